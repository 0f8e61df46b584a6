"""How it looks: boards, pages, chronicle, rulebooks and the words around them; no database, no requests."""
