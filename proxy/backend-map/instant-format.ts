import { MINUTE_MS } from '../../src/lib/durations.ts'

/** `text`: parts such as `yyyy-MM-dd HH:mm`, see `PART_PATTERNS`; without an offset in it, in `zone`. */
export type InstantFormat =
  | 'iso'
  | 'epoch-s'
  | 'epoch-ms'
  | 'epoch-us'
  | 'ticks'
  | 'net-date'
  | { readonly text: string; readonly zone?: string | undefined }

const RFC_3339 = 'yyyy-MM-ddTHH:mm:ss[.S]X'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Minimum, maximum, units per millisecond, and the value of 1970. The ranges, from 2001 to 2099, do not overlap. */
const COUNTED_FORMATS = {
  'epoch-s': [1e9, 4.1e9, 0.001, 0],
  'epoch-ms': [1e12, 4.1e12, 1, 0],
  'epoch-us': [1e15, 4.1e15, 1_000, 0],
  ticks: [6.3e17, 6.7e17, 10_000, 621_355_968e9],
} as const

const ONE_OR_TWO = String.raw`\d\d?`
const PART_PATTERNS = {
  yyyy: String.raw`\d{4}`,
  yy: String.raw`\d\d`,
  MMM: MONTHS.join('|'),
  MM: String.raw`\d\d`,
  M: ONE_OR_TWO,
  ddd: DAYS.join('|'),
  dd: String.raw`\d\d`,
  d: ONE_OR_TWO,
  HH: String.raw`\d\d`,
  H: ONE_OR_TWO,
  hh: String.raw`\d\d`,
  h: ONE_OR_TWO,
  mm: String.raw`\d\d`,
  ss: String.raw`\d\d`,
  S: String.raw`\d{1,9}`,
  tt: 'AM|PM|am|pm|오전|오후',
  X: String.raw`Z|UTC|GMT|[+-]\d\d(?::?\d\d)?`,
} as const
type Part = keyof typeof PART_PATTERNS
const partOf = (token: string): Part => (token.startsWith('S') ? 'S' : (token as Part))

/** Quoted text, a part, or another letter. */
const TOKEN = /'([^']*)'|yyyy|yy|MMM|MM?|ddd|dd?|HH?|hh?|mm|ss|S+|tt|X|[A-Za-z]/g

/** Why a text is not a valid format; null: it is valid. */
export function faultOf(text: string): string | null {
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !token.startsWith("'"))
  const unknownToken = tokens.find(
    (token) => !Object.hasOwn(PART_PATTERNS, partOf(token)) && !/[TZ]/.test(token),
  )
  if (unknownToken !== undefined)
    return `${unknownToken} is no part of a time: write yyyy MM dd HH mm ss, or other words as '${unknownToken}'`
  const has = (...parts: readonly string[]) => parts.some((part) => tokens.includes(part))
  if (!has('yyyy', 'yy')) return 'has no year: write yyyy'
  return has('h', 'hh') === has('tt') ? null : 'h is of 12 hours and needs tt; of 24 it is H'
}

/** Milliseconds ahead of UTC. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? []
  const offsetMs = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS
  return sign === '-' ? -offsetMs : offsetMs
}

const toIso = (at: number): string | undefined =>
  Math.abs(at) < 8.64e15 ? new Date(at).toISOString() : undefined

/** Hours from 0 to 23; undefined: invalid. */
function hoursIn({ HH, H, hh, h, tt }: Partial<Record<Part, string>>): string | undefined {
  const twelveHour = hh ?? h
  if (twelveHour === undefined) return HH ?? H ?? '00'
  const hour = Number(twelveHour)
  if (hour < 1 || hour > 12) return undefined
  return String((hour % 12) + (/pm|오후/i.test(tt ?? '') ? 12 : 0))
}

