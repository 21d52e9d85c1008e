# mypy: ignore-errors
"""The yardstick: a mock of a game of this size, written only to be fast.

A 696-byte record, 320 decisions, about 245 of them in a game, a mask of the legal ones at every
step; rules that no one would want to play or to read. It stays as it is, so that ratios to it can
be compared between machines and years. On a GPU: `python one_kernel.py gpu`, with numba-cuda.
"""

import sys
import time

import numpy as np
from numba import njit

P = 5
NC = 60
NF = 15
NL = 70
NR = 7
NB = 20
NA = 320
PLAYER = np.dtype(
    [
        ("attr", "i1", 4),
        ("supply", "i1"),
        ("harbor", "i1"),
        ("built", "i1", 8),
        ("busy", "i1", 8),
        ("nbuilt", "i1"),
        ("tokens", "i1", 4),
        ("cards", "u8"),
        ("ncards", "i1"),
        ("passed", "i1"),
        ("glory", "i2"),
    ],
    align=True,
)
STATE = np.dtype(
    [
        ("rng", "u8"),
        ("discards", "u8"),
        ("players", PLAYER, P),
        ("space", "i1", NC + NF),
        ("token", "i1", NC + NF),
        ("ltoken", "i1", NL),
        ("track", "i1", (6, 8)),
        ("track_token", "i1", (6, 8)),
        ("track_len", "i1", 6),
        ("sea", "i1", (7, P)),
        ("deck", "i1", 8),
        ("stock", "i1", NB),
        ("round", "i1"),
        ("phase", "i1"),
        ("cur", "i1"),
        ("crown", "i1"),
        ("n", "i1"),
        ("pending", "i1", 4),
        ("presence", "i1", (7, P)),
        ("open", "i1", 7),
    ],
    align=True,
)
rs = np.random.RandomState(1)  # the mock board must stay the same
REGION = np.sort(rs.randint(0, 7, NC + NF)).astype(np.int8)
LINK = np.stack([rs.randint(0, NC + NF, NL), rs.randint(0, NC + NF, NL)], 1).astype(np.int8)
LEVEL = np.sort(rs.randint(1, 6, NB)).astype(np.int8)
ACTS = rs.randint(1, 32, NB).astype(np.int8)
GAINK = rs.randint(0, 4, NB).astype(np.int8)
TLEV = np.array([0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5]).astype(np.int8)


@njit
def rnd(s, n):
    s.rng = s.rng * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
    return np.int64((s.rng >> np.uint64(33)) % np.uint64(n))


@njit
def level(s, p, a):
    v = s.players[p].attr[a]
    if v > 15:
        v = 15
    return TLEV[v]


@njit
def claim(s, p, t):
    if t < 0:
        return
    if t < 4:
        s.players[p].attr[t] += 1
    else:
        s.players[p].tokens[t - 4] += 1


@njit
def claim_links(s, p, c):
    for link in range(NL):
        if LINK[link, 0] == c or LINK[link, 1] == c:
            o = LINK[link, 0] + LINK[link, 1] - c
            if s.space[o] == p and s.ltoken[link] >= 0:
                claim(s, p, s.ltoken[link])
                s.ltoken[link] = -1


@njit
def init(s, seed, n):
    s.rng = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(1)
    s.n = n
    for c in range(NC + NF):
        s.space[c] = -1
        s.token[c] = rnd(s, 8)
    for link in range(NL):
        s.ltoken[link] = rnd(s, 8) if link % 2 else -1
    for r in range(6):
        s.track_len[r] = 5 + r % 3
        for k in range(8):
            s.track[r, k] = -1
            s.track_token[r, k] = rnd(s, 8)
    for b in range(NB):
        s.stock[b] = 3
    s.open[6] = 1
    for p in range(n):
        s.players[p].supply = 34
        s.players[p].harbor = 0
        s.players[p].built[0] = 0
        s.players[p].busy[0] = 1
        s.players[p].nbuilt = 1


