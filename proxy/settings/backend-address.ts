import { isPrivateHost } from '../http/client-address.ts'
import { SettingsError } from './settings-error.ts'

export type BackendAddress = {
  readonly origin: string
  /** Path before `/public/…`, without a trailing slash; may be empty. */
  readonly prefix: string
}

/** BACKEND_URL, normalised. */
export function backendAddress(url: string): BackendAddress {
  const { origin, pathname } = new URL(url)
  return { origin, prefix: pathname.replace(/\/+$/, '') }
}

/** @throws SettingsError when passwords and tokens would cross a public network unencrypted */
export function assertEncrypted(backendUrl: string): void {
  const { protocol, hostname } = new URL(backendUrl)
  if (protocol === 'https:' || isPrivateHost(hostname)) return
  throw new SettingsError(
    `BACKEND_URL is http: to ${hostname}: passwords and tokens could be read on their way. Use https:,
or set BACKEND_PLAIN_HTTP=on if that network is your own.`,
  )
}
