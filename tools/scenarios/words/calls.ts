import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import { parseJson, readTextProperty } from '#site/lib/json.ts'

export type ObservedCall = {
  readonly tab: number
  readonly operation: string
  readonly body: unknown
  readonly headers: Headers
  /** Status word, HTTP error status, or the reason for no answer; null: running. */
  outcome: string | null
  /** Content of the answer; undefined: none. */
  answer: unknown
}

export async function observeCall(tab: number, request: Request): Promise<ObservedCall> {
  const { pathname } = new URL(request.url)
  return {
    tab,
    operation: proxyRoutes.find(({ path }) => path === pathname)?.operationId ?? pathname,
    body: parseJson(await request.clone().text()),
    headers: request.headers,
    outcome: null,
    answer: undefined,
  }
}

type CallResult = { readonly outcome: string; readonly answer: unknown }

export async function readAnswer(response: Response): Promise<CallResult> {
  const answer = parseJson(await response.clone().text())
  const outcome = response.ok ? readTextProperty(answer, 'status') : String(response.status)
  return { outcome: outcome ?? 'unreadable', answer }
}
