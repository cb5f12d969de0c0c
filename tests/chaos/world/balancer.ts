import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { freePort } from '../../../scripts/ports.ts'
import { spawnServer } from '../../support/engines/shared.ts'
import { pidOf, signalAll, signalOne } from './processes.ts'

const NAME = 'nginx'
const POLL_MS = 50
const DEADLINE_MS = 10_000

/** The header in which the balancer names the proxy that answered. */
export const SERVED_BY = 'x-served-by'

export class Balancer {
  readonly port: number
  readonly #folder: string

  private constructor(folder: string, port: number) {
    this.#folder = folder
    this.port = port
  }

  static async open(folder: string, proxies: readonly number[]): Promise<Balancer> {
    mkdirSync(folder, { recursive: true })
    const port = await freePort()
    const servers = proxies.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`)
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 4096; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  upstream proxies { ${servers.join(' ')} keepalive 64; keepalive_timeout 2s; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://proxies; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $http_x_forwarded_for;
      proxy_connect_timeout 1s; proxy_read_timeout 20s;
      add_header ${SERVED_BY} $upstream_addr always;
    }
  }
}
`,
    )
    const balancer = new Balancer(folder, port)
    await balancer.start()
    return balancer
  }

  async start(): Promise<void> {
    spawnServer(NAME, ['nginx', '-c', join(this.#folder, 'nginx.conf')])
    const end = performance.now() + DEADLINE_MS
    while (!(await this.#answers())) {
      if (performance.now() > end)
        throw new Error(`nginx does not answer: see ${this.#folder}/errors`)
      await after(POLL_MS)
    }
  }

  /** Also kills its workers, which would keep running. */
  kill(): void {
    signalAll(pidOf(NAME), 'SIGKILL')
  }

  /** New workers; the old ones end when they have answered. */
  reload(): void {
    signalOne(pidOf(NAME), 'SIGHUP')
  }

  /** Whether it answers, even if no proxy does. */
  #answers(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.port}/healthz`).then(
      () => true,
      () => false,
    )
  }
}
