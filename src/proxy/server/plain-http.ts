import { isPrivateHost } from '../core/client-address.ts'
import { SettingsError } from '../core/settings-table.ts'

/** @throws SettingsError for an address by which passwords and tokens would cross a public network in plain */
export function assertNotReadable(backendUrl: string): void {
  const { protocol, hostname } = new URL(backendUrl)
  if (protocol === 'https:' || isPrivateHost(hostname)) return
  throw new SettingsError(
    `BACKEND_URL is http: to ${hostname}: passwords and tokens could be read on their way. Use https:,
or set BACKEND_PLAIN_HTTP=on if that network is your own.`,
  )
}
