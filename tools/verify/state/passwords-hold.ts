import { describeAnswer, outcomeOf, valueAt, withValueAt } from '../contract/outcome.ts'
import { isRateLimited, RATE_LIMITED } from '../contract/refusal.ts'
import { idsOf } from '../contract/model.ts'
import type { ApiCall, Operation } from '../contract/model.ts'
import { jobFor, jobsHaving } from '../run/probe.ts'
import type { Probe, Run } from '../run/run.ts'
import { signIn, signInOperation } from '../run/sign-in.ts'
import { bodyFor, fetchValue } from '../run/values.ts'

export const passwordsHold: Probe = {
  id: 'passwords-hold',
  title: 'Only the current password works',
  isInTurn: true,
  jobs(run) {
    const signsIn = signInOperation(run)
    if (run.token() === null || signsIn === undefined || run.tokenFor !== undefined) return []
    const checkChange = (jobRun: Run, { operation }: { operation: Operation }) =>
      checkPasswordChange(jobRun, signsIn, operation)
    return [
      ...run.operations
        .filter((operation) => operation.id === signsIn.id)
        .map(jobFor(checkGuesses)),
      ...jobsHaving(run, 'changesPassword', checkChange),
      ...jobsHaving(run, 'resetsPassword', checkChange),
    ]
  },
}

const hasToken = (run: Run, signsIn: Operation, answer: ApiCall): boolean =>
  typeof valueAt(answer.json, run.effect(signsIn).signsIn ?? '') === 'string'

/** A login with another id or password than the member's. */
async function sendLogin(
  run: Run,
  signsIn: Operation,
  replacedValue: '$user' | '$password',
  value: string,
) {
  const places = run.effects.values[signsIn.request] ?? {}
  const pointer = Object.keys(places).find((place) => places[place] === replacedValue) ?? ''
  return run.ask(signsIn, withValueAt(await bodyFor(run, signsIn), pointer, value))
}

async function checkGuesses(run: Run, signsIn: Operation): Promise<void> {
  const password = run.password()
  const wrongPasswordAnswer = await sendLogin(run, signsIn, '$password', `${password}x`)
  if (
    hasToken(run, signsIn, wrongPasswordAnswer) ||
    outcomeOf(wrongPasswordAnswer) === 'authenticated'
  )
    run.report(signsIn, 'signs in with a wrong password', wrongPasswordAnswer)
  const truncatedAnswer = await sendLogin(run, signsIn, '$password', password.slice(0, -1) || 'x')
  if (hasToken(run, signsIn, truncatedAnswer))
    run.report(signsIn, 'signs in with a truncated password', truncatedAnswer)
  await checkNearPasswords(run, signsIn)
  await checkRevealedIds(run, signsIn)
  const id = run.member?.id ?? ''
  const capitalsAnswer = await sendLogin(run, signsIn, '$user', id.toUpperCase())
  const isSignedIn = hasToken(run, signsIn, capitalsAnswer)
  const message = `answers ${describeAnswer(capitalsAnswer)} to the id in capitals`
  if (!isSignedIn && isRateLimited(capitalsAnswer)) run.skip(signsIn, RATE_LIMITED)
  else if (isSignedIn || id.toUpperCase() !== id)
    run.judge(
      isSignedIn,
      signsIn,
      message,
      capitalsAnswer,
      run.effect(signsIn).proves['ignoresCase'],
    )
  await signIn(run)
}

/**
 * The id was never asked for before, because backends slow down guesses by id. They slow them down by address, too: the
 * wrong password comes last, and waits if the unknown id does.
 */
async function checkRevealedIds(run: Run, signsIn: Operation): Promise<void> {
  const unknownIdAnswer = await sendLogin(
    run,
    signsIn,
    '$user',
    String(await fetchValue(run, '$fresh')),
  )
  const wrongPassword = await sendLogin(run, signsIn, '$password', `${run.password()}x`)
  await sendLogin(run, signsIn, '$password', run.password())
  if ([unknownIdAnswer, wrongPassword].some(isRateLimited)) return run.skip(signsIn, RATE_LIMITED)
  if (outcomeOf(unknownIdAnswer) === outcomeOf(wrongPassword)) return
  const message = `answers ${describeAnswer(unknownIdAnswer)} to an unknown id and ${describeAnswer(wrongPassword)} to a wrong password: guessing reveals which ids exist`
  run.report(signsIn, message, unknownIdAnswer)
}

