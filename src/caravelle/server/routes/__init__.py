"""What can be asked over HTTP: a module for each resource."""
