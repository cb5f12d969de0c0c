import { proxyRoutes } from '../../../src/generated/proxy-routes.ts'
import { parseJson, readTextProperty } from '../../../src/lib/json.ts'

/** A call that a page made, and what became of it. */
export type SeenCall = {
  /** The number of the tab. */
  readonly tab: number
  readonly operation: string
  readonly body: unknown
  readonly headers: Headers
  /** The answer's status word, the HTTP status of an error, or why there was none; null: still running. */
  outcome: string | null
}

const operationIds = new Map<string, string>(
  proxyRoutes.map(({ path, operationId }) => [path, operationId]),
)

export const siteOperations: readonly string[] = [...operationIds.values()]

export async function seeCall(tab: number, request: Request): Promise<SeenCall> {
  const { pathname } = new URL(request.url)
  return {
    tab,
    operation: operationIds.get(pathname) ?? pathname,
    body: parseJson(await request.clone().text()),
    headers: request.headers,
    outcome: null,
  }
}

export async function outcomeOf(response: Response): Promise<string> {
  if (!response.ok) return String(response.status)
  return readTextProperty(parseJson(await response.clone().text()), 'status') ?? 'unreadable'
}
