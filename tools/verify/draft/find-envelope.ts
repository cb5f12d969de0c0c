import { isRecord } from '#site/lib/json.ts'

type Json = Readonly<Record<string, unknown>>

/** The property that contains the content of every answer: each has it, and its content differs; null: none. */
export function findEnvelope(answers: readonly unknown[]): string | null {
  const bodies = answers.filter(isRecord)
  const [first = {}] = bodies
  const candidates = Object.keys(first)
    .filter((name) => bodies.every((body) => Object.hasOwn(body, name)))
    .map((name) => {
      const contents = bodies
        .map((body) => body[name])
        .filter((content) => typeof content === 'object')
      return { name, count: contents.length, kinds: new Set(contents.map(namesOf)).size }
    })
    .filter(({ count, kinds }) => count > bodies.length / 2 && kinds > 2)
    .toSorted((a, b) => b.kinds - a.kinds)
  return bodies.length < 3 ? null : (candidates[0]?.name ?? null)
}

const namesOf = (value: unknown): string =>
  isRecord(value) ? Object.keys(value).join(' ') : Array.isArray(value) ? 'list' : ''

/** The envelope's content. Objects with numbers as keys become lists, whose items have `$key`. */
export const unwrap = (envelope: string | null, answer: unknown): unknown =>
  convertToLists(envelope === null || !isRecord(answer) ? answer : answer[envelope])

function convertToLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convertToLists)
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
  const isList =
    entries.length > 0 && entries.every(([name, child]) => /^\d+$/.test(name) && isRecord(child))
  if (isList) return entries.map(([name, child]) => ({ $key: name, ...(child as Json) }))
  return Object.fromEntries(entries.map(([name, child]) => [name, convertToLists(child)]))
}

export type Code = { readonly place: string; readonly value: string }

const CODE_NAME = /^(code|result_?code|err(or)?_?(no|code)?)$/i

/** The codes of an answer, with their places. */
export function codesIn(answer: unknown, above = ''): readonly Code[] {
  if (!isRecord(answer)) return []
  return Object.entries(answer).flatMap(([name, value]): readonly Code[] => {
    if (isRecord(value)) return codesIn(value, `${above}/${name}`)
    const isCode = CODE_NAME.test(name) && (typeof value === 'string' || typeof value === 'number')
    return isCode ? [{ place: `${above}/${name}`, value: String(value) }] : []
  })
}
