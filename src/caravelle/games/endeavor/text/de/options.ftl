# Varianten und ihre Optionen: wie sie heißen, und eine Zeile zu jeder für Menüs.

variant-silent_fleet = Stille Flotte
variant-silent_fleet-note = Mit der Stillen Flotte: Scheiben einer dritten Farbe antworten auf eure Züge
variant-solo = Solo
variant-solo-note = Solo: allein gegen die Opposition
variant-neutral_discs = Neutrale Scheiben
variant-neutral_discs-note = Mit neutralen Scheiben, die jeder zusätzlich einsetzt

option-limited_occupy = Begrenztes Einnehmen
option-limited_occupy-note = Begrenztes Einnehmen: Die Flotte nimmt nur dort ein, wo du gerade eingenommen hast
option-no_reaction_to_tokens = Keine Reaktion auf Marker
option-no_reaction_to_tokens-note = Keine Reaktion auf Marker: Blaue Handelsmarker rufen nichts hervor
option-building_scarcity = Knappe Gebäude
option-building_scarcity-note = Knappe Gebäude: Vor jeder Bauphase kommt ein Gebäude aus dem Spiel

option-difficulty = Wie schwer?
difficulty-easier = leichter
difficulty-easier-note = leichter: Blaue Marker der Opposition bewirken nichts
difficulty-normal = normal
difficulty-normal-note = normal
difficulty-harder = schwerer
difficulty-harder-note = schwerer: Auch die von See werden ausgeführt
