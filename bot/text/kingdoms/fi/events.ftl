# Mitä tapahtui. Kerrotaan preesensissä.
event-turn-ended = { $who } päättää vuoronsa.
