import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CannotVerify } from '../core/model.ts'
import { readText } from '../command/read-text.ts'
import { storeSchema } from './record.model.ts'
import type { Store } from './record.model.ts'

const TIMEOUT_MS = 10_000
const isAddress = (place: string): boolean => /^https?:\/\//.test(place)

type Read = {
  readonly store: Store
  /** The entity tag of an address. */
  readonly version: string | null
}

const empty: Store = { verifications: [] }

function parsed(place: string, text: string): Store {
  try {
    return storeSchema.parse(JSON.parse(text))
  } catch (error) {
    const [first] = (error as Error).message.split('\n')
    throw new CannotVerify(`${place} is not a store of verifications: ${first ?? ''}`)
  }
}

const authorization = (): Readonly<Record<string, string>> => {
  const token = process.env['CONTRACT_STORE_TOKEN']
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

async function fetchStore(place: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(place, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    const { cause, message } = error as Error
    throw new CannotVerify(
      `The store ${place} cannot be reached: ${cause instanceof Error ? cause.message : message}.`,
    )
  }
}

/**
 * Reads a store, a file or an address that answers GET; null: it does not exist.
 * @throws CannotVerify
 */
export async function findStore(place: string): Promise<Read | null> {
  if (!isAddress(place))
    return existsSync(place)
      ? { store: parsed(place, readText('The store', place)), version: null }
      : null
  const response = await fetchStore(place, { headers: authorization() })
  if (response.status === 404) return null
  if (!response.ok) throw new CannotVerify(`The store ${place} answers HTTP ${response.status}.`)
  return { store: parsed(place, await response.text()), version: response.headers.get('etag') }
}

/**
 * The same; a store that does not exist is empty.
 * @throws CannotVerify
 */
export const readStore = async (place: string): Promise<Read> =>
  (await findStore(place)) ?? { store: empty, version: null }

/**
 * Writes a store, by PUT at an address, and there only if nobody else wrote it since it was read.
 * @throws CannotVerify
 */
export async function writeStore(place: string, { store, version }: Read): Promise<void> {
  const text = `${JSON.stringify(store, null, 2)}\n`
  if (!isAddress(place)) {
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, text)
    return
  }
  const response = await fetchStore(place, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      ...(version === null ? {} : { 'if-match': version }),
      ...authorization(),
    },
    body: text,
  })
  if (response.status === 412)
    throw new CannotVerify(`The store ${place} was changed meanwhile. Run the command again.`)
  if (!response.ok)
    throw new CannotVerify(`The store ${place} answers HTTP ${response.status} to PUT.`)
}
