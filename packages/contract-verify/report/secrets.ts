import { isRecord, parseJson, readTextProperty } from '../../../src/lib/json.ts'
import { isSecret } from '../answers/secret-names.ts'
import type { ApiCall } from '../model.ts'

/** A text of fewer characters in a field of an answer is hidden there, and nowhere else. */
const SHORTEST_TOLD = 8
/** The least of a password that a request may have tried. */
const SHORTEST_TRIED = 4

/** All texts of a JSON value whose names promise a secret. */
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

/** The passwords that a request had: a member's, or nearly one's. Made-up tokens are no secret. */
function secretsSent({ sent, json }: ApiCall, passwords: readonly string[]): readonly string[] {
  const typed = secretFields(parseJson(sent.text ?? ''))
  const isTaken = TAKEN.has(readTextProperty(json, 'status') ?? '')
  return typed.filter(
    (one) =>
      one.length >= SHORTEST_TRIED &&
      (isTaken || passwords.some((password) => isNearly(one, password))),
  )
}

/** Statuses that say that a password is somebody's now. */
const TAKEN: ReadonlySet<string> = new Set(['success', 'authenticated'])

/** Guesses are made of the password: all of it and more, or all but its end. */
const isNearly = (text: string, password: string): boolean =>
  text.includes(password) || (password.startsWith(text) && text.length >= password.length - 2)

const secretsTold = ({ received, json }: ApiCall): readonly string[] =>
  [...secretFields(json), ...cookieValues(received?.headers['set-cookie'])].filter(
    (one) => one.length >= SHORTEST_TOLD,
  )

/** Everything secret that a run knows: the passwords it was given, and what its requests and answers show. */
export const secretsIn = (
  calls: readonly ApiCall[],
  passwords: readonly string[] = [],
): ReadonlySet<string> =>
  new Set([
    ...passwords,
    ...calls.flatMap((call) => [...secretsSent(call, passwords), ...secretsTold(call)]),
  ])