# decisions: 0-19 build, 20-27 activate slot, 28-33 ship to track, 34-40 to sea, 41-115 occupy or
# ship to a space, 116-190 attack, 191-198 draw, 199-206 pay, 207 pass or end
@njit
def legal(s, mask):
    for i in range(NA):
        mask[i] = 0
    p = s.cur
    pl = s.players[p]
    n = 0
    if s.phase == 0:
        lv = level(s, p, 0) + 1
        for b in range(NB):
            if LEVEL[b] <= lv and s.stock[b] > 0:
                mask[b] = 1
                n += 1
        if n == 0:
            mask[207] = 1
            n = 1
        return n
    if s.phase == 1:
        for k in range(pl.nbuilt):
            if pl.busy[k]:
                mask[199 + k] = 1
                n += 1
        mask[207] = 1
        return n + 1
    pend = s.pending[0]
    if pend == 0:
        if pl.harbor > 0:
            for k in range(pl.nbuilt):
                if not pl.busy[k]:
                    mask[20 + k] = 1
                    n += 1
        mask[207] = 1
        return n + 1
    if pl.harbor > 0:
        if pend & 1:
            for r in range(6):
                if not s.open[r]:
                    mask[28 + r] = 1
                    n += 1
                else:
                    mask[34 + r] = 1
                    n += 1
        for c in range(NC + NF):
            r = REGION[c]
            if not s.open[r]:
                continue
            if s.space[c] < 0:
                if c >= NC:
                    if pend & 1:
                        mask[41 + c] = 1
                        n += 1
                elif pend & 2 and (r == 6 or s.presence[r, p] > 0):
                    mask[41 + c] = 1
                    n += 1
            elif (
                pend & 4 and pl.harbor > 1 and s.space[c] != p and (r == 6 or s.presence[r, p] > 0)
            ):
                mask[116 + c] = 1
                n += 1
    if pend & 8:
        for d in range(8):
            if s.deck[d] < 6 and s.presence[d if d < 7 else 6, p] >= s.deck[d]:
                mask[191 + d] = 1
                n += 1
    if pend & 16:
        for k in range(pl.nbuilt):
            if pl.busy[k]:
                mask[199 + k] = 1
                n += 1
    mask[207] = 1
    return n + 1


@njit
def place(s, p, c):
    s.players[p].harbor -= 1
    s.space[c] = p
    s.presence[REGION[c], p] += 1
    claim(s, p, s.token[c])
    s.token[c] = -1
    claim_links(s, p, c)


@njit
def next_turn(s):
    s.pending[0] = 0
    for _ in range(s.n):
        s.cur = (s.cur + 1) % s.n
        if not s.players[s.cur].passed:
            return
    # all passed -> next round
    s.round += 1
    s.crown = (s.crown + 1) % s.n
    s.cur = s.crown
    s.phase = 0
    for p in range(s.n):
        s.players[p].passed = 0


