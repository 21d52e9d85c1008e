"""The table: games in the browser, against bots or with friends, from one process or several.

settings, app, run          what is served, how it is put together and started
routes/                     what can be asked over HTTP, a module for each resource
hall, live, play, seating   tables in memory; decisions and undo; who sits where
driving                     bots, thinking beside the event loop
telling, snapshots, stream  what a person is told of a table, and the updates of it
storage/, migrations/       what is kept: SQLite, or PostgreSQL shared by several processes
identity, guard, limits     who asks, and what is refused before it is heard
"""
