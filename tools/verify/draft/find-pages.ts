import { isRecord } from '#site/lib/json.ts'
import { rule } from './draft-fields.ts'
import type { Rule } from './draft-fields.ts'
import { listIn } from './match-schema.ts'
import type { Observed } from './observe.ts'

const SIZES = ['limit', 'size', 'pageSize', 'page_size', 'perPage', 'per_page', 'rows', 'count']
const NUMBERS = ['page', 'pageNo', 'pageNum', 'page_no', 'p']
const OFFSETS = ['offset', 'start', 'skip']
const TOTAL = /^(total_?)?(count|cnt|total|rows)$/i

/** The rule for pages, found by asking the longest list for one item. */
export async function findPages(observed: Observed): Promise<Rule> {
  const [operation] = ['getSlotBetsList', 'noteList', 'getDepositList']
    .map((id) => ({ id, items: itemsIn(observed.answers.get(id)) }))
    .filter(({ items }) => items.length > 1)
    .toSorted((one, other) => other.items.length - one.items.length)
  if (operation === undefined) return question('nothing has two items')
  const { id, items } = operation
  const ask = async (body: object) => itemsIn(await observed.ask(id, body))
  const size = await findFirst(SIZES, async (name) => (await ask({ [name]: 1 })).length === 1)
  const total = totalIn(observed.answers.get(id))
  if (size === undefined)
    return total === undefined || items.length > 10
      ? line('{ here: true }', 'no parameter changes the list', 'guess')
      : question('no size')
  // A list by number has another order on a page of one item.
  const [first] = await ask({ [size]: 1 })
  const at = async (name: string, value: number) =>
    JSON.stringify((await ask({ [name]: value, [size]: 1 }))[0]) === JSON.stringify(first)
  const turns = async (name: string) =>
    (await at(name, 0)) !== (await at(name, 1)) || !(await at(name, 2))
  const rest = `size: ${size}${total === undefined ? '' : `, total: ${total}`} }`
  const number = await findFirst(NUMBERS, turns)
  if (number !== undefined)
    return line(`{ page: ${number}, first: ${(await at(number, 1)) ? 1 : 0}, ${rest}`, id)
  const offset = await findFirst(OFFSETS, turns)
  return offset === undefined
    ? question(`${size} is the size, and no usual name is the page`)
    : line(`{ offset: ${offset}, ${rest}`, id)
}

const line = (value: string, why: string, certainty?: Rule['certainty']): Rule =>
  rule('pages', value, `asked for one item: ${why}`, certainty)
const question = (why: string): Rule => line('{ page: ?, size: ? }', why, 'ask')

const itemsIn = (answer: unknown): readonly unknown[] => listIn('list', answer)?.[1] ?? []

/** Null if the answer has the contract's own name. */
const totalIn = (answer: unknown): string | undefined =>
  isRecord(answer) && !('total' in answer)
    ? Object.keys(answer).find((name) => TOTAL.test(name))
    : undefined

async function findFirst(
  names: readonly string[],
  isIt: (name: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const name of names) if (await isIt(name)) return name
  return undefined
}