function readerOfText(text: string, zone: string): (raw: string) => string | undefined {
  const pattern = text
    .replaceAll(/[.*+?^${}()|\\]/g, String.raw`\$&`)
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replaceAll(TOKEN, (token, quoted?: string) => {
      const part = partOf(token)
      return (
        quoted ??
        (Object.hasOwn(PART_PATTERNS, part) ? `(?<${part}>${PART_PATTERNS[part]})` : token)
      )
    })
  const wholeText = new RegExp(`^${pattern}$`)
  return (raw) => {
    const groups: Partial<Record<Part, string>> | undefined = wholeText.exec(raw)?.groups
    if (!groups) return undefined
    const year = groups.yyyy ?? `20${groups.yy ?? ''}`
    const month = groups.MMM === undefined ? groups.MM : String(MONTHS.indexOf(groups.MMM) + 1)
    const parts = [
      month ?? groups.M ?? '01',
      groups.dd ?? groups.d ?? '01',
      hoursIn(groups) ?? '99',
    ]
    const [MM, dd, HH] = parts.map((part) => part.padStart(2, '0'))
    const { mm = '00', ss = '00', S = '000' } = groups
    const localTime = `${year}-${MM}-${dd}T${HH}:${mm}:${ss}.${S.slice(0, 3).padEnd(3, '0')}Z`
    const at = Date.parse(localTime)
    // 31 February would roll over.
    return toIso(at) === localTime ? toIso(at - offsetOf(groups.X ?? zone)) : undefined
  }
}

/** Reads a point in time as RFC 3339; undefined: it has another format. */
export function instantReader(format: InstantFormat): (raw: unknown) => string | undefined {
  if (typeof format === 'object' || format === 'iso') {
    const { text, zone = 'Z' } = format === 'iso' ? { text: RFC_3339 } : format
    const readText = readerOfText(text, zone)
    const normalize = (raw: string) => (format === 'iso' ? raw.toUpperCase() : raw)
    return (raw) => (typeof raw === 'string' ? readText(normalize(raw)) : undefined)
  }
  if (format === 'net-date') {
    return (raw) => {
      const [, at] = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(String(raw)) ?? []
      return at === undefined ? undefined : toIso(Number(at))
    }
  }
  const [minDigits, maxDigits, perMillisecond, start] = COUNTED_FORMATS[format]
  return (raw) => {
    const at = typeof raw === 'string' && /^\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw
    return typeof at === 'number' && at >= minDigits && at <= maxDigits
      ? toIso(Math.round((at - start) / perMillisecond))
      : undefined
  }
}

/** Writes a point in time (epoch milliseconds). */
export function instantWriter(format: InstantFormat): (at: number) => unknown {
  if (format === 'iso') return toIso
  if (format === 'net-date') return (at) => `/Date(${at})/`
  if (format === 'ticks')
    return (at) => String(BigInt(at) * 10_000n + BigInt(COUNTED_FORMATS.ticks[3]))
  if (typeof format === 'string') return (at) => Math.floor(at * COUNTED_FORMATS[format][2])
  const { text, zone = 'Z' } = format
  const offsetMs = offsetOf(zone)
  return (at) => {
    const localTime = new Date(at + offsetMs)
    const [yyyy = '', MM = '', dd = '', HH = '', mm = '', ss = '', S = ''] = localTime
      .toISOString()
      .split(/[-T:.Z]/)
    const hour = String(Number(HH) % 12 || 12)
    const parts: Readonly<Record<string, string | undefined>> = {
      ...{ yyyy, MM, dd, HH, mm, ss, X: zone, hh: hour.padStart(2, '0'), h: hour },
      ...{ yy: yyyy.slice(2), M: String(Number(MM)), d: String(Number(dd)) },
      ...{ H: String(Number(HH)), tt: Number(HH) < 12 ? 'AM' : 'PM' },
      ...{ MMM: MONTHS[localTime.getUTCMonth()], ddd: DAYS[localTime.getUTCDay()] },
    }
    const formatToken = (token: string, quoted?: string): string =>
      quoted ??
      parts[token] ??
      (token.startsWith('S') ? S.padEnd(token.length, '0').slice(0, token.length) : token)
    return text.replaceAll(/[[\]]/g, '').replaceAll(TOKEN, formatToken)
  }
}
