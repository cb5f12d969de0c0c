import { isRecord } from '#site/lib/json.ts'
import type { ContractUnderTest } from './contract-under-test.ts'
import type { Operation, Envelope } from './model.ts'

/** A 200 answer with the status that its absence means, if one of its other fields is in the contract. */
function withAssumedStatus(
  contract: ContractUnderTest,
  { outcomes }: Operation,
  json: unknown,
): unknown {
  if (!isRecord(json) || Object.hasOwn(json, 'status')) return json
  for (const name of outcomes.values()) {
    const { properties = {} } = contract.resolve(name)
    const status = properties['status']?.default
    if (status === undefined) continue
    if (Object.keys(json).some((key) => Object.hasOwn(properties, key))) return { status, ...json }
  }
  return json
}

type Json = Readonly<Record<string, unknown>>
type Content = { readonly json: unknown; readonly envelope?: Envelope }

/** The content of an answer, without an envelope such as `{"data": …}`. */
export function withoutEnvelope(
  contract: ContractUnderTest,
  operation: Operation | undefined,
  status: number,
  answer: unknown,
): Content {
  if (operation === undefined) return { json: answer }
  const isDone = status === 200
  const json = isDone ? withAssumedStatus(contract, operation, answer) : answer
  const listContent = isDone ? findListElsewhere(contract, operation, json) : undefined
  if (listContent?.envelope?.name.includes('/') === false) return listContent
  if (!isRecord(json)) return { json }
  const { outcomes, answers } = operation
  const error = answers.get(status)?.schema ?? answers.get(400)?.schema
  const schemas = isDone ? [...outcomes.values()] : error === undefined ? [] : [error]
  const documentedNames = new Set(
    schemas.flatMap((name) => Object.keys(contract.resolve(name).properties ?? {})),
  )
  const names = Object.keys(json)
  for (const name of names.filter((property) => !documentedNames.has(property))) {
    const value = json[name]
    if (!isRecord(value)) continue
    const content = isDone
      ? findOutcome(contract, operation, name, json, value)
      : findProblem(json, value)
    if (content !== undefined) return { json: content, envelope: { name, names } }
  }
  return listContent ?? { json }
}

/** The contract's only list, where the answer has one list under another name, or is one. */
function findListElsewhere(
  contract: ContractUnderTest,
  { outcomes }: Operation,
  json: unknown,
): Content | undefined {
  const status = isRecord(json) ? String(json['status']) : undefined
  const schema = status === undefined ? [...outcomes.values()][0] : outcomes.get(status)
  const { properties = {} } = schema === undefined ? {} : contract.resolve(schema)
  const [list, ...others] = Object.keys(properties).filter((name) => properties[name]?.items)
  if (list === undefined || others.length > 0) return undefined
  if (Array.isArray(json)) {
    const { status: statusSchema } = properties
    const content = { status: statusSchema?.default ?? statusSchema?.const, [list]: json }
    return { json: content, envelope: { name: '.', names: [], list } }
  }
  if (!isRecord(json) || list in json) return undefined
  const lists = listsIn(json, Object.keys(properties))
  const [firstList] = lists
  if (firstList === undefined || lists.length > 1) return undefined
  const [outerName = ''] = firstList.at.split('/')
  const { [outerName]: _, ...rest } = json
  const content = { ...firstList.siblings, ...rest, [list]: firstList.items }
  return { json: content, envelope: { name: firstList.at, names: Object.keys(json), list } }
}

type ListPlace = {
  readonly at: string
  readonly items: readonly unknown[]
  readonly siblings?: Json
}

/** Lists in properties that the contract does not have, and one level below. */
const listsIn = (json: Json, names: readonly string[]): readonly ListPlace[] =>
  Object.entries(json).flatMap(([name, value]): readonly ListPlace[] => {
    if (names.includes(name)) return []
    if (Array.isArray(value)) return [{ at: name, items: value }]
    if (!isRecord(value)) return []
    return listsIn(value, []).flatMap(({ at, items }) => {
      const { [at]: _, ...beside } = value
      return at.includes('/') ? [] : [{ at: `${name}/${at}`, items, beside }]
    })
  })

/** Common envelope names, used when nothing else identifies one. */
const USUAL_NAME = /^(data|result|payload|response|content|body)$/i

function findOutcome(
  contract: ContractUnderTest,
  { outcomes }: Operation,
  name: string,
  outer: Json,
  inner: Json,
): Json | undefined {
  const isOutcome = (value: unknown): value is string =>
    typeof value === 'string' && outcomes.has(value)
  if (isOutcome(outer['status'])) {
    const { required = [] } = contract.resolve(outcomes.get(outer['status']) ?? '')
    const otherNames = required.filter((name) => name !== 'status')
    const innerCount = otherNames.filter((property) => property in inner).length
    const outerCount = otherNames.filter((property) => property in outer).length
    const isUsual = USUAL_NAME.test(name)
    const isEmpty = otherNames.length === 0 && Object.keys(inner).length === 0
    const isMoved =
      innerCount > outerCount ||
      (isUsual && (isEmpty || (innerCount > 0 && innerCount === outerCount)))
    return isMoved ? { ...inner, status: outer['status'] } : undefined
  }
  return isOutcome(inner['status']) ? inner : undefined
}

const PROBLEM_NAMES = ['type', 'title', 'code', 'requestId']

const problemNameCount = (json: Json): number => PROBLEM_NAMES.filter((name) => name in json).length

const findProblem = (outer: Json, inner: Json): Json | undefined =>
  problemNameCount(inner) >= 2 && problemNameCount(outer) < problemNameCount(inner)
    ? inner
    : undefined
