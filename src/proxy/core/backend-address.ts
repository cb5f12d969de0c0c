import { isPrivateHost } from './client-address.ts'
import { SettingsError } from './settings-table.ts'

export type BackendAddress = {
  readonly origin: string
  /** What stands before `/public/…`: nothing, or a path without a slash at its end. */
  readonly prefix: string
}

/** The two parts of BACKEND_URL; two ways to write one address are the same. */
export function backendAddress(url: string): BackendAddress {
  const { origin, pathname } = new URL(url)
  return { origin, prefix: pathname.replace(/\/+$/, '') }
}

/** @throws SettingsError for an address by which passwords and tokens would cross a public network in plain */
export function assertNotReadable(backendUrl: string): void {
  const { protocol, hostname } = new URL(backendUrl)
  if (protocol === 'https:' || isPrivateHost(hostname)) return
  throw new SettingsError(
    `BACKEND_URL is http: to ${hostname}: passwords and tokens could be read on their way. Use https:,
or set BACKEND_PLAIN_HTTP=on if that network is your own.`,
  )
}
