import { startProgram, waitUntilHealthy } from './start-program.ts'
import { whenAborted } from './when-aborted.ts'
import { proxyEnvironment, proxyMain, proxyOptions } from './proxy-program.ts'
import type { RunningProgram } from './start-program.ts'

export type StackOptions = {
  readonly port: number
  /** `mock`: a mock backend on this port, in this start state; `real`: the backend at this address. */
  readonly backend:
    | { readonly kind: 'mock'; readonly port: number; readonly startState: string }
    | { readonly kind: 'real'; readonly url: string }
  readonly proxyEnv?: Readonly<Record<string, string>>
}

export type Stack = {
  readonly siteUrl: string
  readonly backendUrl: string
  /** Resolves with the reason when a program ends unexpectedly. */
  readonly exitReason: Promise<string>
  readonly stop: () => Promise<void>
}

const never = new AbortController().signal

/**
 * Starts the proxy and, with `kind: 'mock'`, the mock backend. Resolves when both are healthy. On failure or abort it
 * rejects and stops both.
 */
export async function startStack(
  { port, backend, proxyEnv = {} }: StackOptions,
  signal: AbortSignal = never,
): Promise<Stack> {
  const programs: RunningProgram[] = []
  const stop = async () => {
    // The proxy first, because its running requests need the backend.
    for (const program of programs.toReversed()) await program.stop()
  }
  try {
    if (backend.kind === 'mock') {
      // HOST applies to the site; the mock, which anyone can control, stays on this machine.
      const env = {
        MOCK_PORT: String(backend.port),
        SEED: backend.startState,
        HOST: 'localhost',
      }
      const logFile = `.cache/logs/mock-${backend.port}.log`
      programs.push(
        startProgram({ name: 'The mock backend', entry: 'mocks/http/main.ts', env, logFile }),
      )
    }
    const backendUrl = backend.kind === 'mock' ? `http://localhost:${backend.port}` : backend.url
    const siteUrl = `http://localhost:${port}`
    const proxy = startProgram({
      name: 'The proxy',
      entry: proxyMain,
      options: proxyOptions,
      env: {
        ...proxyEnvironment,
        PORT: String(port),
        BACKEND_URL: backendUrl,
        ...(backend.kind === 'mock' ? { GAME_HOSTS: `localhost:${backend.port}` } : {}),
        ...proxyEnv,
      },
      logFile: `.cache/logs/proxy-${port}.log`,
    })
    programs.push(proxy)
    const allHealthy = Promise.all(
      programs.map((program) =>
        waitUntilHealthy(`${program === proxy ? siteUrl : backendUrl}/healthz`, program),
      ),
    )
    await Promise.race([allHealthy, whenAborted(signal)])
    signal.throwIfAborted()
    return {
      siteUrl,
      backendUrl,
      exitReason: Promise.race(programs.map(({ exitReason }) => exitReason)),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
