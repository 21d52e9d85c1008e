# The frame of the page: header, footer, navigation, settings.

page-skip = Skip to the content
page-navigation = Main
page-home = To the home page
page-about = About and rules
page-about-more = What this is, and whose game
page-unofficial = A free and unofficial table for a board game that we love.
page-language = Language
page-close = Close
page-cancel = Not now
page-copy = Copy
page-copied = Copied
page-offline = The server does not answer. Nothing is lost; try again in a moment.

nowhere-title = Off the chart
nowhere-text = There is nothing at this address.

come-title = Go on here
come-text = This is a private link. It makes this device yours too, with your name, your seats and your games. Nobody else should have it.
come-instead = Until now this device was { $name }'s. It will not be any more.
come-move = Yes, that is me

name-title = What shall we call you?
name-text = A name is all it takes. There is no account and no password.
name-label = Your name at the table
name-another = Another one
name-done = That's me
name-birds = Albatross, Avocet, Curlew, Dunlin, Fulmar, Gannet, Gull, Heron, Kittiwake, Lapwing, Osprey, Petrel, Plover, Puffin, Sandpiper, Shearwater, Skua, Tern

device-title = On another device
device-text = Open this private link on your phone, say, and go on there as { $name }. Keep it to yourself: who has it plays for you.
device-show = Show the link
device-link = Your private link

settings-title = Settings
settings-rename = Keep this name
settings-kept = Kept.
settings-scheme = Colours
settings-scheme-system = As the system
settings-scheme-day = Day
settings-scheme-night = Night
settings-motion = Discs and tokens
settings-motion-system = move
settings-motion-none = are just there
settings-sound = A quiet sound when something happens

live-loading = Unrolling the chart…
live-offline = No connection. Nothing is lost: we keep trying.
live-preparing = The bots are being compiled. This happens once, and takes about a minute.
