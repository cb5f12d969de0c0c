import type { ServerSettings } from './settings.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/

/** One sentence for each valid setting that is unsafe or switches something off. */
export function warningsOf({
  host,
  publicOrigin,
  trustedProxies,
  gameHosts,
}: ServerSettings): readonly string[] {
  const origin = publicOrigin === null ? null : new URL(publicOrigin)
  const isLocal = LOOPBACK.test(origin?.hostname ?? host)
  if (isLocal) return []
  return [
    ...(origin === null
      ? [
          'PUBLIC_ORIGIN is not set: the session cookie is not Secure. Set it to the https origin of players.',
        ]
      : []),
    ...(origin?.protocol === 'http:'
      ? [`PUBLIC_ORIGIN is ${origin.origin}: the session cookie is not Secure. Use https.`]
      : []),
    ...(trustedProxies === null
      ? [
          'TRUSTED_PROXIES is not set: behind a gateway all players count as one client, and share its limits.',
        ]
      : []),
    ...(gameHosts.length === 0 ? ['GAME_HOSTS is not set: no game can be opened.'] : []),
  ]
}
