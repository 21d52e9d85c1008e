"""Why a decision is refused: the codes of the base game, then those of neutral discs."""

from ...reasons import NAMES as BASE_NAMES

# the removal of tokens
NO_TOKEN_LEFT = len(BASE_NAMES)
TRACK_SPARED = NO_TOKEN_LEFT + 1
# placing a neutral disc
NOT_ON_TRACK = NO_TOKEN_LEFT + 2
NOT_WHERE_YOU_ACTED = NO_TOKEN_LEFT + 3

NAMES = (*BASE_NAMES, "no-token-left", "track-spared", "not-on-track", "not-where-you-acted")
