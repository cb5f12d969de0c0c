import type { ApiCall, Operation } from '../core/model.ts'
import { answerWords, outcomeOf } from '../core/outcome.ts'
import { valueAt } from '../core/pointer.ts'
import { jobsHaving } from '../core/probe.ts'
import type { Having, Probe, Run } from '../core/run.ts'
import { isRecord } from '../../../src/lib/json.ts'
import { undo } from '../core/undo.ts'
import { drawnBody } from './money-calls.ts'
import { changedText, freeTextsOf, withTextsToKeep } from './texts-to-keep.ts'
import { itemIn, listOf } from './lists.ts'
import type { Item, Listed } from './lists.ts'
import { differentIn, isEarlier } from './same-value.ts'
import { soon } from './soon.ts'

const id = 'created-is-listed'

export const createdIsListed: Probe = {
  id,
  title: 'A created item is listed as it was answered',
  isInTurn: true,
  jobs: (run) => jobsHaving(run, 'creates', listsNew),
}

async function listsNew(run: Run, { operation, value: effect }: Having<'creates'>): Promise<void> {
  const before = await listOf(run, effect.list)
  const body = withTextsToKeep(run, operation, await drawnBody(run, operation))
  const created = await run.ask(operation, body)
  if (outcomeOf(created) !== 'success') {
    run.skip(id, operation, `it answers ${answerWords(created)}`)
    return
  }
  run.held(run.effects.successProves, operation)
  const item = valueAt(created.json, effect.item)
  const isThere = ({ items }: Listed) => !isRecord(item) || itemIn(items, item['id']) !== undefined
  const after = await soon(run, () => listOf(run, effect.list), isThere)
  const found = isRecord(item) ? itemIn(after.items, item['id']) : undefined
  const known = isRecord(item) ? itemIn(before.items, item['id']) : undefined
  if (!isRecord(item)) return
  if (known !== undefined) {
    const message = `gives a new item the id ${String(item['id'])} of another item`
    run.report(id, operation, { message }, created)
  } else if (found === undefined) {
    const message = `answers success, and ${effect.list} does not list the item`
    run.report(id, operation, { message }, after.answer)
  } else {
    const wrong = differentIn(run, item, found)
    if (wrong !== undefined) {
      const message = `answers ${wrong} ${JSON.stringify(item[wrong])}, and ${effect.list} lists ${JSON.stringify(found[wrong])}`
      run.report(id, operation, { message, pointer: `${effect.item}/${wrong}` }, after.answer)
    }
    const newest = run.effects.operations[effect.list]?.newest ?? ''
    const ahead = after.items.slice(0, after.items.indexOf(found))
    // Items with the same time have no order.
    if (ahead.some((one) => isEarlier(one[newest], found[newest]))) {
      const message = `does not list the newest item first after ${operation.id}`
      run.report(id, run.contract.operation(effect.list), { message }, after.answer)
    }
    // Something else may have been created meanwhile.
    if (typeof before.total === 'number' && !(Number(after.total) > before.total)) {
      const message = `answers a total of ${String(after.total)} after one item was added to ${before.total}`
      run.report(id, run.contract.operation(effect.list), { message }, after.answer)
    }
  }
  isOfNow(run, operation, effect.item, created)
  const sent = valueAt(created.json, `${effect.item}/amount`)
  const asked = (JSON.parse(created.sent.text ?? '{}') as { amount?: unknown }).amount
  if (typeof asked === 'number' && typeof sent === 'number' && asked !== sent) {
    const message = `creates an item of ${sent} instead of the requested ${asked}`
    run.report(id, operation, { message, pointer: `${effect.item}/amount` }, created)
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
  for (const [place, told, call] of places) {
    const changed = changedText(body, told, names)
    if (changed === null) continue
    const message = `returns the ${changed.name} sent to ${operation.id} ${changed.words}`
    // A changed text is the same everywhere, so one finding is enough.
    return run.report(id, place, { message, pointer: `/${changed.name}` }, call)
  }
}

/** Tolerated difference between the clocks of two machines. */
const TOLERANCE_MS = 10 * 60_000

/** The creation time of a new item is the current time. */
function isOfNow(run: Run, operation: Operation, at: string, created: ApiCall): void {
  const item = valueAt(created.json, at)
  if (!isRecord(item)) return
  const said = Date.parse(created.received?.headers['date'] ?? '')
  const now = Number.isNaN(said) ? (run.today ?? Date.now)() : said
  const newest = run.effects.operations[run.effect(operation).creates?.list ?? '']?.newest ?? ''
  // A time without an offset is ambiguous (RFC 3339).
  if (!/(Z|[+-]\d\d:\d\d)$/i.test(String(item[newest]))) return
  const ms = Math.abs(Date.parse(String(item[newest])) - now)
  if (Number.isNaN(ms) || ms <= TOLERANCE_MS) return
  const message = `answers ${newest} ${String(item[newest])} for an item created at ${new Date(now).toISOString()}`
  run.report(id, operation, { message, pointer: `${at}/${newest}` }, created)
}
