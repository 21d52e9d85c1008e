# What is counted in many games: headings, and what has no other name.

measure-start = Start buildings
measure-building = Buildings
measure-opened = Regions opened
measure-governor = Governors
measure-action = Actions
measure-card = Cards
measure-space = Cities and fleets
measure-link = Links
measure-action-ship_track = Ship to a track
measure-action-ship_fleet = Ship to a fleet
measure-action-ship_sea = Ship to the open sea
measure-action-occupy = Occupy
measure-action-attack = Attack
measure-action-draw = Draw
measure-action-draw_pile = Draw from the pile
measure-action-pay = Worker paid
measure-action-token = Token spent
measure-action-pass = Pass
date-round = Round { $date }
