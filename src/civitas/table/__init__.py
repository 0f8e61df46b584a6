"""The web table: lobby, tables, looking back, rules pages and an interface for programs."""
