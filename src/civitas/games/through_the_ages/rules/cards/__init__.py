"""Every card whose effect is more than numbers, with its words beside the code."""
