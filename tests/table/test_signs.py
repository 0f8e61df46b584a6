"""Signs in sentences: a word after a number is shown as its sign, and nothing else is touched."""

from __future__ import annotations

from markupsafe import Markup

from civitas.languages import Language
from civitas.languages.words import Words
from civitas.table.look.signs import signs


def words(tmp_path, text):
    (tmp_path / "table.ftl").write_text(text)
    return Words(Language("en", [tmp_path]), "table-")


def test_a_word_after_a_number_is_its_sign(tmp_path):
    known = words(tmp_path, "table-signs-laurel = culture\ntable-signs-face = happy face, happy faces\n")
    html = signs(known, "you gain 3 culture")
    assert html == (
        'you gain <span class="sgn">3<svg class="g g-laurel" role="img" aria-label="culture">'
        '<use href="#t-laurel"/></svg></span>'
    )
    assert "34 → 26<svg" in signs(known, "34 → 26 culture")
    assert 'aria-label="happy face"' in signs(known, "+1 happy face")
    assert "svg" not in signs(known, "culture, Impact of culture, 3 cultures")


def test_a_text_stays_harmless_and_html_stays_html(tmp_path):
    known = words(tmp_path, "table-signs-ear = food\n")
    assert "<b>" not in signs(known, "<b>3 food</b>")
    assert signs(known, Markup("<b>2 food</b>")).startswith('<b><span class="sgn">2<svg')
    plain = words(tmp_path, "table-row-title = Row\n")
    assert signs(plain, "3 food") == "3 food"
