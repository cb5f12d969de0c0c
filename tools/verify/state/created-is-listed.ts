import { MINUTE_MS } from '#site/lib/durations.ts'
import { isRecord, parseJson, readProperty } from '#site/lib/json.ts'
import { valueAt } from '../contract/outcome.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { askForSuccess, jobsHaving, readUntil, cancelCreated } from '../run/probe.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import type { Body } from '../run/values.ts'
import { differingProperty, fetchPage, isEarlier, itemIn } from './lists.ts'
import type { Item, ListPage } from './lists.ts'
import { drawBody } from './money-calls.ts'

/**
 * What backends change when they store it: blanks, letters of several code points in both normal forms (UAX 15),
 * compatibility letters, letters outside the first plane, joined emoji, quotation marks and signs of markup.
 */
const TRICKY_LINE = `  Ａb ﬁ  Zoë Zoe\u0308 각\u1100\u1161\u11a8 ①\u00A0²  "q" 'a' <b>&amp; \\n 50% 😀👨‍👩‍👧 𠮷 ok`

/** Names of the free texts of a request. */
export const freeTextsOf = (run: Run, { requests, request }: Operation): readonly string[] => {
  const schema = requests[0] ?? request
  return Object.entries(run.contract.resolve(schema).properties ?? {}).flatMap(
    ([name, propertySchema]) => {
      const { type, enum: values, const: constant } = run.contract.resolve(propertySchema)
      const hasSource = run.effects.values[schema]?.[`/${name}`] !== undefined
      return type !== 'string' || hasSource || values !== undefined || constant !== undefined
        ? []
        : [name]
    },
  )
}

/** A request with the longest allowed texts that reveal changes in storage; a text stays unchanged where none fits. */
function withTrickyTexts(run: Run, operation: Operation, body: Body): Body {
  const schema = operation.requests[0] ?? operation.request
  const { properties = {} } = run.contract.resolve(schema)
  return freeTextsOf(run, operation).reduce((filledBody, name) => {
    if (!(name in body)) return filledBody
    const { maxLength } = run.contract.resolve(properties[name] ?? {})
    const texts = [
      extendText(`${TRICKY_LINE}\n${TRICKY_LINE.trimStart()} `, maxLength),
      extendText(`${TRICKY_LINE} `, maxLength),
      TRICKY_LINE.trim(),
    ]
    const fitting = texts
      .map((text) => ({ ...filledBody, [name]: text }))
      .find((candidate) => run.contract.faultsOf(operation.request, candidate).length === 0)
    return fitting ?? filledBody
  }, body)
}

/** Extends a text to the allowed length; keeps its end. */
function extendText(text: string, maxLength: number | undefined): string {
  const letters = [...text]
  const missingCount = Math.min(maxLength ?? 0, 4_000) - letters.length
  return missingCount <= 0
    ? letters.slice(0, maxLength).join('')
    : `${letters.slice(0, -4).join('')}${'x'.repeat(missingCount)}${letters.slice(-4).join('')}`
}

/** How a text differs from the sent one; null: equal, or missing. */
function findChangedText(
  sent: unknown,
  listed: unknown,
  names: readonly string[],
): { readonly name: string; readonly difference: string } | null {
  for (const name of names) {
    const texts = [sent, listed].map((holder) => readProperty(holder, name))
    const [sentText, listedText] = texts.map((text) =>
      typeof text === 'string' ? normalizeText(text) : null,
    )
    if (typeof sentText !== 'string' || typeof listedText !== 'string') continue
    if (sentText !== listedText) return { name, difference: describeChange(sentText, listedText) }
  }
  return null
}

/** A text without differences that the contract permits: surrounding blanks, line ends and Unicode normal form. */
const normalizeText = (text: string): string =>
  text.normalize('NFC').replaceAll('\r\n', '\n').trim()

function describeChange(sent: string, listed: string): string {
  const [sentLetters, listedLetters] = [[...sent], [...listed]]
  const changeIndex = sentLetters.findIndex((letter, index) => letter !== listedLetters[index])
  const index = changeIndex === -1 ? sentLetters.length : changeIndex
  const [expected, actual] = [sentLetters, listedLetters].map((letters) =>
    JSON.stringify(letters.slice(index, index + 8).join('')),
  )
  return `changed from character ${index + 1} of ${sentLetters.length} on: ${actual} instead of ${expected}`
}

export const createdIsListed: Probe = {
  id: 'created-is-listed',
  title: 'A created item is listed as it was answered',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'creates', checkCreated),
}

type Creates = Having<'creates'>['value']