@njit
def apply(s, a):  # noqa: PLR0915
    p = s.cur
    pl = s.players[p]
    if s.phase == 0:
        if a < NB:
            s.stock[a] -= 1
            pl.built[pl.nbuilt] = a
            pl.busy[pl.nbuilt] = 0
            pl.nbuilt += 1
            pl.attr[GAINK[a]] += 1 + LEVEL[a] // 2
        g = min(pl.supply, 2 + level(s, p, 1))
        pl.supply -= g
        pl.harbor += g
        s.phase = 1
        s.pending[1] = level(s, p, 2) + 1
        return
    if s.phase == 1:
        done = True
        if a != 207:
            pl.busy[a - 199] = 0
            pl.harbor += 1
            s.pending[1] -= 1
            done = s.pending[1] == 0
        if done:
            s.cur = (s.cur + 1) % s.n
            if s.cur == s.crown:
                s.phase = 2
            else:
                s.phase = 0
        return
    if a == 207:
        if s.pending[0] == 0:
            pl.passed = 1
        next_turn(s)
        return
    if a < 28:
        k = a - 20
        pl.busy[k] = 1
        pl.harbor -= 1
        s.pending[0] = ACTS[pl.built[k]]
        return
    used = 0
    if a < 34:
        r = a - 28
        used = 1
        pl.harbor -= 1
        for k in range(s.track_len[r]):
            if s.track[r, k] < 0:
                s.track[r, k] = p
                claim(s, p, s.track_token[r, k])
                s.presence[r, p] += 1
                if k == s.track_len[r] - 1:
                    s.open[r] = 1
                break
    elif a < 41:
        r = a - 34
        used = 1
        pl.harbor -= 1
        s.sea[r, p] += 1
        s.presence[r, p] += 1
    elif a < 116:
        c = a - 41
        used = 1 if c >= NC else 2
        place(s, p, c)
    elif a < 191:
        c = a - 116
        q = s.space[c]
        s.players[q].supply += 1
        s.presence[REGION[c], q] -= 1
        pl.harbor -= 1
        pl.supply += 1
        place(s, p, c)
        used = 4
    elif a < 199:
        d = a - 191
        s.deck[d] += 1
        pl.attr[d % 4] += 1
        pl.attr[(d + 1) % 4] += 1
        used = 8
        pl.ncards += 1
    else:
        pl.busy[a - 199] = 0
        pl.harbor += 1
        used = 16
    s.pending[0] &= ~used
    if s.pending[0] == 0:
        next_turn(s)


@njit
def playout(s, mask):
    steps = 0
    while s.round < 7:
        n = legal(s, mask)
        k = rnd(s, n)
        a = 0
        while True:
            if mask[a]:
                if k == 0:
                    break
                k -= 1
            a += 1
        apply(s, a)
        steps += 1
    return steps


@njit(nogil=True)
def run(states, mask, seed):
    tot = 0
    for i in range(states.shape[0]):
        init(states[i], seed + i, 4)
        tot += playout(states[i], mask)
    return tot


if __name__ == "__main__":
    print("state bytes", STATE.itemsize)
    t = time.time()
    st = np.zeros(1, STATE)
    run(st, np.zeros(NA, np.int8), 1)
    print("compile", time.time() - t)
    N = 20000
    st = np.zeros(N, STATE)
    t = time.time()
    tot = run(st, np.zeros(NA, np.int8), 1)
    dt = time.time() - t
    print("cpu steps", tot, "games/s", N / dt, "steps/s", tot / dt, "steps/game", tot / N)
    if len(sys.argv) > 1:
        from numba import cuda

        @cuda.jit
        def krun(states, masks, seed, out):
            i = cuda.grid(1)
            if i < states.shape[0]:
                init(states[i], seed + i, 4)
                out[i] = playout(states[i], masks[i])

        for N in (1 << 14, 1 << 17, 1 << 20):
            d = cuda.to_device(np.zeros(N, STATE))
            m = cuda.device_array((N, NA), np.int8)
            o = cuda.device_array(N, np.int64)
            t = time.time()
            krun[(N + 127) // 128, 128](d, m, 1, o)
            cuda.synchronize()
            first = time.time() - t
            d = cuda.to_device(np.zeros(N, STATE))
            cuda.synchronize()
            t = time.time()
            krun[(N + 127) // 128, 128](d, m, 1, o)
            cuda.synchronize()
            dt = time.time() - t
            tot = int(o.copy_to_host().sum())
            h = d.copy_to_host()
            n2 = min(N, 2000)
            st = np.zeros(n2, STATE)
            run(st, np.zeros(NA, np.int8), 1)
            same = bool((h[:n2] == st).all())
            print(
                "gpu N",
                N,
                "first",
                round(first, 2),
                "s games/s",
                N / dt,
                "steps/s",
                tot / dt,
                "same as cpu",
                same,
            )
