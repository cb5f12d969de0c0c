import { isRecord } from '#site/lib/json.ts'
import type { Rule } from './draft-fields.ts'
import { listIn } from './match-schema.ts'
import type { Observed } from './observe.ts'

export type Pages = { readonly rules: readonly Rule[] }

const SIZES = ['limit', 'size', 'pageSize', 'page_size', 'perPage', 'per_page', 'rows', 'count']
const NUMBERS = ['page', 'pageNo', 'pageNum', 'page_no', 'p']
const OFFSETS = ['offset', 'start', 'skip']
const TOTAL = /^(total_?)?(count|cnt|total|rows)$/i

/** Finds the parameters of pages by asking the longest list for one item. */
export async function findPages(observed: Observed): Promise<Pages> {
  const paged = ['getSlotBetsList', 'noteList', 'getDepositList']
  const [operation] = paged
    .map((id) => ({ id, items: itemsIn(observed.answers.get(id)) }))
    .filter(({ items }) => items.length > 1)
    .toSorted((one, other) => other.items.length - one.items.length)
  if (operation === undefined) return { rules: [question('nothing has two items')] }
  const ask = async (body: object) => itemsIn(await observed.ask(operation.id, body))
  const size = await findFirst(SIZES, async (name) => (await ask({ [name]: 1 })).length === 1)
  const total = totalIn(observed.answers.get(operation.id))
  const found = total === undefined ? '' : `, total: ${total}`
  if (size === undefined) {
    const isWhole = total === undefined || operation.items.length > 10
    return {
      rules: isWhole
        ? [line('{ here: true }', 'no parameter changes the list', 'guess')]
        : [question('no size')],
    }
  }
  // A list by number has another order on a page of one item.
  const [first] = await ask({ [size]: 1 })
  const isFirst = (items: readonly unknown[]) => JSON.stringify(items[0]) === JSON.stringify(first)
  const at = async (name: string, value: number) => isFirst(await ask({ [name]: value, [size]: 1 }))
  const turns = async (name: string) =>
    (await at(name, 0)) !== (await at(name, 1)) || !(await at(name, 2))
  const number = await findFirst(NUMBERS, turns)
  if (number !== undefined) {
    const start = (await at(number, 1)) ? 1 : 0
    return {
      rules: [line(`{ page: ${number}, first: ${start}, size: ${size}${found} }`, operation.id)],
    }
  }
  const offset = await findFirst(OFFSETS, turns)
  return {
    rules:
      offset === undefined
        ? [question(`${size} is the size, and no usual name is the page`)]
        : [line(`{ offset: ${offset}, size: ${size}${found} }`, operation.id)],
  }
}

const line = (value: string, why: string, certainty: Rule['certainty'] = 'sure'): Rule => ({
  key: 'pages',
  value,
  why: `asked for one item: ${why}`,
  certainty,
})
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
