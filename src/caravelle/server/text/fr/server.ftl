# Ce que le serveur dit lui-même : pourquoi une requête est refusée, ce qui s'est passé à une table, dans le terminal.

## Les erreurs, selon leur code

error-no_name = Dites d'abord comment vous vous appelez.
error-name = Un nom a besoin d'au moins une lettre visible.
error-bad_link = Ce lien privé ne fonctionne pas, ou ne fonctionne plus.
error-no_table = Cette table n'existe pas.
error-no_seat = Cette table n'a pas cette place.
error-no_position = La partie n'est pas allée si loin.
error-not_found = Il n'y a rien à cette adresse.
error-method = Cette adresse n'accepte pas ce genre de requête.
error-refused = Cette requête est incompréhensible.
error-invalid = Il manque quelque chose à cette requête, ou quelque chose n'y est pas comme il faut.
error-content_type = Le corps de cette requête n'est pas du type attendu.
error-too_large = C'est trop volumineux.
error-too_many = Trop de requêtes à la fois. Patientez un instant.
error-origin = Cette requête vient de la page d'un autre site.
error-host = Ce serveur ne répond pas à ce nom.
error-failed = Une erreur est survenue de notre côté. Votre partie est en sécurité.
error-preparing = Les règles sont encore en cours de compilation. Cela n'arrive qu'une fois et dure environ une minute.
error-old_rules = Cette partie a commencé sous des règles plus anciennes. On peut encore télécharger son journal.
error-not_yours = Cette place est celle de quelqu'un d'autre.
error-seat_taken = Cette place est prise.
error-seats = Cette partie a { $seats ->
    [one] une place
   *[other] { $seats } places
} : dites pour chacune qui s'y assoit.
error-level = Ce niveau de robot n'existe pas.
error-leave_to_bot = La partie a commencé : dites quel robot prend la suite.
error-not_started = La partie n'a pas commencé : une place est encore libre.
error-stale = La partie a avancé entre-temps. Regardez de nouveau.
error-over = La partie est terminée.
error-not_over = La partie n'est pas encore terminée.
error-nothing_to_undo = Il n'y a rien que vous puissiez annuler.
error-bad_action = { $told }
error-illegal = { $told }
error-option = Ces options ne vont pas ensemble.
error-journal = Ce n'est pas un journal que nous sachions lire : ligne { $line }, { $reason }.
error-nothing_said = Il n'y a rien à dire là-dedans.
error-no_advice = Cette table n'offre pas de conseils.

## Les niveaux des robots

level-random = Mousse : au petit bonheur
level-greedy = Avide
level-easy = Facile
level-normal = Normal
level-hard = Difficile

## Les annonces dans la discussion

notice-joined = { $name } prend place.
notice-left = { $name } se lève.
notice-to_bot = { $name } se lève, un robot prend la suite ({ $level }).

## La page, là où elle manque

page-not-built = La page n'a pas été construite. Dans un dépôt, « make setup » la construit ; un programme installé l'apporte avec lui.
