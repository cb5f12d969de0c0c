import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { freePort } from '../../../scripts/ports.ts'
import { startRedis, startSentinel } from '../../support/engines/redis.ts'
import { Link } from './link.ts'
import { pidOf, signalOne } from './processes.ts'

const POLL_MS = 50
const DEADLINE_MS = 30_000

type Node = { readonly name: string; readonly port: number; readonly link: Link }

/** Two servers behind links, and a Sentinel that reaches them over these links, too. */
export class RedisPair {
  readonly sentinel: number
  readonly links: readonly Link[]
  readonly #folder: string
  readonly #nodes: readonly Node[]
  readonly #watcher: Redis

  private constructor(folder: string, nodes: readonly Node[], sentinel: number) {
    this.#folder = folder
    this.#nodes = nodes
    this.links = nodes.map(({ link }) => link)
    this.sentinel = sentinel
    this.#watcher = new Redis(sentinel, '127.0.0.1')
  }

  static async start(folder: string): Promise<RedisPair> {
    const nodes = await Promise.all(
      ['redis-a', 'redis-b'].map(async (name) => {
        const port = await freePort()
        return { name, port, link: await Link.open(port) }
      }),
    )
    const [first, second] = nodes
    if (first === undefined || second === undefined) throw new Error('A pair has two servers.')
    await startNode(folder, first)
    await startNode(folder, second, ['--replicaof', '127.0.0.1', String(first.link.port)])
    const at = join(folder, 'sentinel')
    const sentinel = await startSentinel('sentinel', at, first.link.port)
    const pair = new RedisPair(folder, nodes, sentinel)
    await pair.#waitForReplica()
    return pair
  }

  async primary(): Promise<Node> {
    const address = await this.#watcher.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'main')
    const [, port] = address as readonly [string, string]
    return this.#nodes.find(({ link }) => link.port === Number(port)) ?? this.#nodes[0]!
  }

  signal({ name }: Node, signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
    signalOne(pidOf(name), signal)
  }

  /** Starts a killed server again, empty. */
  async restart(node: Node): Promise<void> {
    await startNode(this.#folder, node)
  }

  close(): void {
    this.#watcher.disconnect()
    for (const link of this.links) link.close()
  }

  async #waitForReplica(): Promise<void> {
    const end = performance.now() + DEADLINE_MS
    const readReplicas = async () =>
      String(await this.#watcher.call('SENTINEL', 'REPLICAS', 'main'))
    while (!(await readReplicas()).includes('master-link-status,ok')) {
      if (performance.now() > end) throw new Error('Sentinel does not know the replica')
      await after(POLL_MS)
    }
  }
}

async function startNode(
  folder: string,
  { name, port, link }: Node,
  more: readonly string[] = [],
): Promise<void> {
  const announced = ['--replica-announce-ip', '127.0.0.1', '--replica-announce-port']
  const flags = [...announced, String(link.port), ...more]
  await startRedis(name, join(folder, name), { port, flags })
}
