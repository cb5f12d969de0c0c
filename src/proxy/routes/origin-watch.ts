import type { Exchange } from './request-context.ts'
import type { ProxyPorts } from '../ports.ts'

const WORDS =
  'The page came by https, but PUBLIC_ORIGIN is not set: the cookie is not Secure. Set it to https://<host>.'

/** Says once, by a warning in the log, that a gateway ends TLS and the proxy was not told so. */
export function originWatch({ log, settings }: ProxyPorts): (exchange: Exchange) => void {
  let isSilent = settings.publicOrigin !== null
  return ({ request, requestId, route }) => {
    const isByTls = request.headers.get('origin')?.startsWith('https:') ?? false
    if (isSilent || !isByTls || request.url.startsWith('https:')) return
    isSilent = true
    const details = [WORDS]
    log({ level: 'warn', event: 'public_origin_unset', requestId, route: route.path, details })
  }
}
