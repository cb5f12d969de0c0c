import { contractShapes } from '#proxy/backend-map/contract-shapes.ts'
import { leafOf } from '#proxy/backend-map/formats.ts'
import { isRecord } from '#site/lib/json.ts'
import { displayValue } from '../answers/body-fits-schema.ts'
import { isFlag } from './match-schema.ts'
import type { Match } from './match-schema.ts'
import type { Observation } from './observe.ts'

/** One line of a map: `key: value`. */
export type Rule = {
  readonly key: string
  readonly value: string
  /** `ask`: written as a comment with a question mark. */
  readonly certainty: 'sure' | 'guess' | 'ask'
  readonly reason: string
}

export const rule = (
  key: string,
  value: string,
  reason: string,
  certainty: Rule['certainty'] = 'sure',
): Rule => ({ key, value, reason, certainty })

const NOTHING_LIKE_IT = 'nothing like it was seen'

export function loginRules({ login: { spelling } }: Observation): readonly Rule[] {
  if (spelling === null) return []
  const [id, pw] = spelling
  const others = 'the login; others are likely alike'
  return [
    rule('LoginRequest.id', id, 'the login'),
    rule('CheckIdRequest|RegisterRequest|ResetPasswordRequest.id', id, others, 'guess'),
    rule('LoginRequest.pw', pw, 'the login'),
    rule('RegisterRequest.pw', pw, others, 'guess'),
    rule('ChangePasswordRequest.pw', '?', 'the old password is not read anywhere', 'ask'),
    rule('newPw', '?', 'the new password is not read anywhere', 'ask'),
  ]
}

type PlacedMatch = { readonly text: string; readonly match: Match }

/** The place as a map writes it, with conversions of flags. */
function writtenPlace(match: Match, matches: readonly Match[]): string {
  const { property, place, value, schema, shape } = match
  if (place === null) return '?'
  if (property === 'readAt' && isFlag(value) && typeof value === 'string') {
    const createdPlace = matches.find(
      (candidate) => candidate.schema === schema && candidate.property === 'createdAt',
    )?.place
    const yes = /^[yn]$/i.test(value) ? 'Y' : '1'
    return `{ when: { ${place}: ${yes} }, at: ${createdPlace ?? place} }`
  }
  if (property === 'state' && isFlag(value)) {
    const [yes, no] = /^[yn]$/i.test(String(value)) ? ['Y', 'N'] : ['1', '0']
    return `{ at: ${place}, values: { ${yes}: ${leafOf(shape).words[0] ?? 'open'}, ${no}: maintenance } }`
  }
  return place
}

export function draftFields(matches: readonly Match[], observed: Observation) {
  const names = new Set([...observed.answers.values()].flatMap(namesIn))
  const sameNames: string[] = []
  const rules: Rule[] = []
  for (const [property, propertyMatches] of Map.groupBy(matches, (match) => match.property)) {
    // A match that was found counts more than one that was not.
    const sortedMatches = propertyMatches.toSorted((match) => (match.place === null ? 1 : -1))
    const bySchema = [...Map.groupBy(sortedMatches, ({ schema }) => schema).values()].flatMap(
      ([match]): readonly PlacedMatch[] =>
        match === undefined ? [] : [{ text: writtenPlace(match, matches), match }],
    )
    const texts = Map.groupBy(bySchema, ({ text }) => text)
    const [commonPlace] = [...texts]
      .filter(([text, { length }]) => text !== '?' && (length > 1 || texts.size === 1))
      .toSorted(([, a], [, b]) => b.length - a.length)
    const source =
      property === 'status' ? '' : texts.has(property) ? property : (commonPlace?.[0] ?? '')
    if (source === property) sameNames.push(property)
    for (const [text, placedMatches] of texts) {
      const [first] = placedMatches
      if (first === undefined || (text === source && source === property)) continue
      const schemas = placedMatches.flatMap(({ match }) => withOpenedSchema(match.schema))
      const key = text === source ? property : `${schemas.join('|')}.${property}`
      rules.push(
        text === '?'
          ? missingRule(key, first.match, names, source !== '')
          : matchRule(key, text, first.match),
      )
    }
  }
  const holder = matches.find(({ property }) => property === 'member')?.place ?? 'member'
  if (holder !== 'member')
    rules.push(...['note', 'help'].map((name) => guessRule(name, holder, 'as member is')))
  const code = matches.find(
    ({ schema, property }) => schema === 'PaymentOption' && property === 'code',
  )
  if (code?.place != null) {
    const key = 'PaymentDepositRequest|WithdrawalLauncherRequest.code'
    rules.push(guessRule(key, code.place, 'as PaymentOption.code'))
  }
  return { same: sameNames, rules }
}

const guessRule = (key: string, value: string, reason: string): Rule =>
  rule(key, value, reason, 'guess')

/** An item of a list, and the same item when it is opened. */
const withOpenedSchema = (schema: string): readonly string[] =>
  Object.hasOwn(contractShapes, `${schema}Text`) ? [schema, `${schema}Text`] : [schema]

const matchRule = (key: string, text: string, { place, value, isSure, shape }: Match): Rule => {
  const isObject = value === null && (shape === 'any' || Object.hasOwn(contractShapes, shape))
  const evidence = isObject
    ? 'most of its properties are there'
    : `${place} is ${displayValue(value, 40)}`
  return rule(key, text, evidence, isSure && !text.startsWith('{') ? 'sure' : 'guess')
}

/** The rule for a property without a match: null if the contract allows it, else a question. */
function missingRule(
  key: string,
  { shape, property }: Match,
  names: ReadonlySet<string>,
  isCovered: boolean,
): Rule {
  const { isNullable, kind } = leafOf(shape)
  // Another rule would cover it and suppress the question.
  if (isCovered && kind === 'text')
    return guessRule(key, `{ absent: ${NOTHING_LIKE_IT}, is: '' }`, 'others have it')
  if (isNullable) return guessRule(key, `{ absent: ${NOTHING_LIKE_IT} }`, 'it may be null')
  const start = property.slice(0, 4).toLowerCase()
  const similarNames = [...names].filter((name) => name.toLowerCase().includes(start))
  return rule(
    key,
    '?',
    similarNames.length === 0 ? NOTHING_LIKE_IT : `like it: ${similarNames.join(', ')}`,
    'ask',
  )
}

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap(namesIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}
