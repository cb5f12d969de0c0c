import { problems } from '../../src/generated/problems.ts'
import type { ProblemCode } from '../../src/generated/problems.ts'
import type { Outcomes } from './map-schema.ts'
import { compilePlace, equalsLiteral } from './places.ts'
import type { Reply } from './places.ts'

/** Null: the map has no rule for the answer. */
export type MappedOutcome =
  | { readonly status: string; readonly isEmpty: boolean }
  | { readonly problem: ProblemCode }
  | null

/** The outcome that a word of the map means. `success`: the operation's status for a success. */
export function parseOutcomeWord(word: string, [success = '']: readonly string[]): MappedOutcome {
  if (word === 'success' || word === 'empty') return { status: success, isEmpty: word === 'empty' }
  return Object.hasOwn(problems, word)
    ? { problem: word as ProblemCode }
    : { status: word, isEmpty: false }
}

function typeOf({ root }: Reply): string {
  if (root === undefined || root === null) return 'none'
  if (Array.isArray(root)) return 'list'
  return typeof root === 'object' ? 'object' : 'text'
}

/** Finds a value's word in a table: by the whole value, by a part of it (`~`), by `2xx` and such, or by `else`. */
function wordFinder(place: string, table: Outcomes[string]): (value: string) => string | undefined {
  const wordByValue = new Map(Object.entries(table))
  const containedWords = [...wordByValue].filter(([pattern]) => pattern.startsWith('~'))
  const classOf = (value: string) => (place === '$http' ? `${value.slice(0, 1)}xx` : 'else')
  return (value) =>
    wordByValue.get(value) ??
    containedWords.find(([pattern]) => equalsLiteral(value, pattern))?.[1] ??
    wordByValue.get(classOf(value)) ??
    wordByValue.get('else')
}

function compileTable(
  place: string,
  table: Outcomes[string],
  statuses: readonly string[],
): (reply: Reply) => MappedOutcome {
  const source = place === '$type' ? typeOf : compilePlace(place)
  const findWord = wordFinder(place, table)
  return (reply) => {
    const value = source(reply, reply.root, '')
    if (value === undefined || value === null || typeof value === 'object') return null
    const word = findWord(String(value))
    if (word === undefined) return null
    if (word !== 'same') return parseOutcomeWord(word, statuses)
    return statuses.includes(String(value)) ? { status: String(value), isEmpty: false } : null
  }
}

/** Compiles the outcome of an answer: the first place whose table has its value decides. */
export function compileOutcomes(
  outcomes: Outcomes,
  statuses: readonly string[],
): (reply: Reply) => MappedOutcome {
  const tables = Object.entries(outcomes).map(([place, table]) =>
    compileTable(place, table, statuses),
  )
  return (reply) => {
    for (const outcomeOf of tables) {
      const outcome = outcomeOf(reply)
      if (outcome !== null) return outcome
    }
    return null
  }
}
