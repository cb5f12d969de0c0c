import { isDeepStrictEqual } from 'node:util'
import type { Credentials } from '../calls/identity.ts'
import type { GeneralOperation } from '../contract/general.model.ts'
import type { GeneralProbe, GeneralRun, Item } from '../run/general-run.ts'
import { askAbout, fittingFor } from '../run/items.ts'
import { jobsFor } from './fitting.ts'
import { jobsOfResources, listedIds, status } from './lifecycle.ts'

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
  const { isPrivate } = item.resource
  if (isPrivate !== undefined) return isPrivate ? 'the profile says that it is private' : null
  const own = await listedIds(run, item)
  if (own?.ids.includes(String(item.id)) !== true) return null
  const others = await listedIds(run, { ...item, who: 'second' })
  const isHidden = others !== null && !others.ids.includes(String(item.id))
  return isHidden ? `${own.asked.operation.id} does not show it to the other identity` : null
}

/** A private item must not be in the list of another identity. */
async function tryList(run: GeneralRun, item: Item): Promise<void> {
  const theirs = await listedIds(run, { ...item, who: 'second' })
  if (theirs?.ids.includes(String(item.id)) !== true) return
  const { asked } = theirs
  const message = 'shows an item to another identity, although the profile says that it is private'
  run.report(OTHERS, asked.operation, { message }, asked)
}

async function tryOther(run: GeneralRun, item: Item): Promise<void> {
  const { read, update, remove, isPrivate, create = item.asked.operation } = item.resource
  if (create.security.length === 0) return
  let why = await privacyOf(run, item)
  if (isPrivate === true) await tryList(run, item)
  if (read !== undefined && run.whyNot(read) === null) {
    const own = await askAbout(run, item, read)
    const theirs = await askAbout(run, item, read, { who: 'second' })
    if (!run.isDone(theirs) && [403, 404].includes(status(theirs))) why ??= `${read.id} refuses it`
    else if (run.isDone(theirs) && isDeepStrictEqual(own.json, theirs.json) && why !== null) {
      const message = `shows another identity an item of the first: ${why}`
      run.report(OTHERS, read, { message }, theirs)
    }
  }
  for (const operation of [update, remove]) {
    if (operation === undefined || run.whyNot(operation) !== null) continue
    const theirs = await askAbout(run, item, operation, { who: 'second' })
    if (!run.isDone(theirs)) continue
    const verb = operation === remove ? 'delete' : 'change'
    const message =
      why === null
        ? `lets another identity ${verb} an item of the first; say \`isPrivate\` in a profile whether it may`
        : `lets another identity ${verb} an item of the first: ${why}`
    if (isPrivate === false) continue
    run.report(OTHERS, operation, { message, isWarning: why === null }, theirs)
  }
}
