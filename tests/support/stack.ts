import { freePort } from '../../scripts/ports.ts'
import { startStack as startOn } from '../../scripts/stack.ts'

export type StackOfTest = {
  readonly siteUrl: string
  readonly mockUrl: string
  readonly stop: () => Promise<void>
}

/** The built site behind the real proxy and the real mock backend, on free ports. */
export async function startStack(wish: {
  readonly scenario?: string
  readonly proxyEnv?: Readonly<Record<string, string>>
}): Promise<StackOfTest> {
  const port = await freePort()
  const mockPort = await freePort()
  const { siteUrl, backendUrl, stop } = await startOn({
    port,
    backend: { kind: 'mock', port: mockPort, scenario: wish.scenario ?? 'default' },
    proxyEnv: { SESSION_STORE: 'memory', ...wish.proxyEnv },
  })
  return { siteUrl, mockUrl: backendUrl, stop }
}
