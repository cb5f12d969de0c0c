const KOREA_AHEAD_MS = 9 * 3_600_000

/** An epoch in milliseconds as the wire has it: RFC 3339 with Korea's offset, whole seconds. */
export const instant = (at: number): string =>
  `${new Date(Math.floor(at / 1000) * 1000 + KOREA_AHEAD_MS).toISOString().slice(0, 19)}+09:00`
