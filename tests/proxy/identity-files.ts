import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { noConsent } from '../../proxy/store/shared/consent.ts'
import type { Consent } from '../../proxy/store/shared/consent.ts'
import { acceptStore } from '../../proxy/store/sqlite/accept.ts'
import { KEY, openFile, sqliteFile } from './store-files.ts'

export const OTHER_KEY = new Uint8Array(32).fill(8)
const silent = { reportStep: () => undefined, reportNote: () => undefined }
export const limit = { type: 'setLimit', limit: 'deposit_24h', value: 5_000 } as const
export const accept = (
  file: string,
  more: { keys?: Uint8Array[]; storeId?: string } = {},
  consent: Partial<Consent> = {},
) =>
  acceptStore({ file, keys: [KEY], storeId: null, ...more }, silent, { ...noConsent, ...consent })

/** Opens the file and records what the store reports. */
export async function open(file: string, more: Partial<Parameters<typeof openFile>[0]> = {}) {
  const messages: string[] = []
  const store = await openFile({
    file,
    warn: (reason) => void messages.push(reason),
    tell: (event, sentence) => void messages.push(`${event}: ${sentence}`),
    ...more,
  })
  const limitOf = async (member = 'demo') =>
    (await store.protection.read(member))?.limits.deposit_24h.value ?? null
  const verdict = () => store.check().then(() => 'ready', String)
  return { ...store, messages, limitOf, verdict }
}

export async function fileWithLimit() {
  const file = sqliteFile()
  const store = await open(file)
  await store.protection.perform('demo', limit)
  await store.close()
  return file
}

/** The identity, without the part that may change at any time. */
export const identityOf = (file: string) =>
  readFileSync(`${file}.identity`, 'utf8').replace(/^checkpointed: .*$/m, '')
export const idOf = (file: string): string => /^id: (.+)$/m.exec(identityOf(file))?.[1] ?? ''
export const emptyFolder = (file: string) => {
  for (const name of readdirSync(dirname(file))) rmSync(join(dirname(file), name))
}
