import { isRecord, parseJson, readProperty } from '#site/lib/json.ts'
import { valueAt } from '../contract/outcome.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { askFor, jobsHaving, soon, undo } from '../run/probe.ts'
import type { Having, Probe, Run } from '../run/run.ts'
import type { Body } from '../run/values.ts'
import { differentIn, fetchPage, isEarlier, itemIn } from './lists.ts'
import type { Item, Listed } from './lists.ts'
import { drawnBody } from './money-calls.ts'

/**
 * What backends change when they store it: blanks, letters of several code points in both normal forms (UAX 15),
 * compatibility letters, letters outside the first plane, joined emoji, quotation marks and signs of markup.
 */
const LINE = `  Ａb ﬁ  Zoë Zoe\u0308 각\u1100\u1161\u11a8 ①\u00A0²  "q" 'a' <b>&amp; \\n 50% 😀👨‍👩‍👧 𠮷 ok`

/** Names of the free texts of a request. */
export const freeTextsOf = (run: Run, { requests, request }: Operation): readonly string[] => {
  const schema = requests[0] ?? request
  return Object.entries(run.contract.resolve(schema).properties ?? {}).flatMap(
    ([name, written]) => {
      const { type, enum: values, const: only } = run.contract.resolve(written)
      const isGiven = run.effects.values[schema]?.[`/${name}`] !== undefined
      return type !== 'string' || isGiven || values !== undefined || only !== undefined
        ? []
        : [name]
    },
  )
}

/** A request with the longest allowed texts that reveal changes in storage; a text stays unchanged where none fits. */
function withTextsToKeep(run: Run, operation: Operation, body: Body): Body {
  const schema = operation.requests[0] ?? operation.request
  const { properties = {} } = run.contract.resolve(schema)
  return freeTextsOf(run, operation).reduce((sent, name) => {
    if (!(name in body)) return sent
    const { maxLength } = run.contract.resolve(properties[name] ?? {})
    const texts = [
      lengthened(`${LINE}\n${LINE.trimStart()} `, maxLength),
      lengthened(`${LINE} `, maxLength),
      LINE.trim(),
    ]
    const fitting = texts
      .map((text) => ({ ...sent, [name]: text }))
      .find((one) => run.contract.faultsOf(operation.request, one).length === 0)
    return fitting ?? sent
  }, body)
}

/** Extended to the allowed length; keeps its end. */
function lengthened(text: string, most: number | undefined): string {
  const letters = [...text]
  const lacking = Math.min(most ?? 0, 4_000) - letters.length
  return lacking <= 0
    ? letters.slice(0, most).join('')
    : `${letters.slice(0, -4).join('')}${'x'.repeat(lacking)}${letters.slice(-4).join('')}`
}

/** How a text differs from what was sent, in words; null: as sent, or missing. */
function changedText(
  sent: unknown,
  listed: unknown,
  names: readonly string[],
): { readonly name: string; readonly words: string } | null {
  for (const name of names) {
    const [one, other] = [sent, listed].map((holder) => readProperty(holder, name))
    if (typeof one !== 'string' || typeof other !== 'string') continue
    if (asShown(one) !== asShown(other)) return { name, words: howChanged(one, other) }
  }
  return null
}

/** A text without differences that the contract permits: surrounding blanks, line ends and Unicode normal form. */
const asShown = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim()

function howChanged(sent: string, listed: string): string {
  if (sent.startsWith(listed))
    return `cut to ${[...listed].length} of ${[...sent].length} characters`
  if (sent.toLowerCase() === listed) return 'in small letters'
  for (const form of ['NFKC', 'NFKD'] as const)
    if (sent.normalize(form) === listed) return `in the normal form ${form}`
  const letters = [...sent]
  const others = [...listed]
  const at = letters.findIndex((letter, index) => letter !== others[index])
  return `changed from character ${at + 1} on: ${JSON.stringify(others.slice(at, at + 8).join(''))} instead of ${JSON.stringify(letters.slice(at, at + 8).join(''))}`
}

export const createdIsListed: Probe = {
  id: 'created-is-listed',
  title: 'A created item is listed as it was answered',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'creates', listsNew),
}

type Creates = Having<'creates'>['value']

