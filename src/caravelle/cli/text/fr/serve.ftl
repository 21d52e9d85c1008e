# La table dans le navigateur : ce que le terminal en dit.

cli-terminal-only = Dans le navigateur, on choisit sur la page à quoi jouer. Ces options concernent le terminal : ajoutez --terminal.
cli-serve-here = La table est mise à l'adresse { $address } (Ctrl-C arrête le serveur, les parties sont conservées)
cli-serve-there = La table est déjà mise à l'adresse { $address }
cli-serve-occupied = Un autre serveur utilise déjà cette base de données.
cli-serve-port = Le serveur ne peut pas écouter là : { $reason }
cli-serve-no-page = La page n'a pas été construite, il n'y a donc rien à voir pour l'instant. Dans un dépôt, « make setup » la construit.
