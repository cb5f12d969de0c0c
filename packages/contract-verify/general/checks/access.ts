import { isDeepStrictEqual } from 'node:util'
import type { Credentials } from '../calls/identity.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import type { GeneralProbe, GeneralRun, Item } from '../run/general-run.ts'
import { askAbout, fittingFor } from '../run/items.ts'
import { jobsFor } from './fitting.ts'
import { readsBelow } from './below.ts'
import { listedIds } from './listed.ts'
import { jobsOfResources, readAgain, status } from './of-resources.ts'

const LOGIN = 'logins-are-required'

export const loginsAreRequired: GeneralProbe = {
  id: LOGIN,
  title: 'What needs a login is refused without one, and with a made-up one',
  jobs: jobsFor(LOGIN, tryWithout, ({ security }) => security.length > 0),
}

/** Credentials of the same form that no backend gave. */
function madeUp(run: GeneralRun): Credentials {
  const { headers, query } = run.state.credentials.first
  const spoilt = (value: string) =>
    value.replaceAll(/[A-Za-z\d]/g, (sign) => (/\d/.test(sign) ? '7' : 'q'))
  const scheme = (value: string) => /^(\w+) (.+)$/.exec(value)
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => {
        const [, word, secret] = name === 'authorization' ? (scheme(value) ?? []) : []
        if (word !== undefined && secret !== undefined) return [name, `${word} ${spoilt(secret)}`]
        const isCookie = name === 'cookie'
        return [
          name,
          isCookie
            ? value.replaceAll(/=([^;]*)/g, (_, one: string) => `=${spoilt(one)}`)
            : spoilt(value),
        ]
      }),
    ),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, spoilt(value)])),
  }
}

async function tryWithout(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const fitting = await fittingFor(run, operation)
  const answer = await run.ask(operation, { ...fitting, who: 'nobody' })
  if (run.isDone(answer)) {
    const message = `answers HTTP ${status(answer)} without a login`
    const everywhere = { kind: 'no login', message: 'answers without a login' }
    run.report(LOGIN, operation, { message, everywhere }, answer)
    return
  }
  if (!run.state.has.first) return
  await tryPartly(run, operation)
  if (operation.method === 'GET') await askFromElsewhere(run, operation)
  const again = await fittingFor(run, operation)
  const other = await run.ask(operation, {
    ...again,
    who: 'nobody',
    credentials: madeUp(run),
  })
  if (!run.isDone(other)) return
  const message = `answers HTTP ${status(other)} to a login that it never gave`
  const everywhere = { kind: 'made-up login', message: 'answers to a login that it never gave' }
  run.report(LOGIN, operation, { message, everywhere }, other)
}

/** A request with all parts of the login but one, where the contract asks for several at once. */
async function tryPartly(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const { security, needsEach } = operation
  const { headers, query } = run.state.credentials.first
  if (!needsEach || security.length < 2) return
  for (const name of security) {
    const scheme = run.contract.security.get(name)
    const carrier = scheme?.in === 'cookie' ? 'cookie' : scheme?.name.toLowerCase()
    if (scheme?.type !== 'apiKey' || carrier === undefined) continue
    const without = <Value>(all: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(all).filter(([one]) => one.toLowerCase() !== carrier))
    const credentials = { headers: without(headers), query: without(query) }
    const fitting = await fittingFor(run, operation)
    const answer = await run.ask(operation, { ...fitting, credentials, isFitting: false })
    if (!run.isDone(answer)) continue
    const what = `${scheme.in} ${scheme.name}`
    const message = `answers HTTP ${status(answer)} without the ${what}, which the contract asks for besides`
    const everywhere = { kind: `without ${what}`, message: `answers without the ${what}` }
    run.report(LOGIN, operation, { message, everywhere }, answer)
  }
}

/** Calls as a page of another site with the login; the answer checks judge the answer. */
async function askFromElsewhere(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const { headers, query } = run.state.credentials.first
  const fitting = await fittingFor(run, operation)
  const origin = 'https://elsewhere.example'
  await run.ask(operation, { ...fitting, credentials: { headers: { ...headers, origin }, query } })
}

const OTHERS = 'others-stay-out'

