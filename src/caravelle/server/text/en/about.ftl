# What this is, whose game it is, and what it says of slavery.

about-title = About and rules
about-contents = On this page

about-slavery-title = Slavery in this game
about-slavery-history = The centuries of this game are also those in which European ships carried more than twelve million Africans into slavery. Nearly two million of them died at sea. Much of what was called wealth in Lisbon, Nantes, Liverpool or Amsterdam came from it. Enslaved people resisted from the first day; in Haiti they freed themselves. In the end the trade, and then slavery itself, were outlawed, and what they did to people and nations is not over.
about-slavery-game = The game does not leave this out. One of its decks is called Slavery. Its cards are strong and come early, and nobody has to take one. Whoever does lives with it: when slavery is abolished, or when the card is given up, it counts against its owner at the end. Any player can bring about the abolition. No person is moved about or owned on this table; what is asked of you is a choice.
about-slavery-us = We play it as it is printed and do not dress it up: the table names the deck, and says plainly when a card of it is taken and when slavery is abolished. The same honesty is owed to the rest of the chart. The cities that the rules call free were home to people, and Occupy and Governor are mild words for conquest and rule. One can enjoy the game and know this. If it moves you to read on, or to talk about it at the table, all the better.

about-what-title = What this is
about-what = Caravelle is a free program that plays age-of-sail board games by their printed rules. It is made by people who like them, and its source is open under the Apache licence 2.0.
about-whose = Endeavor: Age of Sail is a board game by Carl de Visser and Jarratt Gray, published by Burnt Island Games and Grand Gamers Guild. Name and game belong to their owners. Caravelle is unofficial: nobody of theirs has asked for it, endorsed it or helped with it. If you like the game, buy it: on a real table it is better still.
about-ours = What you see here is ours: charts, pieces and ornaments are drawn by the program, the coastlines come from the public-domain data of Natural Earth, and the rules are told in our own words. No text and no picture of the publishers is in it.
about-privacy = We keep your name, your games and what you say in the chat, because they are needed to play. There is one cookie, which says who you are, and nothing else: no advertising, no measuring, nothing from other sites.
