"""The rules, one module per phase or action, as functions `rule(tables, state, ...)`."""
