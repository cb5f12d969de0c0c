import { readProperty, readTextProperty } from '../../../src/lib/json.ts'
import { answerWords, outcomeOf } from '../core/outcome.ts'
import type { Run } from '../core/run.ts'
import type { Member, Change } from '../core/run-state.ts'
import { tokenOf } from '../core/sign-in.ts'
import { bodyFor } from '../core/values.ts'
import { whyNot } from './notes.ts'
import type { Notes } from './notes.ts'

const isOfPassword = ({ effect }: Change): boolean =>
  effect.changesPassword === true || effect.resetsPassword === true

/** Restores the initial password if it may have changed. */
export async function putBackPassword(run: Run, { done, left }: Notes): Promise<void> {
  const { ledger, member } = run.state
  const given = run.settings.member?.password ?? ''
  const set = [...ledger.changes].filter((one) => isOfPassword(one) && isOf(one, member))
  const last = set.findLast(({ state }) => state === 'done')
  const isSure = !set.some(({ state }) => state === 'unsure')
  if (isSure && (last === undefined || passwordIn(last) === given)) return
  const what = 'the password is not the given one'
  const tried = set.toReversed().flatMap((one) => passwordIn(one) ?? [])
  try {
    const now = await passwordNow(run, [given, ...new Set(tried)])
    if (now === given) return
    if (now === undefined)
      return left(member.id, what, 'neither it nor a password set by the run works')
    const where = now.startsWith(given) ? `: it has "${now.slice(given.length)}" at its end` : ''
    const why = await setAgain(run, given)
    if (why === null) done(`${member.id}: the password`)
    else left(member.id, `${what}${where}`, why)
  } catch (error) {
    left(member.id, what, whyNot(error))
  }
}

const passwordIn = ({ body }: Change): string | undefined =>
  readTextProperty(body, 'newPw') ?? undefined

/** A reset names its member; a change belongs to the session's member. */
const isOf = ({ effect, body, member }: Change, wanted: Member): boolean =>
  effect.resetsPassword === true
    ? String(readProperty(body, 'id')).toLowerCase() === wanted.id.toLowerCase()
    : member === wanted

async function passwordNow(run: Run, candidates: readonly string[]): Promise<string | undefined> {
  const { member } = run.state
  let failure: unknown
  for (const password of candidates) {
    try {
      const token = await tokenOf(run, { id: member.id, password })
      member.password = password
      run.setToken(member, token)
      return password
    } catch (error) {
      failure = error
    }
  }
  whyNot(failure)
  return undefined
}

/** @returns why the password could not be restored; null: restored */
async function setAgain(run: Run, given: string): Promise<string | null> {
  const { member } = run.state
  const ways = [...run.having('changesPassword'), ...run.having('resetsPassword')]
  const refusals: string[] = []
  for (const { operation } of ways) {
    try {
      const answer = await run.ask(operation, { ...(await bodyFor(run, operation)), newPw: given })
      if (outcomeOf(answer) === 'success') {
        member.password = given
        return null
      }
      refusals.push(`${operation.id} answers ${answerWords(answer)}`)
    } catch (error) {
      refusals.push(whyNot(error))
    }
  }
  return refusals.join('; ')
}
