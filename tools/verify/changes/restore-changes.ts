import { readProperty, readTextProperty } from '#site/lib/json.ts'
import { describeAnswer, outcomeOf, plural } from '../contract/outcome.ts'
import type { Run } from '../run/run.ts'
import type { Member, Change } from '../run/run-state.ts'
import { fetchToken, keepToken } from '../run/sign-in.ts'
import { bodyFor } from '../run/values.ts'
import { describeRunError, createdIdOf, openCreations } from './change-log.ts'
import type { CleanUpReporter, CleanUpReport, Leftover } from './change-log.ts'
import { restoreMoney } from './restore-money.ts'

const isPasswordChange = ({ effect }: Change): boolean =>
  effect.changesPassword === true || effect.resetsPassword === true

/** Restores the initial password if it may have changed. */
async function restorePassword(
  run: Run,
  { addRestored, addLeftover }: CleanUpReporter,
): Promise<void> {
  const { changeLog, member } = run.state
  const password = run.settings.member?.password ?? ''
  const attempts = [...changeLog.changes].filter(
    (change) => isPasswordChange(change) && concernsMember(change, member),
  )
  const lastChange = attempts.findLast(({ state }) => state === 'done')
  const isSure = !attempts.some(({ state }) => state === 'unsure')
  if (isSure && (lastChange === undefined || newPasswordOf(lastChange) === password)) return
  const subject = 'the password is not the given one'
  const candidates = attempts.toReversed().flatMap((attempt) => newPasswordOf(attempt) ?? [])
  try {
    const currentPassword = await findCurrentPassword(run, [password, ...new Set(candidates)])
    if (currentPassword === password) return
    if (currentPassword === undefined)
      return addLeftover(member.id, subject, 'neither it nor a password set by the run works')
    const suffixText = currentPassword.startsWith(password)
      ? `: it has "${currentPassword.slice(password.length)}" at its end`
      : ''
    const reason = await setPassword(run, password)
    if (reason === null) addRestored(`${member.id}: the password`)
    else addLeftover(member.id, `${subject}${suffixText}`, reason)
  } catch (error) {
    addLeftover(member.id, subject, describeRunError(error))
  }
}

const newPasswordOf = ({ body }: Change): string | undefined =>
  readTextProperty(body, 'newPw') ?? undefined

/** A reset names its member; a change belongs to the session's member. */
const concernsMember = ({ effect, body, member }: Change, other: Member): boolean =>
  effect.resetsPassword === true
    ? String(readProperty(body, 'id')).toLowerCase() === other.id.toLowerCase()
    : member === other

async function findCurrentPassword(
  run: Run,
  candidates: readonly string[],
): Promise<string | undefined> {
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
  describeRunError(failure)
  return undefined
}

/** @returns why the password could not be restored; null: restored */
async function setPassword(run: Run, password: string): Promise<string | null> {
  const { member } = run.state
  const operations = [
    ...run.operationsHaving('changesPassword'),
    ...run.operationsHaving('resetsPassword'),
  ]
  const refusals: string[] = []
  for (const { operation } of operations) {
    try {
      const answer = await run.ask(operation, {
        ...(await bodyFor(run, operation)),
        newPw: password,
      })
      if (outcomeOf(answer) === 'success') {
        member.password = password
        return null
      }
      refusals.push(`${operation.id} answers ${describeAnswer(answer)}`)
    } catch (error) {
      refusals.push(describeRunError(error))
    }
  }
  return refusals.join('; ')
}

/**
 * Restores the changes of a run, however it ended: cancels requests, sets the password, moves money back. Lists the
 * changes that cannot be restored.
 */
