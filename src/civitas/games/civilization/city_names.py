"""The names of the cities of each civilization."""

from __future__ import annotations

CITY_NAMES: dict[str, tuple[str, str, str, str]] = {
    "americans": ("Washington", "Boston", "Chicago", "Denver"),
    "arabs": ("Mecca", "Damascus", "Baghdad", "Basra"),
    "aztecs": ("Tenochtitlan", "Texcoco", "Tlacopan", "Cholula"),
    "chinese": ("Luoyang", "Kaifeng", "Nanjing", "Chengdu"),
    "egyptians": ("Thebes", "Memphis", "Sais", "Tanis"),
    "english": ("London", "York", "Exeter", "Norwich"),
    "french": ("Paris", "Lyon", "Rouen", "Orléans"),
    "germans": ("Berlin", "Mainz", "Bremen", "Ulm"),
    "greeks": ("Pella", "Athens", "Sparta", "Corinth"),
    "indians": ("Delhi", "Agra", "Patna", "Madurai"),
    "japanese": ("Kyoto", "Nara", "Osaka", "Edo"),
    "mongols": ("Karakorum", "Orkhon", "Sarai", "Almaliq"),
    "romans": ("Rome", "Ostia", "Ravenna", "Capua"),
    "russians": ("Moscow", "Novgorod", "Kazan", "Tver"),
    "spanish": ("Seville", "Toledo", "Leon", "Burgos"),
    "zulu": ("Ulundi", "Nobamba", "Bulawayo", "Hlobane"),
}
"""Names for the cities of a civilization, the capital first."""


def city_name(civ: str, number: int) -> str:
    """What the city on that place of the sheet is called."""
    return CITY_NAMES[civ][number]
