import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkSetup, describeFindings } from '../../proxy/server/check-setup.ts'
import { readSettings } from '../../proxy/server/settings.ts'
import { KEY } from '../support/engines/postgres.ts'
import { onTestFinished } from '../support/this-test.ts'
import { siteFolder } from './real-proxy.ts'

/** A backend that answers 404 with these headers. Returns its address. */
export async function someBackend(headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(404, headers).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const SESSION_KEYS = Buffer.from(KEY).toString('base64')

/** The lines that `--check` prints with these settings. */
export async function check(
  env: Readonly<Record<string, string>>,
  clock = Date as { now(): number },
): Promise<readonly string[]> {
  const settings = readSettings({ SITE_DIR: siteFolder(), ...env })
  return describeFindings(await checkSetup(settings, clock)).split('\n')
}