async function checkCreated(
  run: Run,
  { operation, value: effect }: Having<'creates'>,
): Promise<void> {
  const { list } = effect
  const listBefore = await fetchPage(run, list)
  const body = withTrickyTexts(run, operation, await drawBody(run, operation))
  const created = await askForSuccess(run, operation, body)
  run.confirm(run.effects.successProves, operation)
  const item = valueAt(created.json, effect.item)
  if (!isRecord(item)) return
  const findItem = ({ items }: ListPage) => itemIn(items, item['id'])
  const after = await readUntil(
    run,
    () => fetchPage(run, list),
    (listPage) => findItem(listPage) !== undefined,
  )
  const listedItem = findItem(after)
  if (findItem(listBefore) !== undefined) {
    const message = `gives a new item the id ${String(item['id'])} of another item`
    run.report(operation, message, created)
  } else if (listedItem === undefined) {
    const message = `answers success, and ${list} does not list the item`
    run.report(operation, message, after.answer)
  } else
    checkListing(run, operation, effect, { item, found: listedItem, before: listBefore, after })
  checkCreationTime(run, operation, effect, created)
  const answeredAmount = valueAt(created.json, `${effect.item}/amount`)
  const requestedAmount = readProperty(parseJson(created.sent.text ?? ''), 'amount')
  if (
    typeof requestedAmount === 'number' &&
    typeof answeredAmount === 'number' &&
    requestedAmount !== answeredAmount
  ) {
    const message = `creates an item of ${answeredAmount} instead of the requested ${requestedAmount}`
    run.report(operation, { message, pointer: `${effect.item}/amount` }, created)
  }
  if (listedItem !== undefined)
    await checkTexts(run, operation, effect, { body, created, listed: listedItem })
  await cancelCreated(run, operation, created)
}

type CreatedItem = Readonly<Record<'item' | 'found', Item>> &
  Readonly<Record<'before' | 'after', ListPage>>

/** The list must contain the item as it was answered, as the newest one, and count it. */
function checkListing(
  run: Run,
  operation: Operation,
  { item: itemPointer, list }: Creates,
  { item, found, before, after }: CreatedItem,
): void {
  const listing = run.contract.operation(list)
  const differingName = differingProperty(run, item, found)
  if (differingName !== undefined) {
    const message = `answers ${differingName} ${JSON.stringify(item[differingName])}, and ${list} lists ${JSON.stringify(found[differingName])}`
    run.report(operation, { message, pointer: `${itemPointer}/${differingName}` }, after.answer)
  }
  const newest = run.effects.operations[list]?.newest ?? ''
  const itemsAhead = after.items.slice(0, after.items.indexOf(found))
  // Items with the same time have no order.
  if (itemsAhead.some((row) => isEarlier(row[newest], found[newest])))
    run.report(listing, `does not list the newest item first after ${operation.id}`, after.answer)
  // Something else may have been created meanwhile.
  if (typeof before.total === 'number' && !(Number(after.total) > before.total)) {
    const message = `answers a total of ${String(after.total)} after one item was added to ${before.total}`
    run.report(listing, message, after.answer)
  }
}

type CreatedRequest = { readonly body: unknown; readonly created: ApiCall; readonly listed: Item }

/** Texts must be returned as they were sent: in the answer, in the list, and in the opened item. */
async function checkTexts(
  run: Run,
  operation: Operation,
  { item, list, opened }: Creates,
  { body, created, listed }: CreatedRequest,
): Promise<void> {
  const openOperation = opened === undefined ? undefined : run.contract.operation(opened)
  const openAnswer =
    openOperation === undefined ? null : await run.ask(openOperation, { id: listed['id'] })
  const itemPointer =
    openOperation === undefined ? '' : (run.effect(openOperation).opens?.item ?? '')
  const places = [
    [operation, valueAt(created.json, item), created],
    [run.contract.operation(list), listed, null],
    ...(openOperation === undefined
      ? []
      : [[openOperation, valueAt(openAnswer?.json, itemPointer), openAnswer] as const]),
  ] as const
  for (const [place, listed, call] of places) {
    const changedText = findChangedText(body, listed, freeTextsOf(run, operation))
    if (changedText === null) continue
    const message = `returns the ${changedText.name} sent to ${operation.id} ${changedText.difference}`
    // A changed text is the same everywhere, so one finding is enough.
    return run.report(place, { message, pointer: `/${changedText.name}` }, call)
  }
}

/** Tolerated difference between the clocks of two machines. */
const TOLERANCE_MS = 10 * MINUTE_MS

/** The creation time of a new item must be the current time. */
function checkCreationTime(
  run: Run,
  operation: Operation,
  { item, list }: Creates,
  created: ApiCall,
): void {
  const newest = run.effects.operations[list]?.newest ?? ''
  const time = String(valueAt(created.json, `${item}/${newest}`))
  const dateHeader = Date.parse(created.received?.headers['date'] ?? '')
  const now = Number.isNaN(dateHeader) ? (run.wallClock ?? Date.now)() : dateHeader
  // A time without an offset is ambiguous (RFC 3339).
  if (!/(Z|[+-]\d\d:\d\d)$/i.test(time)) return
  const ms = Math.abs(Date.parse(time) - now)
  if (Number.isNaN(ms) || ms <= TOLERANCE_MS) return
  const message = `answers ${newest} ${time} for an item created at ${new Date(now).toISOString()}`
  run.report(operation, { message, pointer: `${item}/${newest}` }, created)
}
