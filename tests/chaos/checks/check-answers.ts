import { problems } from '../../../src/generated/problems.ts'
import { proxyRoutes } from '../../../src/generated/proxy-routes.ts'
import type { ProxyRoute } from '../../../src/generated/proxy-routes.ts'
import { validators } from '../../../proxy/http/validators.ts'
import { readProperty } from '../../../src/lib/json.ts'
import type { Call } from '../history.ts'

const routes = new Map<string, ProxyRoute>(
  proxyRoutes.map((route) => [route.path.replace('/api/routes/', ''), route]),
)

/** Problem codes that an injected fault may cause. Others are defects of the proxy or of this program. */
const expectedCodes: ReadonlySet<unknown> = new Set<keyof typeof problems>([
  'session_expired',
  'session_revoked',
  'request_in_progress',
  'too_many_requests',
  'backend_answer_invalid',
  'backend_fault',
  'backend_unreachable',
  'backend_timeout',
  'outcome_unknown',
])

/** Statuses that the load balancer answers when no proxy does. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 504])

/** Undocumented answers, and answers about another member. */
export const checkAnswers = (calls: readonly Call[]): readonly string[] =>
  calls.flatMap((call) => {
    const wrong = whyInvalid(call) ?? whyForeign(call)
    return wrong === null ? [] : [`${call.member} ${call.route}: ${wrong}`]
  })

function whyInvalid({ route, status, answer }: Call): string | null {
  if (status === null) return null
  if (answer === null) return gatewayStatuses.has(status) ? null : `the balancer answered ${status}`
  if (status === 200) {
    const name = String(answer['status'])
    const schema = routes.get(route)?.answers[name]
    if (schema === undefined) return `200 with the status ${name}, which the contract does not have`
    const validate = validators[schema]
    return validate(answer) ? null : `${name} does not fit: ${JSON.stringify(validate.errors)}`
  }
  const code = String(answer['code'])
  if (!validators.Problem(answer)) return `${status} is no problem of the contract`
  if (problems[code as keyof typeof problems].status !== status) return `${status} with ${code}`
  return expectedCodes.has(code) ? null : `${status} ${code}, which no fault explains`
}

function whyForeign({ member, answer }: Call): string | null {
  const memberIds = [answer?.['user'], answer?.['sideUser']]
    .map((user) => readProperty(user, 'userId'))
    .filter((id) => id !== undefined)
  return memberIds.every((id) => id === member) ? null : `the answer is about ${memberIds.join()}`
}
