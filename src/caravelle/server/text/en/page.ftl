# The frame of the page: header, footer, navigation.

page-skip = Skip to the content
page-navigation = Main
page-home = Home
page-about = About and rules
page-about-more = What this is, and whose game
page-unofficial = An unofficial, free table for a board game we love.
page-language = Language
page-scheme = Colours
page-scheme-system = As the system
page-scheme-day = Day
page-scheme-night = Night

nowhere-title = Off the chart
nowhere-text = There is no page at this address.

come-title = Move here

home-title = Set sail

table-loading = Unrolling the chart…
table-offline = No connection. Nothing is lost: we keep trying.
