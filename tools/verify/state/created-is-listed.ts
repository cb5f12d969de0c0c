import { isRecord } from '#site/lib/json.ts'
import type { Operation, ApiCall } from '../contract/model.ts'
import type { Run, Having, Probe } from '../run/run.ts'
import { answerWords, outcomeOf, valueAt } from '../answers/outcome.ts'
import { jobsHaving, undo } from '../run/probe.ts'
import { drawnBody } from './money-calls.ts'
import { itemIn, fetchPage, differentIn, isEarlier, soon } from './lists.ts'
import type { Item, Listed } from './lists.ts'

/**
 * What backends change when they store it: blanks, letters of several code points in both normal forms (UAX 15),
 * compatibility letters, letters outside the first plane, joined emoji, quotation marks and signs of markup.
 */
const LINE = `  Ａb ﬁ  Zoë Zoe\u0308 각\u1100\u1161\u11a8 ①\u00A0²  "q" 'a' <b>&amp; \\n 50% 😀👨‍👩‍👧 𠮷 ok`

/** Names of the free texts of a request. */
export const freeTextsOf = (run: Run, { requests, request }: Operation): readonly string[] =>
  Object.entries(run.contract.resolve(requests[0] ?? request).properties ?? {})
    .filter(([name]) => run.effects.values[requests[0] ?? request]?.[`/${name}`] === undefined)
    .filter(([, property]) => {
      const { type, enum: values, const: only } = run.contract.resolve(property)
      return type === 'string' && values === undefined && only === undefined
    })
    .map(([name]) => name)

/** A request with the longest allowed texts that reveal changes in storage; a text stays unchanged where none fits. */
function withTextsToKeep(
  run: Run,
  operation: Operation,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const schema = operation.requests[0] ?? operation.request
  const { properties = {} } = run.contract.resolve(schema)
  return freeTextsOf(run, operation).reduce((sent, name) => {
    const property = properties[name]
    if (property === undefined || !(name in body)) return sent
    const { maxLength } = run.contract.resolve(property)
    const candidates = [
      lengthened(`${LINE}\n${LINE.trimStart()} `, maxLength),
      lengthened(`${LINE} `, maxLength),
      `${LINE.trim()}`,
    ]
    const fitting = candidates
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
  if (!isRecord(sent) || !isRecord(listed)) return null
  for (const name of names) {
    const [one, other] = [sent[name], listed[name]]
    if (typeof one !== 'string' || typeof other !== 'string') continue
    if (asShown(one) === asShown(other)) continue
    return { name, words: howChanged(one, other) }
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

async function listsNew(run: Run, { operation, value: effect }: Having<'creates'>): Promise<void> {
  const before = await fetchPage(run, effect.list)
  const body = withTextsToKeep(run, operation, await drawnBody(run, operation))
  const created = await run.ask(operation, body)
  if (outcomeOf(created) !== 'success') {
    run.skip(operation, `it answers ${answerWords(created)}`)
    return
  }
  run.held(run.effects.successProves, operation)
  const item = valueAt(created.json, effect.item)
  const isThere = ({ items }: Listed) => !isRecord(item) || itemIn(items, item['id']) !== undefined
  const after = await soon(run, () => fetchPage(run, effect.list), isThere)
  const found = isRecord(item) ? itemIn(after.items, item['id']) : undefined
  const earlierItem = isRecord(item) ? itemIn(before.items, item['id']) : undefined
  if (!isRecord(item)) return
  if (earlierItem !== undefined) {
    const message = `gives a new item the id ${String(item['id'])} of another item`
    run.report(operation, message, created)
  } else if (found === undefined) {
    const message = `answers success, and ${effect.list} does not list the item`
    run.report(operation, message, after.answer)
  } else {
    const wrong = differentIn(run, item, found)
    if (wrong !== undefined) {
      const message = `answers ${wrong} ${JSON.stringify(item[wrong])}, and ${effect.list} lists ${JSON.stringify(found[wrong])}`
      run.report(operation, { message, pointer: `${effect.item}/${wrong}` }, after.answer)
    }
    const newest = run.effects.operations[effect.list]?.newest ?? ''
    const ahead = after.items.slice(0, after.items.indexOf(found))
    // Items with the same time have no order.
    if (ahead.some((one) => isEarlier(one[newest], found[newest]))) {
      const message = `does not list the newest item first after ${operation.id}`
      run.report(run.contract.operation(effect.list), message, after.answer)
    }
    // Something else may have been created meanwhile.
    if (typeof before.total === 'number' && !(Number(after.total) > before.total)) {
      const message = `answers a total of ${String(after.total)} after one item was added to ${before.total}`
      run.report(run.contract.operation(effect.list), message, after.answer)
    }
  }
  isOfNow(run, operation, effect.item, created)
  const sent = valueAt(created.json, `${effect.item}/amount`)
  const requestedAmount = (JSON.parse(created.sent.text ?? '{}') as { amount?: unknown }).amount
  if (typeof requestedAmount === 'number' && typeof sent === 'number' && requestedAmount !== sent) {
    const message = `creates an item of ${sent} instead of the requested ${requestedAmount}`
    run.report(operation, { message, pointer: `${effect.item}/amount` }, created)
  }
  if (found !== undefined) await isKept(run, operation, effect, { body, created, found })
  await undo(run, operation, created)
}

type Made = {
  readonly body: unknown
  readonly created: ApiCall
  readonly found: Item
}

/** Texts are returned as they were sent: in the answer, in the list, and in the opened item. */
async function isKept(
  run: Run,
  operation: Operation,
  { item, list, opened }: Having<'creates'>['value'],
  { body, created, found }: Made,
): Promise<void> {
  const names = freeTextsOf(run, operation)
  const opens = opened === undefined ? undefined : run.contract.operation(opened)
  const read = opens === undefined ? null : await run.ask(opens, { id: found['id'] })
  const at = opened === undefined ? '' : (run.effects.operations[opened]?.opens?.item ?? '')
  const places = [
    [operation, valueAt(created.json, item), created],
    [run.contract.operation(list), found, null],
    ...(opens === undefined ? [] : [[opens, valueAt(read?.json, at), read] as const]),
  ] as const
  for (const [place, listed, call] of places) {
    const changed = changedText(body, listed, names)
    if (changed === null) continue
    const message = `returns the ${changed.name} sent to ${operation.id} ${changed.words}`
    // A changed text is the same everywhere, so one finding is enough.
    return run.report(place, { message, pointer: `/${changed.name}` }, call)
  }
}

/** Tolerated difference between the clocks of two machines. */
const TOLERANCE_MS = 10 * 60_000

/** The creation time of a new item is the current time. */
function isOfNow(run: Run, operation: Operation, at: string, created: ApiCall): void {
  const item = valueAt(created.json, at)
  if (!isRecord(item)) return
  const dateHeader = Date.parse(created.received?.headers['date'] ?? '')
  const now = Number.isNaN(dateHeader) ? (run.today ?? Date.now)() : dateHeader
  const newest = run.effects.operations[run.effect(operation).creates?.list ?? '']?.newest ?? ''
  // A time without an offset is ambiguous (RFC 3339).
  if (!/(Z|[+-]\d\d:\d\d)$/i.test(String(item[newest]))) return
  const ms = Math.abs(Date.parse(String(item[newest])) - now)
  if (Number.isNaN(ms) || ms <= TOLERANCE_MS) return
  const message = `answers ${newest} ${String(item[newest])} for an item created at ${new Date(now).toISOString()}`
  run.report(operation, { message, pointer: `${at}/${newest}` }, created)
}
