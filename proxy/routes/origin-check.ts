import { ProblemError } from '../http/problem.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { ClientRequest, ProxyPorts, ProxySettings } from '../ports/ports.ts'

/**
 * Refuses requests from pages of other sites. Browsers send `Sec-Fetch-Site` or `Origin`; tools without both do not
 * attach a player's cookie. The returned function throws a ProblemError 403.
 */
export function createOriginCheck({ publicOrigin }: Pick<ProxySettings, 'publicOrigin'>) {
  /** The last origin is cached, because nearly all requests have the same header. */
  let lastOrigin: { readonly origin: string; readonly host: string | null } = {
    origin: '',
    host: null,
  }
  const isOfHost = (origin: string, host: string): boolean => {
    if (origin !== lastOrigin.origin) lastOrigin = { origin, host: hostOf(origin) }
    return lastOrigin.host === host
  }
  return (request: ClientRequest): void => {
    const site = request.header('sec-fetch-site')
    if (site !== null && site !== 'same-origin' && site !== 'none') refuse()
    const origin = request.header('origin')
    if (origin === null || origin === '') return
    // Behind a TLS gateway the scheme seen here differs from the browser's.
    const isOwnOrigin =
      publicOrigin === null ? isOfHost(origin, request.host) : origin === publicOrigin
    if (!isOwnOrigin) refuse()
  }
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)

function refuse(): never {
  throw new ProblemError('origin_refused', {
    detail: 'Only pages of this site may call this address. Open the site and try again.',
  })
}

const WARNING =
  'The page was requested over https, but PUBLIC_ORIGIN is not set, so the cookie is not Secure. Set PUBLIC_ORIGIN to https://<host>.'

/** Logs one warning when a gateway ends TLS and PUBLIC_ORIGIN is not set. */
export function createOriginWarning({
  log,
  settings,
}: ProxyPorts): (context: RequestContext) => void {
  let isSilent = settings.publicOrigin !== null
  return ({ request, requestId, route }) => {
    if (isSilent || request.isHttps) return
    if (!request.header('origin')?.startsWith('https:')) return
    isSilent = true
    const details = [WARNING]
    log({ level: 'warn', event: 'public_origin_unset', requestId, route: route.path, details })
  }
}
