import { isRecord } from '../../src/lib/json.ts'

const MASK = '•••'

const secretNames: ReadonlySet<string> = new Set(['pw', 'newPw', 'token', 'ticket'])

const withoutTicket = (text: string): string => text.replaceAll(/(\bticket=)[^&\s]+/g, `$1${MASK}`)

/** JSON in which passwords, tokens and tickets are masked, in addresses, too. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutTicket(value)
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretNames.has(name) ? MASK : withoutSecrets(inner),
    ]),
  )
}
