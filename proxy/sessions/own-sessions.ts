import type { components, operations } from '../../src/generated/api.ts'
import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import type { ClientResponse } from '../ports/ports.ts'
import { respond } from '../http/request-context.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { OwnSession } from '../ports/sessions.ts'
import { isIdleAt } from './sessions.ts'

type Schemas = components['schemas']
type SessionOwner = { readonly id: string; readonly member: string }

const LIST_SESSIONS = 'getSessions' satisfies keyof operations
const END_SESSIONS = 'endSessions' satisfies keyof operations

/** Whether the route lists or ends the member's own sessions. */
export const isAboutSessions = ({ operationId }: ProxyRoute): boolean =>
  operationId === LIST_SESSIONS || operationId === END_SESSIONS

/**
 * Lists the member's sessions, after it ended those that the body names.
 * @throws ProblemError 429 after too many requests of the member to end sessions
 * @throws StoreUnavailableError when a session might still be served by a process; the member tries again
 */
export async function respondOfSessions(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  { id, member }: SessionOwner,
): Promise<ClientResponse> {
  const { ports, requestId, route } = context
  const { sessions } = ports.store
  if (route.operationId === END_SESSIONS) {
    await ports.throttle({ route, clientAddress: null, body: {}, member })
    const { session: name } = body as Schemas['EndSessionsRequest']
    await sessions.revoke({ member, ownId: id, name, requestId })
  }
  const now = ports.clock.now()
  const { sessionIdleMs } = ports.settings
  const list = (await sessions.list(member, id))
    .filter(({ isThis, activeAt }) => isThis || !isIdleAt(now, activeAt, sessionIdleMs))
    .toSorted((a, b) => sortKeyOf(b) - sortKeyOf(a))
    .map(toContract)
  const value: Schemas['OwnSessions'] = { status: 'success', list }
  return respond(context, { status: value.status, value })
}

/** Ends the others after a change of the password, now or as soon as the store can write (ASVS 7.4.3). */
export const endOthersLater = (
  { ports, requestId }: RequestContext,
  { id, member }: SessionOwner,
): Promise<void> => ports.store.sessions.revokeOthersLater({ member, ownId: id, requestId })

const sortKeyOf = ({ isThis, activeAt }: OwnSession): number => (isThis ? Infinity : activeAt)

const toContract = ({
  name,
  isThis,
  device: { browser, system },
  startedAt,
  activeAt,
}: OwnSession): Schemas['OwnSession'] => ({
  session: name,
  isThis,
  browser,
  system,
  startedAt: new Date(startedAt).toISOString(),
  lastUsedAt: new Date(activeAt).toISOString(),
})
