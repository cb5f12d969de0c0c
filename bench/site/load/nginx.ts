import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPinnedProgram } from './pinned-program.ts'
import type { PinnedProgram } from './pinned-program.ts'

const user = {
  userId: 'demo',
  nick: 'demo',
  phone: '010-1234-5678',
  level: 3,
  balance: 1_250_000,
  in_balance: 300_000,
  rolling: 18_400,
  bankname: 'b',
  bankOwner: 'o',
  banknum: '123456-04-123456',
  noteCount: 0,
  helpCount: 0,
}
const token = 'B8C28nY7MTjfWhEU7WqzjHWWFFTzORR9'
const loginAnswer = JSON.stringify({ status: 'authenticated', token, user })
const defaultAnswer = JSON.stringify({ status: 'success', user, noteCount: 0, helpCount: 0 })

const locations = `default_type application/json;
  location /public/user/do_login { return 200 '${loginAnswer}'; }
  location /public/ { return 200 '${defaultAnswer}'; }`

/** Starts an nginx that answers every backend call with fixed JSON. */
export const startNginxBackend = (port: number, core: number): PinnedProgram =>
  startNginx('backend', core, `server { listen 127.0.0.1:${port}; ${locations} }`)

/** Starts an nginx that forwards calls without checks: the fastest proxy to compare with. */
export const startNginxProxy = (port: number, core: number, backendPort: number): PinnedProgram =>
  startNginx(
    'proxy',
    core,
    `upstream backend { server 127.0.0.1:${backendPort}; keepalive 64; keepalive_requests 1000000; }
  server { listen 127.0.0.1:${port}; location /api/routes/ {
    proxy_pass http://backend/public/; proxy_http_version 1.1;
    proxy_set_header Connection ""; proxy_set_header Authorization "Bearer abc"; } }`,
  )

function startNginx(name: string, core: number, servers: string): PinnedProgram {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const configPath = join(folder, 'nginx.conf')
  writeFileSync(
    configPath,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http { access_log off; keepalive_requests 1000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  ${servers}
}
`,
  )
  const program = startPinnedProgram(['nginx', '-c', configPath], {
    core,
    logPath: `.cache/logs/bench-nginx-${name}.log`,
  })
  return {
    stop: async () => {
      await program.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