export async function restoreChanges(run: Run): Promise<CleanUpReport> {
  const { changeLog, progress } = run.state
  await Promise.allSettled(changeLog.inFlight)
  const restored: string[] = []
  const leftovers: Leftover[] = []
  const reporter: CleanUpReporter = {
    addRestored: (description) => void restored.push(description),
    addLeftover: (member, subject, reason) => void leftovers.push({ member, subject, reason }),
  }
  if (changeLog.changes.size > 0) {
    progress.stage = 'Undoing changes'
    await restorePassword(run, reporter)
    for (const creation of openCreations(changeLog)) await cancelCreation(run, creation, reporter)
    for (const member of changeLog.balances.keys()) await restoreMoney(run, member, reporter)
    for (const leftover of [...irreversibleChanges(run), ...uncertainChanges(run)])
      leftovers.push(leftover)
  }
  return { restored, leftovers }
}

async function cancelCreation(
  run: Run,
  creation: Change,
  { addRestored, addLeftover }: CleanUpReporter,
): Promise<void> {
  const { operation, effect, member } = creation
  const cancelId = effect.creates?.cancelled
  if (cancelId === undefined) return
  const id = createdIdOf(creation)
  const subject = `${operation.id} ${String(id ?? 'without an id')} still waits`
  if (id === undefined)
    return addLeftover(member.id, subject, 'its answer has no id to cancel it by')
  try {
    const answer = await run.ask(cancelId, { id }, { as: member })
    if (['success', 'already'].includes(outcomeOf(answer) ?? ''))
      addRestored(`${member.id}: ${operation.id} ${String(id)} is cancelled (${cancelId})`)
    else addLeftover(member.id, subject, `${cancelId} answers ${describeAnswer(answer)}`)
  } catch (error) {
    addLeftover(member.id, subject, describeRunError(error))
  }
}

/** Changes for which the contract has no way back, by operation. */
function irreversibleChanges(run: Run): readonly Leftover[] {
  const doneChanges = [...run.state.changeLog.changes].filter(({ state }) => state === 'done')
  const creations = openCreations(run.state.changeLog).filter(
    ({ effect }) => effect.creates?.cancelled === undefined,
  )
  const otherChanges = doneChanges.filter(
    ({ effect: { registers, opens, opensAll, removesOpened, removesAll } }) =>
      (registers ?? opens ?? opensAll ?? removesOpened ?? removesAll) !== undefined,
  )
  const byMember = Object.groupBy([...creations, ...otherChanges], ({ effect, member }) =>
    effect.registers === true ? '' : member.id,
  )
  return Object.entries(byMember).map(([member, memberChanges = []]): Leftover => {
    const counts = Object.entries(Object.groupBy(memberChanges, ({ operation }) => operation.id))
    const names = counts.map(([id, operationChanges = []]) => {
      const isCounted = operationChanges.some(
        ({ effect }) => (effect.creates ?? effect.registers) !== undefined,
      )
      return isCounted && operationChanges.length > 1
        ? `${id} (${plural(operationChanges.length, 'time')})`
        : id
    })
    const subject = `${names.join(', ')} ${names.length === 1 ? 'stays' : 'stay'} done`
    return { member, subject, reason: 'the contract has no way back' }
  })
}

/** Requests with an unknown result; effects on balances are restored anyway. */
function uncertainChanges(run: Run): readonly Leftover[] {
  const unsureChanges = [...run.state.changeLog.changes].filter(
    ({ state, effect: { creates, registers, removesAll, removesOpened }, operation, body }) =>
      state === 'unsure' &&
      (creates ?? registers ?? removesAll ?? removesOpened) !== undefined &&
      run.contract.faultsOf(operation.request, body).length === 0,
  )
  const groups = Object.groupBy(
    unsureChanges,
    ({ operation, member }) => `${operation.id} ${member.id}`,
  )
  return Object.values(groups).flatMap(([first, ...others] = []): Leftover[] => {
    if (first === undefined) return []
    const { operation, member, answer, effect } = first
    const listId = effect.creates?.list ?? effect.removesAll ?? effect.removesOpened?.list
    const count = plural(others.length + 1, 'request')
    const subject = `${operation.id} may be done: ${count} without an answer that says so`
    const outcome = answer === null ? 'no answer' : describeAnswer(answer)
    const reason = `${outcome}${listId === undefined ? '' : `; look at ${listId}`}`
    return [{ member: member.id, subject, reason }]
  })
}
