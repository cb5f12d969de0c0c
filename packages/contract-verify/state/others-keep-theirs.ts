import type { Operation } from '../core/model.ts'
import { oneJob, ifThere } from '../core/probe.ts'
import type { Probe, Run } from '../core/run.ts'
import type { Member } from '../core/run-state.ts'
import { signInAgain } from '../core/sign-in.ts'
import { allOf, itemIn } from './lists.ts'
import type { Item } from './lists.ts'

const id = 'others-keep-theirs'

/** Calls on all items, or on the one opened last, by another member (OWASP API5:2023). */
export const othersKeepTheirs: Probe = {
  id,
  title: "A call on all items affects only the member's own",
  isInTurn: true,
  jobs: (run) => (run.other === undefined || run.token() === null ? [] : oneJob(tryAll)(run)),
}

async function tryAll(run: Run): Promise<void> {
  const as = run.state.other
  if (as.token === null) await signInAgain(run, as)
  for (const { operation, value } of run.having('opensAll'))
    await ifThere(run, id, operation, () => keeps(run, as, operation, value.list))
  for (const { operation, value } of run.having('removesOpened'))
    await ifThere(run, id, operation, async () => {
      await openOne(run, value.by, value.list)
      await keeps(run, as, operation, value.list)
    })
  for (const { operation, value } of run.having('removesAll'))
    await ifThere(run, id, operation, () => keeps(run, as, operation, value))
}

/** Prefers an item that was opened before, so that other checks keep the unread ones. */
async function openOne(run: Run, opens: string, list: string): Promise<void> {
  const marks = run.effects.operations[opens]?.opens?.marks ?? ''
  const items = await allOf(run, list)
  const item = items.find((one) => one[marks] !== null) ?? items[0]
  if (item !== undefined) await run.ask(opens, { id: item['id'] })
}

async function keeps(run: Run, as: Member, operation: Operation, list: string): Promise<void> {
  const before = await allOf(run, list)
  const answer = await run.ask(operation, {}, { as })
  const after = await allOf(run, list)
  const marks = run.having('opens').find(({ value }) => value.list === list)?.value.marks ?? ''
  const wrong = before.find((one) => isChanged(one, itemIn(after, one['id']), marks))
  if (wrong === undefined) return
  const what = itemIn(after, wrong['id']) === undefined ? 'is gone' : 'is marked as opened'
  const message = `also affects other members: an item of the first member in ${list} ${what}`
  run.report(id, operation, { message }, answer)
}

const isChanged = (one: Item, other: Item | undefined, marks: string): boolean =>
  other === undefined || (one[marks] === null && other[marks] !== null)
