"""Reports: pages with plots that are one file each and ask nothing of the network."""
