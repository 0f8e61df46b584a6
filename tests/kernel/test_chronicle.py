"""Lines: whose they are, and who may read them."""

from __future__ import annotations

from civitas.kernel.chronicle import Chronicle, Line, but, only


def line(message, **args):
    chronicle = Chronicle()
    chronicle.say(message, **args)
    return chronicle.lines[0]


def test_readers():
    assert [[readers >> seat & 1 for seat in range(3)] for readers in (only(1), but(1), only(0, 2))] == [
        [0, 1, 0],
        [1, 0, 1],
        [1, 0, 1],
    ]
    secret = line("share", seats=[0], to=only(1))
    assert [secret.readable(seat) for seat in (0, 1, None)] == [False, True, False]
    rest = line("share", seats=[0], to=but(1))
    assert [rest.readable(seat) for seat in (0, 1, None)] == [True, False, True]


def test_a_seat_that_is_named_twice_is_one_reader():
    assert [only(1, 1), but(2, 0, 2)] == [only(1), but(0, 2)]


def test_a_line_is_whose_seat_it_names_first():
    assert line("take", what=3, seat=1, other=0).seat == 1
    assert line("capital", player=2, at="A1").seat == 2
    assert line("share", seats=[0, 1]).seat is None
    assert line("phase", round=4).seat is None


def test_a_line_shows_its_message_to_whoever_looks_into_a_game():
    assert str(line("take", seat=0, what="wood")) == "take(seat=0, what=wood)"


def test_lines_are_equal_when_they_say_the_same():
    """When it was said and to whom is no difference: a redealt game says the same."""
    said = Line(3, "take", {"seat": 0}, "card", only(0))
    assert said == Line(9, "take", {"seat": 0}, "card", only(1))
    assert len({said, Line(9, "take", {"seat": 0}, "card", only(1))}) == 1
    assert said != Line(3, "move", {"seat": 0}, "card", only(0))
    assert said != Line(3, "take", {"seat": 1}, "card", only(0))
    assert said != Line(3, "take", {"seat": 0}, "tile", only(0))
    assert said != "Seat 0 takes."
    assert said.__eq__("Seat 0 takes.") is NotImplemented


def test_a_copy_is_written_on_by_itself():
    first = Chronicle()
    first.number = 2
    first.say("take", seat=0)
    second = first.copy()
    second.say("take", seat=1)
    assert [len(first.lines), len(second.lines)] == [1, 2]
    assert second.lines[0] is first.lines[0]
    assert second.lines[1].number == 2
