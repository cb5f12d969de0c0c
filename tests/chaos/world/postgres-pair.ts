import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { mountSmallDisk } from './small-disk.ts'
import type { SmallDisk } from './small-disk.ts'
import { CannotRunError } from '../../../scripts/cannot-run-error.ts'
import { migrate } from '../../../proxy/store/postgres/migrate.ts'
import { PROGRAM } from '../../../proxy/store/postgres/connections.ts'
import { admin, serve, startPostgres, startStandby } from '../../support/engines/postgres-server.ts'
import { childOf, isRunning, pidOf, signalAll, signalOne } from './processes.ts'

const POLL_MS = 50
const DEADLINE_MS = 30_000

const DISK_MB = 320

type Place = { readonly name: string; readonly data: string; readonly disk: SmallDisk | null }
type Node = Place & { readonly port: number }

/** A disk for the server; without the permission to mount one, a folder. */
function placeFor(name: string, folder: string): Place {
  try {
    const disk = mountSmallDisk(DISK_MB)
    return { name, data: join(disk.folder, name), disk }
  } catch (error) {
    if (error instanceof CannotRunError) return { name, data: join(folder, name), disk: null }
    throw error
  }
}

/** A primary whose commits wait for its standby. */
export class PostgresPair {
  #primary: Node
  #standby: Node

  private constructor(primary: Node, standby: Node) {
    this.#primary = primary
    this.#standby = standby
  }

  static async start(folder: string, key: Uint8Array): Promise<PostgresPair> {
    const [one, other] = [placeFor('postgres-a', folder), placeFor('postgres-b', folder)]
    const port = await startPostgres(one.name, one.data)
    await admin(port, 'postgres', (client) =>
      migrate(client, 'forward', { keys: [key], storeId: null }),
    )
    const standby = { ...other, port: await startStandby(other.name, other.data, port) }
    const pair = new PostgresPair({ ...one, port }, standby)
    await pair.#waitForStandby()
    return pair
  }

  get ports(): readonly [number, number] {
    return [this.#primary.port, this.#standby.port]
  }

  signalPrimary(signal: 'SIGSTOP' | 'SIGCONT'): void {
    signalAll(pidOf(this.#primary.name), signal)
  }

  signalStandby(signal: 'SIGSTOP' | 'SIGCONT'): void {
    signalAll(pidOf(this.#standby.name), signal)
  }

  /** While it lags the standby keeps what is committed, but shows the state before. */
  async lagStandby(isLagging: boolean): Promise<void> {
    const change = isLagging ? 'pause' : 'resume'
    await this.#ask(this.#standby, `SELECT pg_wal_replay_${change}()`)
  }

  /** Kills one connection's process, after which the server ends all others and recovers from its log. */
  crashPrimary(): void {
    const child = childOf(pidOf(this.#primary.name), /postgres: (?!.*(checkpointer|writer|wal))/)
    if (child === null) throw new Error(`No connection of ${PROGRAM} to kill.`)
    signalOne(child, 'SIGKILL')
  }

  killPrimary(): void {
    signalOne(pidOf(this.#primary.name), 'SIGQUIT')
  }

  /** Whether the disks of the servers can be filled. */
  get hasDisks(): boolean {
    return this.#primary.disk !== null
  }

  fillDisk(): void {
    this.#primary.disk?.fill()
  }

  /** A server that has ended meanwhile is started again, as by a supervisor. */
  async freeDisk(): Promise<void> {
    const { name, data, port, disk } = this.#primary
    disk?.empty()
    if (!isRunning(pidOf(name))) await serve(name, data, { port: String(port) })
  }

  /** After the servers have ended. */
  removeDisks(): void {
    for (const { disk } of [this.#primary, this.#standby]) disk?.unmount()
  }

  /** The standby takes over; it has no standby until `rebuild`. */
  async promote(): Promise<void> {
    await this.#ask(this.#standby, 'SELECT pg_promote()')
    ;[this.#primary, this.#standby] = [this.#standby, this.#primary]
  }

  async rebuild(): Promise<void> {
    const { name, data, port } = this.#standby
    await rm(data, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
    await startStandby(name, data, this.#primary.port, port)
    await this.#waitForStandby()
  }

  async #waitForStandby(): Promise<void> {
    const { name } = this.#standby
    await this.#ask(this.#primary, `ALTER SYSTEM SET synchronous_standby_names = '"${name}"'`)
    await this.#ask(this.#primary, 'SELECT pg_reload_conf()')
    const end = performance.now() + DEADLINE_MS
    const standbyQuery = `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync' AND application_name = '${name}'`
    while ((await this.#ask(this.#primary, standbyQuery)) === 0) {
      if (performance.now() > end) throw new Error(`${name} does not follow its primary`)
      await after(POLL_MS)
    }
  }

  /** Returns the number of rows. */
  #ask({ port }: Node, text: string): Promise<number> {
    return admin(port, 'postgres', async (client) => (await client.query(text)).rowCount ?? 0)
  }
}
