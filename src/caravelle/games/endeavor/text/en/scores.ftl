# The rows of a score, under the rulebook's five heads.

score-a = Attribute tracks
score-industry = Industry
score-culture = Culture
score-wealth = Wealth
score-influence = Influence

score-b = Cities and links
score-cities = Cities
score-links = Links

score-c = Buildings, cards, free Governor slot
score-buildings = Buildings
score-cards = Cards and Governors
score-slot = Empty Governor slot

score-d = Extra population
score-harbor = Discs in the harbor, by threes

score-e = Slavery
score-slavery = Slavery cards set aside

score-total = Glory