async function listsNew(run: Run, { operation, value: effect }: Having<'creates'>): Promise<void> {
  const { list } = effect
  const before = await fetchPage(run, list)
  const body = withTextsToKeep(run, operation, await drawnBody(run, operation))
  const created = await askFor(run, operation, body)
  run.held(run.effects.successProves, operation)
  const item = valueAt(created.json, effect.item)
  if (!isRecord(item)) return
  const foundIn = ({ items }: Listed) => itemIn(items, item['id'])
  const after = await soon(
    run,
    () => fetchPage(run, list),
    (one) => foundIn(one) !== undefined,
  )
  const found = foundIn(after)
  if (foundIn(before) !== undefined) {
    const message = `gives a new item the id ${String(item['id'])} of another item`
    run.report(operation, message, created)
  } else if (found === undefined) {
    const message = `answers success, and ${list} does not list the item`
    run.report(operation, message, after.answer)
  } else isListedRight(run, operation, effect, { item, found, before, after })
  isOfNow(run, operation, effect, created)
  const sent = valueAt(created.json, `${effect.item}/amount`)
  const requestedAmount = readProperty(parseJson(created.sent.text ?? ''), 'amount')
  if (typeof requestedAmount === 'number' && typeof sent === 'number' && requestedAmount !== sent) {
    const message = `creates an item of ${sent} instead of the requested ${requestedAmount}`
    run.report(operation, { message, pointer: `${effect.item}/amount` }, created)
  }
  if (found !== undefined) await isKept(run, operation, effect, { body, created, found })
  await undo(run, operation, created)
}

type New = Readonly<Record<'item' | 'found', Item>> & Readonly<Record<'before' | 'after', Listed>>

/** The list has the item as it was answered, as the newest, and counts it. */
function isListedRight(
  run: Run,
  operation: Operation,
  { item: at, list }: Creates,
  { item, found, before, after }: New,
): void {
  const listing = run.contract.operation(list)
  const wrong = differentIn(run, item, found)
  if (wrong !== undefined) {
    const message = `answers ${wrong} ${JSON.stringify(item[wrong])}, and ${list} lists ${JSON.stringify(found[wrong])}`
    run.report(operation, { message, pointer: `${at}/${wrong}` }, after.answer)
  }
  const newest = run.effects.operations[list]?.newest ?? ''
  const ahead = after.items.slice(0, after.items.indexOf(found))
  // Items with the same time have no order.
  if (ahead.some((one) => isEarlier(one[newest], found[newest])))
    run.report(listing, `does not list the newest item first after ${operation.id}`, after.answer)
  // Something else may have been created meanwhile.
  if (typeof before.total === 'number' && !(Number(after.total) > before.total)) {
    const message = `answers a total of ${String(after.total)} after one item was added to ${before.total}`
    run.report(listing, message, after.answer)
  }
}

type Made = { readonly body: unknown; readonly created: ApiCall; readonly found: Item }

/** Texts are returned as they were sent: in the answer, in the list, and in the opened item. */
async function isKept(
  run: Run,
  operation: Operation,
  { item, list, opened }: Creates,
  { body, created, found }: Made,
): Promise<void> {
  const opens = opened === undefined ? undefined : run.contract.operation(opened)
  const read = opens === undefined ? null : await run.ask(opens, { id: found['id'] })
  const at = opens === undefined ? '' : (run.effect(opens).opens?.item ?? '')
  const places = [
    [operation, valueAt(created.json, item), created],
    [run.contract.operation(list), found, null],
    ...(opens === undefined ? [] : [[opens, valueAt(read?.json, at), read] as const]),
  ] as const
  for (const [place, listed, call] of places) {
    const changed = changedText(body, listed, freeTextsOf(run, operation))
    if (changed === null) continue
    const message = `returns the ${changed.name} sent to ${operation.id} ${changed.words}`
    // A changed text is the same everywhere, so one finding is enough.
    return run.report(place, { message, pointer: `/${changed.name}` }, call)
  }
}

/** Tolerated difference between the clocks of two machines. */
const TOLERANCE_MS = 10 * 60_000

/** The creation time of a new item is the current time. */
function isOfNow(run: Run, operation: Operation, { item, list }: Creates, created: ApiCall): void {
  const newest = run.effects.operations[list]?.newest ?? ''
  const time = String(valueAt(created.json, `${item}/${newest}`))
  const dateHeader = Date.parse(created.received?.headers['date'] ?? '')
  const now = Number.isNaN(dateHeader) ? (run.today ?? Date.now)() : dateHeader
  // A time without an offset is ambiguous (RFC 3339).
  if (!/(Z|[+-]\d\d:\d\d)$/i.test(time)) return
  const ms = Math.abs(Date.parse(time) - now)
  if (Number.isNaN(ms) || ms <= TOLERANCE_MS) return
  const message = `answers ${newest} ${time} for an item created at ${new Date(now).toISOString()}`
  run.report(operation, { message, pointer: `${item}/${newest}` }, created)
}
