# Les lignes d'un décompte, sous les cinq rubriques du livret de règles.

score-a = Pistes d'attribut
score-industry = Industrie
score-culture = Culture
score-wealth = Richesse
score-influence = Influence

score-b = Villes et liaisons
score-cities = Villes
score-links = Liaisons

score-c = Bâtiments, cartes, emplacement libre Gouverneur
score-buildings = Bâtiments
score-cards = Cartes et Gouverneurs
score-slot = Emplacement Gouverneur vide

score-d = Population supplémentaire
score-harbor = Disques dans le port, par trois

score-e = Esclavage
score-slavery = Cartes Esclavage mises de côté

score-total = Gloire
