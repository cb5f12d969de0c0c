import { CannotVerify } from './model.ts'
import { answerWords } from './outcome.ts'
import { withValueAt } from './pointer.ts'
import { isSlowed } from './refusal.ts'
import type { Credentials, Run } from './run.ts'

/** The operation that gives a token; undefined if the contract has none. */
export const signInOperation = ({ contract, effects }: Run) =>
  contract.operations.find(({ id }) => effects.operations[id]?.signsIn !== undefined)

/** The token of a member. @throws CannotVerify when the backend gives none. */
export async function tokenOf(run: Run, { id, password }: Credentials): Promise<string> {
  const operation = signInOperation(run)
  if (operation === undefined)
    throw new CannotVerify('The contract has no operation that signs in.')
  const places = Object.entries(run.effects.values[operation.request] ?? {})
  const body = places.reduce<unknown>((sent, [pointer, place]) => {
    const value = { $user: id, $password: password }[place] ?? place
    return withValueAt(sent, pointer, value)
  }, {})
  const answer = await run.ask(operation, body)
  if (answer.received === null) {
    throw new CannotVerify(`${operation.path}: ${answer.failure ?? 'no answer'}.`)
  }
  const { status, headers } = answer.received
  if (status >= 300 && status < 400) {
    const where = headers['location'] ?? 'nowhere'
    throw new CannotVerify(
      `${operation.path} redirects (HTTP ${status}) to ${where}: give the address where calls are answered.`,
    )
  }
  const token = await run.hop.tokenIn(run, answer)
  if (token !== undefined) return token
  if (isSlowed(answer)) {
    throw new CannotVerify(
      `${operation.path} takes no more logins for now (HTTP 429): wait, or start it with higher limits.`,
    )
  }
  const words = answerWords(answer)
  throw new CannotVerify(
    words === 'the status pass'
      ? `The password of ${id} is wrong: ${operation.path} answers ${words}.`
      : `${id} cannot sign in: ${operation.path} answers ${words} and no token.`,
  )
}

/** Signs the member of this run in, anew where an earlier session has ended. */
export async function signIn(run: Run): Promise<void> {
  if (run.member === undefined || (await run.hop.isAlive?.(run)) === true) return
  run.setToken(await tokenOf(run, { id: run.member.id, password: run.password() }))
}
