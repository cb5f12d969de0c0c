import { problems } from '../../src/generated/problems.ts'
import type { Outcomes } from './map-schema.ts'
import { compilePlace, isLike } from './places.ts'
import type { Reply } from './places.ts'

export type ProblemCode = keyof typeof problems

/** Null: the map has no rule for the answer. */
export type Outcome =
  | { readonly status: string; readonly isEmpty: boolean }
  | { readonly problem: ProblemCode }
  | null

/** The outcome that a word of the map means. `success`: the operation's status for a success. */
export function outcomeOf(word: string, [success = '']: readonly string[]): Outcome {
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

/** Compiles the outcome of an answer: the first place whose table has its value decides. */
export function compileOutcomes(
  outcomes: Outcomes,
  statuses: readonly string[],
): (reply: Reply) => Outcome {
  const places = Object.entries(outcomes).map(([place, table]) => {
    const source = place === '$type' ? typeOf : compilePlace(place)
    const exact = new Map(Object.entries(table))
    const contained = [...exact].filter(([pattern]) => pattern.startsWith('~'))
    const wordFor = (text: string) =>
      exact.get(text) ??
      contained.find(([pattern]) => isLike(text, pattern))?.[1] ??
      exact.get(place === '$http' ? `${text.slice(0, 1)}xx` : 'else') ??
      exact.get('else')
    return (reply: Reply): Outcome => {
      const value = source(reply, reply.root, '')
      if (value === undefined || value === null || typeof value === 'object') return null
      const word = wordFor(String(value))
      if (word === undefined) return null
      if (word !== 'same') return outcomeOf(word, statuses)
      return statuses.includes(String(value)) ? { status: String(value), isEmpty: false } : null
    }
  })
  return (reply) => {
    for (const outcome of places) {
      const result = outcome(reply)
      if (result !== null) return result
    }
    return null
  }
}
