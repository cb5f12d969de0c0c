import { isDeepStrictEqual } from 'node:util'
import { answerWords, outcomeOf } from '../outcome.ts'
import { valueAt } from '../pointer.ts'
import type { Probe } from '../probe.ts'
import { isRecord } from '../../../src/lib/json.ts'
import { undo } from '../undo.ts'
import { bodyFor } from '../values.ts'
import { itemIn, listOf } from './lists.ts'

const id = 'created-is-listed'

/** What was created stands in its list, first, as it was answered. */
export const createdIsListed: Probe = {
  id,
  title: 'What was created is listed as it was answered',
  async run(run) {
    for (const { operation, value: effect } of run.having('creates')) {
      const before = await listOf(run, effect.list)
      const created = await run.ask(operation, await bodyFor(run, operation))
      if (outcomeOf(created) !== 'success') {
        run.skip(id, operation, `it answers ${answerWords(created)}`)
        continue
      }
      run.held(run.effects.successProves)
      const item = valueAt(created.json, effect.item)
      const after = await listOf(run, effect.list)
      const found = isRecord(item) ? itemIn(after.items, item['id']) : undefined
      const known = isRecord(item) ? itemIn(before.items, item['id']) : undefined
      if (!isRecord(item)) continue
      if (known !== undefined) {
        const message = `gives a new item the id ${String(item['id'])}, which another has`
        run.report(id, operation, { message }, created)
      } else if (found === undefined) {
        const message = `answers success, and ${effect.list} does not list the item`
        run.report(id, operation, { message }, after.answer)
      } else {
        const wrong = Object.keys(item).find(
          (name) => name in found && !isDeepStrictEqual(item[name], found[name]),
        )
        if (wrong !== undefined) {
          const message = `answers ${wrong} ${JSON.stringify(item[wrong])}, and ${effect.list} lists ${JSON.stringify(found[wrong])}`
          run.report(id, operation, { message, pointer: `${effect.item}/${wrong}` }, after.answer)
        }
        if (after.items[0] !== found) {
          const message = `lists the newest item not first after ${operation.id}`
          run.report(id, run.contract.operation(effect.list), { message }, after.answer)
        }
        if (typeof before.total === 'number' && after.total !== before.total + 1) {
          const message = `tells a total of ${String(after.total)} after one item was added to ${before.total}`
          run.report(id, run.contract.operation(effect.list), { message }, after.answer)
        }
      }
      const sent = valueAt(created.json, `${effect.item}/amount`)
      const asked = (JSON.parse(created.sent.text ?? '{}') as { amount?: unknown }).amount
      if (typeof asked === 'number' && typeof sent === 'number' && asked !== sent) {
        const message = `was asked for ${asked}, and creates an item of ${sent}`
        run.report(id, operation, { message, pointer: `${effect.item}/amount` }, created)
      }
      await undo(run, operation, created)
    }
  },
}
