"""The pages that people see, and what their forms and their script ask for."""

from __future__ import annotations

from litestar import Router

from civitas.table.web import forms
from civitas.table.web.site import (
    bells,
    books,
    devices,
    hosting,
    joining,
    lobby,
    looking,
    mine,
    opening,
    people,
    playing,
)


def router() -> Router:
    """All pages."""
    return Router(
        path="/",
        route_handlers=[
            lobby.lobby,
            lobby.finished,
            lobby.mine,
            mine.me,
            mine.export,
            mine.feed,
            devices.offer,
            devices.take_back,
            devices.code,
            devices.withdraw,
            devices.come,
            devices.follow,
            bells.hang,
            bells.script,
            opening.new,
            opening.play,
            opening.create,
            opening.open_file,
            playing.table,
            playing.events,
            playing.moment,
            playing.zoom,
            playing.choose,
            playing.undo,
            playing.hint,
            playing.why,
            playing.go_on,
            playing.chat,
            hosting.give_to_bot,
            hosting.give_back,
            hosting.abandon,
            hosting.code,
            people.do,
            joining.invited,
            joining.accept,
            joining.open_seat,
            joining.join,
            looking.look,
            looking.course,
            looking.zoom,
            looking.why,
            looking.play_on,
            looking.save,
            books.rules_page,
            books.likes,
            books.keep_likes,
        ],
        before_request=forms.check_form,
        include_in_schema=False,
    )
