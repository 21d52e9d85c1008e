# Ce que dit la ligne de commande autour d'une partie : messages, menu de départ, sauvegardes.

cli-not-compiled = Les règles n'ont pas pu être compilées ; la cause est indiquée plus haut.

## Places

cli-too-many-names = { $names } noms sont donnés pour { $players } joueurs.
cli-names-alike = Chaque joueur doit avoir un nom à lui, et aucun ne peut être vide.
cli-which-people = « { $wanted } » ne désigne aucune place : donnez le nombre de personnes (0 à { $players }), « all », ou des couleurs parmi { $colours }.
cli-which-bots = « { $wanted } » ne dit pas la force { $bots ->
    [one] du robot
   *[other] des { $bots } robots
} : donnez un niveau pour tous ou un pour chacun, parmi { $levels }.
cli-colour-red = rouge
cli-colour-blue = bleu
cli-colour-yellow = jaune
cli-colour-green = vert
cli-colour-purple = violet

## Le menu de départ

cli-menu-intro = Entrée prend la valeur entre crochets, q quitte.
cli-menu-resume = Reprendre la partie quittée le { $when }
cli-menu-new = Commencer une nouvelle partie
cli-menu-which = Laquelle ?
cli-menu-players = Combien de joueurs, de { $least } à { $most } ?
cli-menu-no-variant = Le jeu tel quel
cli-menu-which-variant = Quel jeu ?
cli-menu-chart = { $chart } ({ $edition })
cli-menu-which-chart = Quel plateau ?
cli-menu-flags = Certaines de ces options ? Tapez leurs numéros.
cli-menu-none = aucune
cli-menu-numbers = Tapez des numéros de 1 à { $most }, ou simplement Entrée.
cli-menu-people = Combien d'entre eux sont des personnes devant ce terminal ? Des robots jouent les autres.
cli-thinks = { $name } réfléchit...
cli-menu-bots = De quelle force sont les robots ?
cli-level-easy = facile : joue aussitôt, et se trompe parfois
cli-level-normal = normal : réfléchit jusqu'à une seconde
cli-level-hard = difficile : réfléchit jusqu'à cinq secondes
cli-menu-number = Tapez un nombre de { $least } à { $most }, ou simplement Entrée.

## Les variantes

cli-or = {" ou "}
cli-alone = Un joueur seul joue en solo : ajoutez --variant solo.
cli-option-of-variant = { $option } appartient à une variante, { $variant } : ajoutez --variant { $id }, ou ne mettez pas cette option.
cli-variant-players = { $variant } : cette variante se joue à { $counts }, pas à { $players }.
cli-variant-edition = { $variant } : cette variante n'existe pas pour l'édition { $edition }.
cli-variant-chart = { $variant } : cette variante ne se joue pas sur le plateau { $chart }.

## Les sauvegardes

cli-kept = La partie est gardée dans { $path }
cli-saved = Sauvegardé : { $path }
cli-not-saved = La partie n'a pas pu être sauvegardée : { $reason }
cli-file-exists = { $path } existe déjà : reprenez cette partie par « { $program } play --terminal { $path } », ou choisissez un autre nom.
cli-not-overwritten = { $path } existe déjà et n'est pas cette partie : choisissez un autre nom.
cli-is-folder = { $path } est un dossier : donnez le nom d'un fichier.
cli-no-folder = Il n'y a pas de dossier pour { $path }.
cli-resume-with = Pour la reprendre : { $command }
cli-nothing-to-resume = Aucune partie à reprendre n'est gardée. « { $program } play --terminal » en commence une.
cli-resume-or-new = { $option } vaut pour une nouvelle partie ; une partie sauvegardée a déjà le sien.
cli-bad-journal = { $path }, ligne { $line } : { $reason }
cli-try-recover = Ce qui précède cette ligne peut être sauvé : { $program } journal check { $path } --recover NOUVEAU_FICHIER
