import type { Instant } from './map-schema.ts'

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i
const TOKEN = /yyyy|S+|MM|dd|HH|mm|ss|X/g
const MINUTE = 60_000

/** Least, most, milliseconds of a unit: seconds and milliseconds from 2001 to 2099 never look alike. */
const epoch = { 'epoch-s': [1e9, 4.1e9, 1_000], 'epoch-ms': [1e12, 4.1e12, 1] } as const

/** Milliseconds ahead of UTC. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE
  return sign === '-' ? -ahead : ahead
}

const iso = (at: number): string | undefined =>
  Math.abs(at) < 8.64e15 ? new Date(at).toISOString() : undefined

function readerOfText(text: string, zone: string): (raw: string) => string | undefined {
  const pattern = text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(TOKEN, (token) =>
      token === 'X'
        ? String.raw`(?<X>Z|[+-]\d\d:?\d\d)`
        : String.raw`(?<${token.replace(/S+/, 'S')}>\d{${token.length}})`,
    )
  const whole = new RegExp(`^${pattern}$`)
  return (raw) => {
    const found = whole.exec(raw)?.groups
    if (!found) return undefined
    const { yyyy, MM = '01', dd = '01', HH = '00', mm = '00', ss = '00', S = '000' } = found
    const local = `${yyyy}-${MM}-${dd}T${HH}:${mm}:${ss}.${S.slice(0, 3).padEnd(3, '0')}Z`
    const at = Date.parse(local)
    // 31 February would roll over.
    return iso(at) === local ? iso(at - offsetOf(found['X'] ?? zone)) : undefined
  }
}

/** Reads a point in time as RFC 3339; undefined: it has another format. */
export function instantReader(format: Instant): (raw: unknown) => string | undefined {
  if (typeof format === 'object') {
    const read = readerOfText(format.text, format.zone ?? 'Z')
    return (raw) => (typeof raw === 'string' ? read(raw) : undefined)
  }
  if (format === 'iso') {
    return (raw) =>
      typeof raw === 'string' && RFC_3339.test(raw)
        ? iso(Date.parse(raw.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
        : undefined
  }
  const [least, most, unit] = epoch[format]
  return (raw) => {
    const at = typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : raw
    return typeof at === 'number' && at >= least && at <= most
      ? iso(Math.floor(at * unit))
      : undefined
  }
}

/** Writes a point in time (epoch milliseconds). */
export function instantWriter(format: Instant): (at: number) => unknown {
  if (format === 'iso') return iso
  if (typeof format === 'string') return (at) => Math.floor(at / epoch[format][2])
  const { text, zone = 'Z' } = format
  const ahead = offsetOf(zone)
  return (at) => {
    const [yyyy, MM, dd, HH, mm, ss, S = ''] = (iso(at + ahead) ?? '').split(/[-T:.Z]/)
    const parts: Record<string, string | undefined> = { yyyy, MM, dd, HH, mm, ss, X: zone }
    return text.replaceAll(
      TOKEN,
      (token) => parts[token] ?? S.padEnd(token.length, '0').slice(0, token.length),
    )
  }
}