/** Passwords that some backends accept by mistake; a correct login after each keeps the attempt limit away. */
async function checkNearPasswords(run: Run, signsIn: Operation): Promise<void> {
  const password = run.password()
  const nearPasswords = [
    ['in other case', swapCase(password)],
    ['in capitals', password.toUpperCase()],
    ['with blanks around it', ` ${password} `],
    ['with a blank behind it', `${password} `],
    ['that is a blank', ' '],
    ['that is a condition of SQL', "' OR '1'='1"],
    ['that is cut to six characters', password.slice(0, 6)],
    ['with a NUL character and more behind it', `${password}\u0000x`],
  ] as const
  for (const [difference, attempt] of nearPasswords) {
    if (attempt === password) continue
    const answer = await sendLogin(run, signsIn, '$password', attempt)
    if (isRateLimited(answer) || outcomeOf(answer) === 'time') return
    if (hasToken(run, signsIn, answer))
      return run.report(signsIn, `signs in with a password ${difference}`, answer)
    await sendLogin(run, signsIn, '$password', password)
  }
}

const swapCase = (text: string): string =>
  [...text]
    .map((letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    )
    .join('')

/** Tries a wrong proof, changes the password, tries the old and the new one, and restores the password. */
async function checkPasswordChange(
  run: Run,
  signsIn: Operation,
  operation: Operation,
): Promise<void> {
  const oldPassword = run.password()
  const newPassword = `${oldPassword.slice(0, 40)}-v1x`
  const { proves } = run.effect(operation)
  const body = await bodyFor(run, operation)
  if (run.contract.faultsOf(operation.request, { ...body, newPw: oldPassword }).length > 0)
    return run.skip(operation, 'the member has a password that could not be set again')
  const setPassword = (newPw: string, proof: object) =>
    run.ask(operation, { ...body, ...proof, newPw })
  const proof = () => ('pw' in body ? { pw: run.password() } : {})
  const refusal = await setPassword(
    newPassword,
    'pw' in body ? { pw: `${oldPassword}x` } : { banknum: '00000' },
  )
  const isRefused = outcomeOf(refusal) !== 'success'
  const message = 'changes the password without the required proof'
  if (!isRateLimited(refusal)) run.judge(isRefused, operation, message, refusal, proves['wrong'])
  if (!isRefused) run.state.member.password = newPassword
  const answer = await setPassword(newPassword, proof())
  if (outcomeOf(answer) !== 'success')
    return run.skip(operation, `it answers ${describeAnswer(answer)}`)
  run.state.member.password = newPassword
  const oldPasswordAnswer = await sendLogin(run, signsIn, '$password', oldPassword)
  const newPasswordAnswer = await sendLogin(run, signsIn, '$password', newPassword)
  const refutes = idsOf(proves['changes'] ?? run.effects.successProves)
  if (hasToken(run, signsIn, oldPasswordAnswer)) {
    const fault = { message: 'changes the password, and the old one still signs in', refutes }
    run.report(operation, fault, oldPasswordAnswer)
  }
  if (hasToken(run, signsIn, newPasswordAnswer)) {
    run.confirm(proves['changes'], operation)
    await signIn(run)
  } else if (isRateLimited(newPasswordAnswer)) run.skip(operation, RATE_LIMITED)
  else {
    const fault = { message: 'changes the password, and the new one does not sign in', refutes }
    run.report(operation, fault, newPasswordAnswer)
    run.state.member.password = oldPassword
  }
  if (outcomeOf(await setPassword(oldPassword, proof())) === 'success')
    run.state.member.password = oldPassword
  await signIn(run)
}
