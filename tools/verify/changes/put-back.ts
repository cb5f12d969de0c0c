import { readProperty, readTextProperty } from '#site/lib/json.ts'
import { answerWords, outcomeOf, plural } from '../contract/outcome.ts'
import type { Run } from '../run/run.ts'
import type { Member, Change } from '../run/run-state.ts'
import { fetchToken, keepToken } from '../run/sign-in.ts'
import { bodyFor } from '../run/values.ts'
import { whyNot, idMade, openCreations } from './ledger.ts'
import type { Notes, Changed, Left } from './ledger.ts'
import { putBackMoney } from './put-back-money.ts'

const isOfPassword = ({ effect }: Change): boolean =>
  effect.changesPassword === true || effect.resetsPassword === true

/** Restores the initial password if it may have changed. */
async function putBackPassword(run: Run, { done, left }: Notes): Promise<void> {
  const { ledger, member } = run.state
  const password = run.settings.member?.password ?? ''
  const set = [...ledger.changes].filter((one) => isOfPassword(one) && isOf(one, member))
  const last = set.findLast(({ state }) => state === 'done')
  const isSure = !set.some(({ state }) => state === 'unsure')
  if (isSure && (last === undefined || passwordIn(last) === password)) return
  const what = 'the password is not the given one'
  const tried = set.toReversed().flatMap((one) => passwordIn(one) ?? [])
  try {
    const now = await passwordNow(run, [password, ...new Set(tried)])
    if (now === password) return
    if (now === undefined)
      return left(member.id, what, 'neither it nor a password set by the run works')
    const where = now.startsWith(password)
      ? `: it has "${now.slice(password.length)}" at its end`
      : ''
    const why = await setAgain(run, password)
    if (why === null) done(`${member.id}: the password`)
    else left(member.id, `${what}${where}`, why)
  } catch (error) {
    left(member.id, what, whyNot(error))
  }
}

const passwordIn = ({ body }: Change): string | undefined =>
  readTextProperty(body, 'newPw') ?? undefined

/** A reset names its member; a change belongs to the session's member. */
const isOf = ({ effect, body, member }: Change, other: Member): boolean =>
  effect.resetsPassword === true
    ? String(readProperty(body, 'id')).toLowerCase() === other.id.toLowerCase()
    : member === other

async function passwordNow(run: Run, candidates: readonly string[]): Promise<string | undefined> {
  const { member } = run.state
  let failure: unknown
  for (const password of candidates) {
    try {
      const token = await fetchToken(run, { id: member.id, password })
      member.password = password
      keepToken(run, member, token)
      return password
    } catch (error) {
      failure = error
    }
  }
  whyNot(failure)
  return undefined
}

/** @returns why the password could not be restored; null: restored */
async function setAgain(run: Run, password: string): Promise<string | null> {
  const { member } = run.state
  const ways = [...run.having('changesPassword'), ...run.having('resetsPassword')]
  const refusals: string[] = []
  for (const { operation } of ways) {
    try {
      const answer = await run.ask(operation, {
        ...(await bodyFor(run, operation)),
        newPw: password,
      })
      if (outcomeOf(answer) === 'success') {
        member.password = password
        return null
      }
      refusals.push(`${operation.id} answers ${answerWords(answer)}`)
    } catch (error) {
      refusals.push(whyNot(error))
    }
  }
  return refusals.join('; ')
}

/**
 * Restores what a run changed, however it ended: cancels requests, sets the password, moves money back. Lists what
 * cannot be restored.
 */
export async function putBack(run: Run): Promise<Changed> {
  const { ledger, progress } = run.state
  await Promise.allSettled(ledger.underWay)
  const putBackAgain: string[] = []
  const left: Left[] = []
  const notes: Notes = {
    done: (what) => void putBackAgain.push(what),
    left: (member, what, why) => void left.push({ member, what, why }),
  }
  if (ledger.changes.size > 0) {
    progress.stage = 'Undoing changes'
    await putBackPassword(run, notes)
    for (const one of openCreations(ledger)) await cancel(run, one, notes)
    for (const member of ledger.balances.keys()) await putBackMoney(run, member, notes)
    for (const one of [...remaining(run), ...unsure(run)]) left.push(one)
  }
  return { putBack: putBackAgain, left }
}

async function cancel(run: Run, creation: Change, { done, left }: Notes): Promise<void> {
  const { operation, effect, member } = creation
  const by = effect.creates?.cancelled
  if (by === undefined) return
  const id = idMade(creation)
  const what = `${operation.id} ${String(id ?? 'without an id')} still waits`
  if (id === undefined) return left(member.id, what, 'its answer has no id to cancel it by')
  try {
    const answer = await run.ask(by, { id }, { as: member })
    if (['success', 'already'].includes(outcomeOf(answer) ?? ''))
      done(`${member.id}: ${operation.id} ${String(id)} is cancelled (${by})`)
    else left(member.id, what, `${by} answers ${answerWords(answer)}`)
  } catch (error) {
    left(member.id, what, whyNot(error))
  }
}

/** Changes for which the contract has no way back, by operation. */
function remaining(run: Run): readonly Left[] {
  const done = [...run.state.ledger.changes].filter(({ state }) => state === 'done')
  const created = openCreations(run.state.ledger).filter(
    ({ effect }) => effect.creates?.cancelled === undefined,
  )
  const others = done.filter(
    ({ effect: { registers, opens, opensAll, removesOpened, removesAll } }) =>
      (registers ?? opens ?? opensAll ?? removesOpened ?? removesAll) !== undefined,
  )
  const byMember = Object.groupBy([...created, ...others], ({ effect, member }) =>
    effect.registers === true ? '' : member.id,
  )
  return Object.entries(byMember).map(([member, all = []]): Left => {
    const counts = Object.entries(Object.groupBy(all, ({ operation }) => operation.id))
    const names = counts.map(([id, same = []]) => {
      const isCounted = same.some(
        ({ effect }) => (effect.creates ?? effect.registers) !== undefined,
      )
      return isCounted && same.length > 1 ? `${id} (${plural(same.length, 'time')})` : id
    })
    const what = `${names.join(', ')} ${names.length === 1 ? 'stays' : 'stay'} done`
    return { member, what, why: 'the contract has no way back' }
  })
}

/** Requests with an unknown result; effects on balances are restored anyway. */
function unsure(run: Run): readonly Left[] {
  const all = [...run.state.ledger.changes].filter(
    ({ state, effect: { creates, registers, removesAll, removesOpened }, operation, body }) =>
      state === 'unsure' &&
      (creates ?? registers ?? removesAll ?? removesOpened) !== undefined &&
      run.contract.faultsOf(operation.request, body).length === 0,
  )
  const groups = Object.groupBy(all, ({ operation, member }) => `${operation.id} ${member.id}`)
  return Object.values(groups).flatMap(([first, ...others] = []): Left[] => {
    if (first === undefined) return []
    const { operation, member, answer, effect } = first
    const place = effect.creates?.list ?? effect.removesAll ?? effect.removesOpened?.list
    const count = plural(others.length + 1, 'request')
    const what = `${operation.id} may be done: ${count} without an answer that says so`
    const outcome = answer === null ? 'no answer' : answerWords(answer)
    const why = `${outcome}${place === undefined ? '' : `; look at ${place}`}`
    return [{ member: member.id, what, why }]
  })
}
