import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  fdatasyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { errorCode } from '../../../src/lib/error-code.ts'

/** Which store belongs here, and its minimum progress. */
export type KnownStore = {
  /** The value for STORE_ID. */
  readonly id: string
  /** Random; differs for each store created or accepted under the same id. */
  readonly incarnation: string
  /** `created` or `accepted`, with an ISO 8601 time. */
  readonly begun: string
  /** Number of durable writes. */
  readonly generation: number
  /** Number of those in the main file, not only in the write-ahead log. */
  readonly checkpointed: number
  /** Why the store may not be used until an operator accepts it; null: usable. */
  readonly distrust: string | null
}

export const newStore = (
  origin: 'created' | 'accepted',
  id: string = randomUUID(),
): KnownStore => ({
  id,
  incarnation: randomUUID(),
  begun: `${origin} ${new Date().toISOString()}`,
  generation: 0,
  checkpointed: 0,
  distrust: null,
})

const DIGITS = 16
const TRUSTED = 'no'

const padCount = (count: number): string => String(count).padStart(DIGITS, '0')
const progressText = ({
  checkpointed,
  generation,
}: Pick<KnownStore, 'checkpointed' | 'generation'>) =>
  `checkpointed: ${padCount(checkpointed)}\ngeneration: ${padCount(generation)}\n`

const identityText = (identity: KnownStore): string =>
  `Which store belongs beside this file: docs/player-protection.md of the proxy explains it.
id: ${identity.id}
incarnation: ${identity.incarnation}
begun: ${identity.begun}
distrusted: ${identity.distrust?.replaceAll('\n', ' ') ?? TRUSTED}
${progressText(identity)}`

const IDENTITY_TEXT =
  /\nid: (\S+)\nincarnation: (\S+)\nbegun: (.+)\ndistrusted: (.+)\ncheckpointed: (\d{16})\ngeneration: (\d{16})\n$/

function parseIdentity(text: string): KnownStore | 'unreadable' {
  const [, id, incarnation, begun, distrusted, checkpointed, generation] =
    IDENTITY_TEXT.exec(text) ?? []
  if (id === undefined || incarnation === undefined || begun === undefined) return 'unreadable'
  return {
    id,
    incarnation,
    begun,
    distrust: distrusted === undefined || distrusted === TRUSTED ? null : distrusted,
    checkpointed: Number(checkpointed),
    generation: Number(generation),
  }
}

export const identityPath = (file: string): string => `${file}.identity`

/** Writes a complete temporary file beside it, synced, with mode 0600. */
function writeBeside(path: string, identity: KnownStore): string {
  const temporaryPath = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(temporaryPath, identityText(identity), { mode: 0o600, flush: true })
    return temporaryPath
  } catch (error) {
    rmSync(temporaryPath, { force: true })
    throw error
  }
}

/** Creates the identity file atomically unless another process did. Returns whether it did. */
export function createIdentity(path: string, identity: KnownStore): boolean {
  const temporaryPath = writeBeside(path, identity)
  try {
    linkSync(temporaryPath, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(temporaryPath)
  }
}

export function replaceIdentity(path: string, identity: KnownStore): void {
  renameSync(writeBeside(path, identity), path)
}

function withHandle<Result>(path: string, work: (handle: number) => Result): Result | 'missing' {
  let handle: number
  try {
    handle = openSync(path, 'r+')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'missing'
    throw error
  }
  try {
    return work(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Reads the identity file.
 * @throws Error when it exists, and cannot be read and written
 */
export const readIdentity = (path: string): KnownStore | 'missing' | 'unreadable' =>
  withHandle(path, (handle) => parseIdentity(readFileSync(handle, 'utf8')))

type Progress = Pick<KnownStore, 'incarnation' | 'checkpointed' | 'generation'>

/** Writes the store's progress in place, which needs no free disk space. Never lowers a number. */
export function advanceIdentity(path: string, progress: Progress): void {
  withHandle(path, (handle) => {
    const text = readFileSync(handle, 'utf8')
    const identity = parseIdentity(text)
    if (identity === 'unreadable' || identity.incarnation !== progress.incarnation) return
    const checkpointed = Math.max(identity.checkpointed, progress.checkpointed)
    const generation = Math.max(identity.generation, progress.generation)
    if (checkpointed === identity.checkpointed && generation === identity.generation) return
    const tail = progressText({ checkpointed, generation })
    writeSync(handle, tail, Buffer.byteLength(text) - tail.length)
  })
}

export const syncIdentity = (path: string): void => void withHandle(path, fdatasyncSync)
