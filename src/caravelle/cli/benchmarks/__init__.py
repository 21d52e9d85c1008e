"""What `caravelle bench` measures, and how."""
