import type { GeneralOperation, Method } from '../contract/general.model.ts'
import type { GeneralProbe, GeneralRun } from '../run/general-run.ts'
import { fittingFor } from '../run/items.ts'
import { isForm } from '../contract/read-contract.ts'
import { jobsFor } from './fitting.ts'

const METHODS = 'other-methods-are-refused'
const TYPES = 'other-media-types-are-refused'
const JSON_TEXT = 'broken-json-is-refused'

/** Methods to try on paths without them. Not DELETE, which could remove anything. */
const CANDIDATES: readonly Method[] = ['PATCH', 'PUT', 'POST', 'TRACE']

export const otherMethodsAreRefused: GeneralProbe = {
  id: METHODS,
  title: 'Methods that the contract does not have are answered with 405 (RFC 9110, 15.5.6)',
  jobs: (run) => {
    if (run.settings.isReadOnly) return []
    const first = [...Map.groupBy(run.operations, ({ path }) => path).values()].flatMap(([one]) =>
      one === undefined ? [] : [one],
    )
    return jobsFor(METHODS, tryMethod, (one) => first.includes(one))(run)
  },
}

async function tryMethod(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const { path } = operation
  const there = run.contract.operations.filter((one) => one.path === path)
  const method = CANDIDATES.find((one) => there.every((each) => each.method !== one))
  // A path that consists of parameters also matches other paths.
  if (method === undefined) return
  const { values } = await fittingFor(run, operation, { variant: 2, mayBeForeign: false })
  const answer = await run.ask(operation, {
    values,
    method,
    ...(method === 'TRACE' ? {} : { text: '{}', mediaType: 'application/json' }),
    isForeign: true,
    isFitting: false,
  })
  const status = answer.received?.status ?? 0
  const isListed = there.some(({ answers }) => answers.has('405'))
  const told = (message: string, isWarning: boolean) =>
    run.report(
      METHODS,
      operation,
      { message, isWarning, everywhere: { kind: `method ${status}`, message } },
      answer,
    )
  if (status >= 500 && status !== 501) told(`answers HTTP ${status} to ${method}`, false)
  else if (status >= 200 && status < 300)
    told(`answers HTTP ${status} to ${method}, which the contract does not have`, !isListed)
  else if (status === 405) {
    const fault = faultOfAllow(
      there.map((one) => one.method),
      answer.received?.headers['allow'],
    )
    if (fault !== null) told(fault, true)
  } else if (status === 404 || status === 400 || status === 422)
    told(`answers HTTP ${status} to an unknown method instead of 405`, !isListed)
}

/** What is wrong with the header of a 405 (RFC 9110, 10.2.1); null: nothing. */
function faultOfAllow(methods: readonly Method[], allow: string | undefined): string | null {
  if (allow === undefined) return 'answers 405 without the header Allow'
  const allowed = allow.split(',').map((one) => one.trim().toUpperCase())
  const missing = methods.filter((one) => !allowed.includes(one))
  return missing.length === 0 ? null : `answers 405 with an Allow that lacks ${missing.join(', ')}`
}

const hasJson = ({ body }: GeneralOperation): boolean =>
  body?.mediaType.toLowerCase().includes('json') === true

export const otherMediaTypesAreRefused: GeneralProbe = {
  id: TYPES,
  title: 'Bodies of another media type are refused, with 415 where the contract lists it',
  jobs: jobsFor(TYPES, tryType, hasJson),
}

async function tryType(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  if (!run.state.successes.has(operation.id)) return
  const fitting = await fittingFor(run, operation, { variant: 2, mayBeForeign: false })
  const answer = await run.ask(operation, {
    ...fitting,
    mediaType: 'application/x-unknown',
    isFitting: false,
  })
  const status = answer.received?.status ?? 0
  const isListed = operation.answers.has('415')
  const fault = (message: string) =>
    run.report(
      TYPES,
      operation,
      { message, isWarning: !isListed, everywhere: { kind: `media type ${status}`, message } },
      answer,
    )
  if (run.isDone(answer))
    fault(`answers HTTP ${status} to a body of the type application/x-unknown`)
  else if (isListed && status !== 415 && status < 500)
    fault(`answers HTTP ${status} to a body of the type application/x-unknown instead of 415`)
}

export const brokenJsonIsRefused: GeneralProbe = {
  id: JSON_TEXT,
  title: 'Bodies that are not JSON are refused',
  jobs: jobsFor(JSON_TEXT, tryBroken, (one) => hasJson(one) || isForm(one.body?.mediaType ?? '')),
}

async function tryBroken(run: GeneralRun, operation: GeneralOperation): Promise<void> {
  const fitting = await fittingFor(run, operation, { variant: 2, mayBeForeign: false })
  const answer = await run.ask(operation, { ...fitting, text: '{"a": ', isFitting: false })
  // Of a broken form something may be left that fits.
  if (!run.isDone(answer) || !hasJson(operation)) return
  const status = answer.received?.status ?? 0
  const isListed = ['400', '422', '4XX'].some((one) => operation.answers.has(one))
  const message = `answers HTTP ${status} to a body that is not JSON`
  const everywhere = { kind: 'broken json', message }
  run.report(JSON_TEXT, operation, { message, isWarning: !isListed, everywhere }, answer)
}
