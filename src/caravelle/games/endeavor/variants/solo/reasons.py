"""Why a decision is refused in solo: the codes of the base game, and those of the variant."""

from ...reasons import NAMES as BASE

NAMES = (*BASE, "not-on-board", "third-column", "not-an-option")
NOT_ON_BOARD, THIRD_COLUMN, NOT_AN_OPTION = range(len(BASE), len(NAMES))
