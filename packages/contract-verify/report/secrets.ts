import { isRecord, parseJson, readTextProperty } from '../../../src/lib/json.ts'
import { isSecret } from '../answers/secret-names.ts'
import type { ApiCall } from '../core/model.ts'

/** Shorter texts are masked only in their own field of an answer. */
const SHORTEST_TOLD = 8
const SHORTEST_TRIED = 4

export function secretFields(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return isSecret(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => secretFields(item, name))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => secretFields(inner, key))
}

const cookieValues = (header: string | undefined): readonly string[] =>
  (header ?? '').split(/[;,]\s*/).flatMap((pair) => {
    const value = pair.slice(pair.indexOf('=') + 1)
    return pair.includes('=') ? [value, decoded(value)] : []
  })

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Passwords in a request that are a member's or close to one. Invented tokens are not secret. */
function secretsSent(
  typed: readonly string[],
  { json }: ApiCall,
  passwords: readonly string[],
): readonly string[] {
  const isTaken = TAKEN.has(readTextProperty(json, 'status') ?? '')
  return typed.filter(
    (one) =>
      one.length >= SHORTEST_TRIED &&
      (isTaken || passwords.some((password) => isNearly(one, password))),
  )
}

const TAKEN: ReadonlySet<string> = new Set(['success', 'authenticated'])

/** Guesses are the password plus or minus characters. */
const isNearly = (text: string, password: string): boolean =>
  text.includes(password) || (password.startsWith(text) && text.length >= password.length - 2)

const secretsTold = ({ received, json }: ApiCall): readonly string[] =>
  [...secretFields(json), ...cookieValues(received?.headers['set-cookie'])].filter(
    (one) => one.length >= SHORTEST_TOLD,
  )

export function secretsIn(
  calls: readonly ApiCall[],
  passwords: readonly string[] = [],
): ReadonlySet<string> {
  // The largest texts are sent to every operation.
  const known = new Map<string, readonly string[]>()
  const typedIn = (text: string): readonly string[] => {
    const typed = known.get(text) ?? secretFields(parseJson(text))
    known.set(text, typed)
    return typed
  }
  return new Set([
    ...passwords,
    ...calls.flatMap((call) => [
      ...secretsSent(typedIn(call.sent.text ?? ''), call, passwords),
      ...secretsTold(call),
    ]),
  ])
}
