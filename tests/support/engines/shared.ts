import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'

/** True in `npm run test:all -- engines`; elsewhere no test starts PostgreSQL, Redis or nginx. */
export const usesEngines = process.env['ENGINES'] === 'true'

const folder = () => process.env['ENGINES_FOLDER'] ?? ''
const POLL_MS = 25

/** Starts a server once for all workers of this run, and returns what the start returned. */
export async function startOnce<Value>(
  name: string,
  start: (at: string) => Promise<Value>,
): Promise<Value> {
  mkdirSync(folder(), { recursive: true, mode: 0o755 })
  const ready = join(folder(), `${name}.json`)
  try {
    mkdirSync(join(folder(), `${name}.lock`))
  } catch {
    while (!existsSync(ready)) await after(POLL_MS)
    return parse<Value>(readFileSync(ready, 'utf8'), name)
  }
  const outcome = await start(join(folder(), name)).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: String(error) }),
  )
  writeFileSync(`${ready}.part`, JSON.stringify(outcome))
  renameSync(`${ready}.part`, ready)
  return parse<Value>(JSON.stringify(outcome), name)
}

function parse<Value>(text: string, name: string): Value {
  const outcome = JSON.parse(text) as { readonly value: Value } | { readonly error: string }
  if ('error' in outcome) throw new Error(`${name} did not start: ${outcome.error}`)
  return outcome.value
}

type User = { readonly uid: number; readonly gid: number } | undefined

/** A server of this run; it ends with the run, also when that is killed. */
export function spawnServer(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  user?: User,
): void {
  const server = spawn(command, args, { stdio: 'ignore', detached: true, cwd: '/', ...user })
  server.unref()
  writeFileSync(join(folder(), `${name}.pid`), String(server.pid))
  // The workers' parent is the run.
  const script = `while kill -0 ${process.ppid}; do sleep 1; done
kill -QUIT ${server.pid}; kill -CONT ${server.pid}; rm -rf "$0"`
  spawn('sh', ['-c', script, folder()], { stdio: 'ignore', detached: true }).unref()
}
