import { readTextProperty } from '#site/lib/json.ts'
import { answerWords, outcomeOf } from '../answers/outcome.ts'
import { CannotVerify } from '../contract/model.ts'
import type { Operation } from '../contract/model.ts'
import { jobFor, oneJob } from '../run/probe.ts'
import type { Probe, Run, AskOptions } from '../run/run.ts'
import { isSlowed } from '../answers/refusal.ts'
import type { Credentials } from '../run/run-state.ts'
import { fetchToken } from '../run/sign-in.ts'
import { askSession, signOutRoute } from './backend-hop.ts'

export const pagesKeepTheirSession: Probe = {
  id: 'pages-keep-their-session',
  title: 'Only a page of the site with cookie and token may act for a member',
  jobs: (run) =>
    run.token() === null
      ? []
      : [...run.operations.map(jobFor(withoutSession)), ...oneJob(ownSessions)(run)],
}

async function withoutSession(run: Run, route: Operation): Promise<void> {
  const token = run.token()
  if (route.isForMembers && token !== null) await halves(run, route, token)
  await otherSites(run, route)
}

async function ownSessions(run: Run): Promise<void> {
  const token = run.token()
  if (token !== null) await otherMember(run, token)
  await cookieOfLogin(run)
  await signedOut(run)
}

async function halves(run: Run, route: Operation, token: string): Promise<void> {
  const { cookie = '', authorization = '' } = run.hop.headersOf(token)
  const ways: readonly (readonly [string, AskOptions['headers']])[] = [
    ['with the cookie alone', { cookie }],
    ['with the page token alone', { authorization }],
  ]
  for (const [words, headers] of ways) {
    const body = route.examples[0] ?? {}
    const answer = await run.ask(route, body, { token: null, ...(headers && { headers }) })
    const status = answer.received?.status
    if (status === 401 || status === undefined || isSlowed(answer)) continue
    run.report(route, `answers ${words}: ${answerWords(answer)}`, answer)
  }
}

const foreign: readonly (readonly [string, AskOptions['headers']])[] = [
  ['a page of another origin', { origin: 'https://elsewhere.example' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
]

async function otherSites(run: Run, route: Operation): Promise<void> {
  for (const [words, headers] of foreign) {
    const answer = await run.ask(route, route.examples[0] ?? {}, {
      token: null,
      ...(headers && { headers }),
    })
    const status = answer.received?.status
    if (status === 403 || status === undefined || isSlowed(answer)) continue
    const message = `answers the call of ${words}: ${answerWords(answer)} instead of 403`
    run.report(route, message, answer)
  }
}

const firstRead = (run: Run): Operation | undefined =>
  run.operations.find((one) => one.isForMembers && run.effect(one).reads === true)

/** A new session; null, with a note, when no more logins are accepted. */
async function openSession(run: Run, route: Operation, who: Credentials): Promise<string | null> {
  try {
    return await fetchToken(run, who)
  } catch (error) {
    if (!(error instanceof CannotVerify)) throw error
    run.skip(route, error.message)
    return null
  }
}

/** A page token must not work with another session's cookie. */
async function otherMember(run: Run, token: string): Promise<void> {
  const route = firstRead(run)
  if (run.other === undefined || route === undefined) return
  const other = await openSession(run, route, run.other)
  if (other === null) return
  const theirs = run.hop.headersOf(other)
  const own = run.hop.headersOf(token)
  const headers = { cookie: own['cookie'], authorization: theirs['authorization'] }
  const answer = await run.ask(route, {}, { token: null, headers })
  if (answer.received?.status === 401) return
  const message = `answers the cookie of one session with the page token of another: ${answerWords(answer)}`
  run.report(route, message, answer)
}

async function cookieOfLogin(run: Run): Promise<void> {
  const login = run.calls.find(({ received }) => received?.headers['set-cookie'] !== undefined)
  const route = run.contract.operations.find(({ path }) => path === login?.sent.path)
  const set = login?.received?.headers['set-cookie'] ?? ''
  if (login === undefined || route === undefined) return
  const isHttps = run.hop.origin?.startsWith('https:') === true
  const attributes = ['HttpOnly', 'SameSite=Strict', 'Path=/', ...(isHttps ? ['Secure'] : [])]
  const words = new Set(set.split(';').map((word) => word.trim().toLowerCase()))
  const missing = attributes.filter((word) => !words.has(word.toLowerCase()))
  if (missing.length === 0) return
  run.report(route, `sets a cookie without ${missing.join(', ')}`, login)
}

async function signedOut(run: Run): Promise<void> {
  const signOut = signOutRoute(run)
  const route = firstRead(run)
  if (signOut === undefined || route === undefined || run.member === undefined) return
  if (run.isSafe) return run.skip(signOut, 'a safe run does not log members out')
  const own = { id: run.member.id, password: run.password() }
  const token = await openSession(run, signOut, own)
  if (token === null) return
  const { cookie = '' } = run.hop.headersOf(token)
  const done = await run.ask(signOut, {}, { headers: { cookie } })
  const session = await askSession(run, cookie)
  const call = await run.ask(route, {}, { token })
  if (readTextProperty(session?.json, 'status') === 'authenticated' || outcomeOf(call) !== null) {
    run.report(signOut, 'logs out, but the session still works', done)
  }
}
