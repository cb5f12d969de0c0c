import { ProblemError } from './problem.ts'
import type { RequestContext } from './request-context.ts'
import type { ProxyPorts } from '../ports.ts'

/**
 * Refuses a request from a page of another site. A browser sends `Sec-Fetch-Site` or `Origin`; a
 * tool that sends neither does not attach a player's cookie by itself.
 * @throws ProblemError 403
 */
export function assertSameOrigin(request: Request, publicOrigin: string | null): void {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') refuse()
  const origin = request.headers.get('origin')
  if (origin === null || origin === '') return
  // Behind a gateway that ends TLS the scheme seen here is not the one that the browser used.
  const isOwn =
    publicOrigin === null ? hostOf(origin) === hostOf(request.url) : origin === publicOrigin
  if (!isOwn) refuse()
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)

function refuse(): never {
  throw new ProblemError('origin_refused', {
    detail: 'Only pages of this site may call it; open the site itself and try again.',
  })
}

const WARNING =
  'The page came by https, but PUBLIC_ORIGIN is not set: the cookie is not Secure. Set it to https://<host>.'

/** Logs one warning when a gateway ends TLS and PUBLIC_ORIGIN is not set. */
export function createOriginWarning({
  log,
  settings,
}: ProxyPorts): (context: RequestContext) => void {
  let isSilent = settings.publicOrigin !== null
  return ({ request, requestId, route }) => {
    const isHttps = request.headers.get('origin')?.startsWith('https:') ?? false
    if (isSilent || !isHttps || request.url.startsWith('https:')) return
    isSilent = true
    const details = [WARNING]
    log({ level: 'warn', event: 'public_origin_unset', requestId, route: route.path, details })
  }
}
