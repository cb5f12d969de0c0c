const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

type Unit = keyof typeof unitMs

const PART = /(\d+(?:\.\d+)?)(ms|s|m|h|d)/g

export const durationPattern = /^-?(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/

/** Milliseconds of a text such as `2h`, `61s` or `1h30m`, or of a number, which is milliseconds already. */
export function durationMs(duration: number | string): number {
  if (typeof duration === 'number') return duration
  const ms = [...duration.matchAll(PART)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * unitMs[unit as Unit],
    0,
  )
  return Math.round(duration.startsWith('-') ? -ms : ms)
}
