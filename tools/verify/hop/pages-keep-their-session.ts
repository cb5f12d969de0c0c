import { readTextProperty } from '#site/lib/json.ts'
import { describeAnswer, outcomeOf } from '../contract/outcome.ts'
import { CannotVerifyError } from '../contract/model.ts'
import type { Operation } from '../contract/model.ts'
import { jobFor, oneJob } from '../run/probe.ts'
import type { Probe, Run, AskOptions } from '../run/run.ts'
import { isRateLimited } from '../contract/refusal.ts'
import type { Credentials } from '../run/run-state.ts'
import { fetchToken } from '../run/sign-in.ts'
import { askSession, routeOf } from './backend-hop.ts'

export const pagesKeepTheirSession: Probe = {
  id: 'pages-keep-their-session',
  title: 'Only a page of the site with cookie and token may act for a member',
  jobs: (run) =>
    run.token() === null
      ? []
      : [...run.operations.map(jobFor(checkWithoutSession)), ...oneJob(checkOwnSessions)(run)],
}

type RequestSource = readonly [words: string, headers: NonNullable<AskOptions['headers']>]

const FOREIGN_SOURCES: readonly RequestSource[] = [
  ['a page of another origin', { origin: 'https://elsewhere.example' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
]

async function checkWithoutSession(run: Run, route: Operation): Promise<void> {
  const token = run.token()
  const { cookie = '', authorization = '' } = token === null ? {} : run.hop.headersOf(token)
  const partialCredentials: readonly RequestSource[] = [
    ['with the cookie alone', { cookie }],
    ['with the page token alone', { authorization }],
  ]
  const sendAndJudge = async (headers: RequestSource[1], status: number) => {
    const answer = await run.ask(route, route.examples[0] ?? {}, { token: null, headers })
    const actual = answer.received?.status
    return {
      answer,
      isExpected: actual === status || actual === undefined || isRateLimited(answer),
    }
  }
  for (const [words, headers] of route.isForMembers && token !== null ? partialCredentials : []) {
    const { answer, isExpected } = await sendAndJudge(headers, 401)
    if (!isExpected) run.report(route, `answers ${words}: ${describeAnswer(answer)}`, answer)
  }
  for (const [words, headers] of FOREIGN_SOURCES) {
    const { answer, isExpected } = await sendAndJudge(headers, 403)
    const message = `answers the call of ${words}: ${describeAnswer(answer)} instead of 403`
    if (!isExpected) run.report(route, message, answer)
  }
}

async function checkOwnSessions(run: Run): Promise<void> {
  const token = run.token()
  if (token !== null) await checkOtherMember(run, token)
  checkLoginCookie(run)
  await checkSignOut(run)
}

const firstReadOperation = (run: Run): Operation | undefined =>
  run.operations.find((operation) => operation.isForMembers && run.effect(operation).reads === true)

/** A new session; null, with a note, when no more logins are accepted. */
async function openSession(
  run: Run,
  route: Operation,
  credentials: Credentials,
): Promise<string | null> {
  try {
    return await fetchToken(run, credentials)
  } catch (error) {
    if (!(error instanceof CannotVerifyError)) throw error
    run.skip(route, error.message)
    return null
  }
}

/** A page token must not work with another session's cookie. */
async function checkOtherMember(run: Run, token: string): Promise<void> {
  const route = firstReadOperation(run)
  if (run.other === undefined || route === undefined) return
  const otherToken = await openSession(run, route, run.other)
  if (otherToken === null) return
  const otherHeaders = run.hop.headersOf(otherToken)
  const ownHeaders = run.hop.headersOf(token)
  const headers = { cookie: ownHeaders['cookie'], authorization: otherHeaders['authorization'] }
  const answer = await run.ask(route, {}, { token: null, headers })
  if (answer.received?.status === 401) return
  const message = `answers the cookie of one session with the page token of another: ${describeAnswer(answer)}`
  run.report(route, message, answer)
}

function checkLoginCookie(run: Run): void {
  const login = run.calls.find(({ received }) => received?.headers['set-cookie'] !== undefined)
  const route = run.contract.operations.find(({ path }) => path === login?.sent.path)
  const setCookie = login?.received?.headers['set-cookie'] ?? ''
  if (login === undefined || route === undefined) return
  const isHttps = run.hop.origin?.startsWith('https:') === true
  const attributes = ['HttpOnly', 'SameSite=Strict', 'Path=/', ...(isHttps ? ['Secure'] : [])]
  const cookieParts = new Set(setCookie.split(';').map((word) => word.trim().toLowerCase()))
  const missingAttributes = attributes.filter((word) => !cookieParts.has(word.toLowerCase()))
  if (missingAttributes.length === 0) return
  run.report(route, `sets a cookie without ${missingAttributes.join(', ')}`, login)
}

async function checkSignOut(run: Run): Promise<void> {
  const signOut = routeOf(run, 'sign-out')
  const route = firstReadOperation(run)
  if (signOut === undefined || route === undefined || run.member === undefined) return
  if (run.isSafe) return run.skip(signOut, 'a safe run does not log members out')
  const credentials = { id: run.member.id, password: run.password() }
  const token = await openSession(run, signOut, credentials)
  if (token === null) return
  const { cookie = '' } = run.hop.headersOf(token)
  const signOutAnswer = await run.ask(signOut, {}, { headers: { cookie } })
  const session = await askSession(run, cookie)
  const call = await run.ask(route, {}, { token })
  if (readTextProperty(session?.json, 'status') === 'authenticated' || outcomeOf(call) !== null) {
    run.report(signOut, 'logs out, but the session still works', signOutAnswer)
  }
}