export const othersStayOut: GeneralProbe = {
  id: OTHERS,
  title: 'Items of one identity are neither read, changed nor deleted by another',
  jobs: (run) => (run.state.has.second ? jobsOfResources(OTHERS, tryOther)(run) : []),
}

/** Evidence that an item is private to its owner; null: none. */
async function privacyOf(run: GeneralRun, item: Item): Promise<string | null> {
  const { isPrivate, list } = item.resource
  if (isPrivate !== undefined) return isPrivate ? 'the profile says that it is private' : null
  const own = await listedIds(run, item)
  if (list === undefined || own?.ids.includes(String(item.id)) !== true) return null
  const others = await listedIds(run, { ...item, who: 'second' })
  if (others === null)
    return (await isRefused(run, item, list)) ? `${list.id} refuses the other identity` : null
  const isHidden = others.isWhole && !others.ids.includes(String(item.id))
  return isHidden ? `${list.id} does not show it to the other identity` : null
}

const REFUSED: ReadonlySet<number> = new Set([403, 404])

/** Whether an operation around an item is refused to the other identity. */
async function isRefused(run: GeneralRun, item: Item, list: GeneralOperation): Promise<boolean> {
  const fitting = await fittingFor(run, list, { who: 'second', variant: 2 })
  const values = { ...fitting.values, ...item.values }
  return REFUSED.has(status(await run.ask(list, { ...fitting, values, who: 'second' })))
}

/** A private item must not be in the list of another identity. */
async function tryList(run: GeneralRun, item: Item, why: string): Promise<void> {
  const theirs = await listedIds(run, { ...item, who: 'second' })
  if (theirs?.ids.includes(String(item.id)) !== true) return
  const { asked } = theirs
  const message = `shows an item of one identity to another, although ${why}`
  run.report(OTHERS, asked.operation, { message }, asked)
}

async function tryRead(
  run: GeneralRun,
  item: Item,
  read: GeneralOperation,
  why: string | null,
): Promise<string | null> {
  if (run.whyNot(read) !== null) return why
  const own = await askAbout(run, item, read)
  const theirs = await askAbout(run, item, read, { who: 'second' })
  if (!run.isDone(theirs))
    return why ?? (run.isDone(own) && REFUSED.has(status(theirs)) ? `${read.id} refuses it` : null)
  const isSame =
    own.json === undefined
      ? own.received?.text === theirs.received?.text
      : isDeepStrictEqual(own.json, theirs.json)
  if (why === null || !isSame) return why
  const message = `shows another identity an item of the first: ${why}`
  run.report(OTHERS, read, { message }, theirs)
  return why
}

async function tryOther(run: GeneralRun, item: Item): Promise<void> {
  const { read, update, remove, isPrivate, create = item.asked.operation } = item.resource
  if (create.security.length === 0) return
  let why = await privacyOf(run, item)
  if (read !== undefined) why = await tryRead(run, item, read, why)
  for (const below of readsBelow(run, item)) why = await tryRead(run, item, below, why)
  if (why !== null) await tryList(run, item, why)
  if (isPrivate === false) return
  if (why === null)
    run.skip(
      OTHERS,
      read ?? create,
      'nothing shows whether another identity may see it: say `isPrivate` in a profile',
    )
  for (const operation of [update, remove]) {
    if (operation === undefined || run.whyNot(operation) !== null) continue
    const before = await shownToOwner(run, item)
    const theirs = await askAbout(run, item, operation, { who: 'second', variant: 3 })
    if (!run.isDone(theirs)) continue
    const after = await shownToOwner(run, item)
    // Some backends answer alike whether an item is there, and do nothing.
    if (before !== null && isDeepStrictEqual(before, after)) continue
    const verb = operation === remove ? 'delete' : 'change'
    const message =
      why === null
        ? `lets another identity ${verb} an item of the first; say \`isPrivate\` in a profile whether it may`
        : `lets another identity ${verb} an item of the first: ${why}`
    run.report(OTHERS, operation, { message, isWarning: why === null }, theirs)
  }
}

/** Status and body of a read by the owner; null: the contract has none. */
async function shownToOwner(run: GeneralRun, item: Item): Promise<unknown> {
  const read = await readAgain(run, item)
  return read === null ? null : [status(read), read.json]
}
