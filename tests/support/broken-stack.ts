import { freePort } from '../../scripts/ports.ts'
import { answers, run } from '../../scripts/processes.ts'
import { startStack } from '../../scripts/stack.ts'
import { startBreakingLayer } from './breaking-layer.ts'
import type { Breakage } from './breaking-layer.ts'
import type { StackOfTest } from './stack.ts'

export type BrokenStack = StackOfTest & { readonly breakage: Breakage }

/** The built site behind the real proxy; between that and the mock stands a layer that breaks. */
export async function startBrokenStack(wish: {
  readonly scenario: string
  readonly proxyEnv: Readonly<Record<string, string>>
}): Promise<BrokenStack> {
  const [port, mockPort, layerPort] = [await freePort(), await freePort(), await freePort()]
  const mockUrl = `http://localhost:${mockPort}`
  const mock = run({
    name: 'The mock backend',
    main: 'mocks/server.ts',
    env: { MOCK_PORT: String(mockPort), SCENARIO: wish.scenario },
    log: `.cache/logs/mock-${mockPort}.log`,
  })
  const layer = await startBreakingLayer(layerPort, mockUrl)
  const stopBackend = async () => {
    await layer.stop()
    await mock.stop()
  }
  try {
    await answers(`${mockUrl}/healthz`, mock)
    const stack = await startStack({
      port,
      backend: { kind: 'real', url: `http://localhost:${layerPort}` },
      proxyEnv: { SESSION_STORE: 'memory', GAME_HOSTS: `localhost:${mockPort}`, ...wish.proxyEnv },
    })
    const stop = async () => {
      await stack.stop()
      await stopBackend()
    }
    return { siteUrl: stack.siteUrl, mockUrl, breakage: layer, stop }
  } catch (error) {
    await stopBackend()
    throw error
  }
}
