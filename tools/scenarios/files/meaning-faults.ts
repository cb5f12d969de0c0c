import { backendOperations } from '#site/generated/backend-operations.ts'
import { measuredPaths } from '#site/generated/measured-paths.ts'
import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import { isRecord, readProperty } from '#site/lib/json.ts'
import { describeNearest } from '../words/nearest.ts'
import type { Scenario, Step } from '../words/scenario.model.ts'

/** A fault in a file; the message includes the correction. */
export type Fault = { readonly path: readonly PropertyKey[]; readonly message: string }

/** An address without a screen, for scenarios about one. */
const NO_SCREEN = '/no-such-page'
/** Only the operator's systems open this screen, so its speed is not reported. */
const ERROR_SCREEN = '/admin/error'
const paths: readonly string[] = [...measuredPaths, ERROR_SCREEN, NO_SCREEN]

/** How a player causes an answer that the site gives without the backend. */
const SITE_ANSWER_CAUSES: Readonly<Record<string, string>> = {
  break: 'begin a break by its button on /limits',
  limit: 'set a limit on /limits',
  reality_check: 'let an hour pass',
}

/** Statuses that the site's route for an operation answers. */
const answersOfSite = (operationId: string): readonly string[] =>
  proxyRoutes
    .filter((route) => route.operationId === operationId)
    .flatMap((route) => Object.keys(route.answers))

function answerFaults(command: unknown, at: Fault['path']): readonly Fault[] {
  const answer = readProperty(command, 'answer')
  const status: unknown = isRecord(answer) ? answer['status'] : answer
  const operationName = readProperty(command, 'operation')
  const operation = backendOperations.find(({ operationId }) => operationId === operationName)
  const mayBreakContract = readProperty(command, 'breaksContract') === true
  if (readProperty(command, 'command') !== 'answer' || operation === undefined || mayBreakContract)
    return []
  if (typeof status === 'number') {
    if (operation.errors.some((error) => error === status)) return []
    const message = `answer: ${operation.operationId} has no error ${status}. There are: ${operation.errors.join(', ')}.`
    return [{ path: [...at, 'answer'], message }]
  }
  const statuses = Object.keys(operation.answers)
  if (typeof status !== 'string' || statuses.includes(status)) return []
  const cause = SITE_ANSWER_CAUSES[status]
  const isOfSite = cause !== undefined && answersOfSite(operation.operationId).includes(status)
  const message = isOfSite
    ? `answer: "${status}" is an answer of the site itself, which no backend gives: ${cause}. The backend has: ${statuses.join(', ')}.`
    : `answer: ${operation.operationId} has no answer "${status}". ${describeNearest(status, statuses)}`
  return [{ path: [...at, 'answer'], message }]
}

const OUTCOMES_WITHOUT_ANSWER = ['no connection', 'given up', 'unreadable']

function outcomeFaults(step: Step, at: Fault['path']): readonly Fault[] {
  if (!('expect' in step)) return []
  return (step.expect.requests ?? []).flatMap(({ operation, outcome }, index) => {
    const names = [...answersOfSite(operation), ...OUTCOMES_WITHOUT_ANSWER]
    if (outcome === undefined || /^[1-5]\d\d$/.test(outcome) || names.includes(outcome)) return []
    const message = `outcome: ${operation} has no answer "${outcome}". ${describeNearest(outcome, names)} Or an HTTP status, such as '503'.`
    return [{ path: [...at, 'expect', 'requests', index, 'outcome'], message }]
  })
}

const pathFault = (path: string, at: Fault['path']): readonly Fault[] => {
  const [pathname = ''] = path.split(/[#?]/)
  if (paths.includes(pathname)) return []
  const message = `path: no screen is at "${path}". ${describeNearest(pathname, paths)}`
  return [{ path: at, message }]
}

function pathFaults(step: Step, at: Fault['path']): readonly Fault[] {
  if ('page' in step && step.path !== undefined) return pathFault(step.path, [...at, 'path'])
  if ('expect' in step && step.expect.path !== undefined)
    return pathFault(step.expect.path, [...at, 'expect', 'path'])
  return []
}

/** Files that need no expectations: findings of walks. */
const EXPECTATION_OPTIONAL = /(?:^|\/)found\//

/** Checks that schemas cannot express: answers, paths, and that a scenario expects something. */
export function meaningFaults(
  { begin }: Pick<Scenario, 'begin'>,
  steps: readonly (Step | undefined)[],
  file: string,
): readonly Fault[] {
  const hasNoExpectation = !steps.some((step) => step === undefined || 'expect' in step)
  return [
    ...pathFault(begin.path, ['begin', 'path']),
    ...(hasNoExpectation && !EXPECTATION_OPTIONAL.test(file)
      ? [
          {
            path: ['steps'],
            message:
              'no step says what must hold. Add one, such as: - expect: { dialog: none, path: / }',
          },
        ]
      : []),
    ...steps.flatMap((step, index) => {
      const stepPath = ['steps', index]
      if (step === undefined) return []
      return [
        ...('backend' in step ? answerFaults(step.backend, [...stepPath, 'backend']) : []),
        ...outcomeFaults(step, stepPath),
        ...pathFaults(step, stepPath),
      ]
    }),
  ]
}
