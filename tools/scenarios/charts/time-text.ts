const units = [
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const

/** `1500` → `1.5 s`, `60000` → `1 min`. */
export function timeText(ms: number): string {
  const [size, unit] = units.find(([size]) => ms >= size) ?? [1, 'ms']
  return `${Number((ms / size).toFixed(2))} ${unit}`
}
