import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import { isRecord } from '../../src/lib/json.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import type { RequestContext } from '../http/request-context.ts'
import { idOf } from './protected-money.ts'
import { recordAnswer } from './protection-notes.ts'

type Item = Readonly<Record<string, unknown>>

/** The listed request of a lost answer. */
export type FoundRequest = {
  readonly item: Item
  /** Whether its key matched; false: amount and time did, which an equal request from elsewhere may share. */
  readonly isCertain: boolean
}

const listOf = ({ protection }: ProxyRoute): ProxyRoute | undefined =>
  protection === null
    ? undefined
    : proxyRoutes.find((proxyRoute) => proxyRoute.protection === `${protection}_list`)

/**
 * Asks the backend's list for a request whose answer was lost. Null: it is not there, or the backend has no list
 * of such requests.
 * @param send calls the backend for a route
 * @throws what `send` throws, and StoreUnavailableError
 */
export async function findLost(
  context: RequestContext,
  member: string,
  { key, attempt }: { readonly key: string; readonly attempt: string },
  send: (context: RequestContext, body: Item) => Promise<BackendAnswer>,
): Promise<FoundRequest | null> {
  const { ports, route } = context
  const listRoute = listOf(route)
  if (listRoute === undefined) return null
  const listContext = { ...context, route: listRoute }
  const askedAt = ports.clock.now()
  const answer = await send(listContext, {})
  await recordAnswer(listContext, {}, member, answer, askedAt)
  const list: readonly unknown[] = Array.isArray(answer.value['list']) ? answer.value['list'] : []
  const items = list.filter(isRecord)
  const itemWithKey = items.find(({ idempotencyKey }) => idempotencyKey === key)
  if (itemWithKey !== undefined) return { item: itemWithKey, isCertain: true }
  const { movements = [] } = (await ports.store.protection.read(member)) ?? {}
  const id = movements.find((movement) => movement.attempt === attempt)?.id ?? null
  const item = items.find(
    (candidate) => idOf(candidate) === id && typeof candidate['idempotencyKey'] !== 'string',
  )
  return item === undefined ? null : { item, isCertain: false }
}
