import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { createMockBackend } from '../../mocks/backend.ts'
import { inMemory } from '@maru/contract-verify'
import type { Received, Transport } from '@maru/contract-verify'
import type { Layer } from '../../tests/support/verified-mock.ts'

const MONEY_TAKES_MS = 10

export type ZooServer = {
  readonly url: string
  /** Makes this backend answer, freshly started. */
  readonly show: (layer: Layer | undefined) => void
  readonly close: () => Promise<void>
}

/** Serves one backend of the zoo at a time over HTTP. */
export async function serveZoo(): Promise<ZooServer> {
  let answer: (request: IncomingMessage) => Promise<Received> = () => Promise.reject(new Error())
  const server = createServer((request, response) => {
    void answer(request).then(
      ({ status, headers, text }) => response.writeHead(status, headers).end(text),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (layer) => void (answer = backend(layer)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function backend(layer: Layer = (transport) => transport) {
  const mock = createMockBackend({
    publicUrl: 'https://backend.test',
    clock: { now: () => Date.now() },
    scenario: 'unread',
    seed: 1,
    random: () => 0.5,
  })
  let wait = 0
  const ask: Transport = layer(
    inMemory(async (request) => {
      // Like a database; otherwise concurrent requests would not overlap.
      if (request.headers.has('idempotency-key')) await after(MONEY_TAKES_MS)
      return mock.fetch(request)
    }),
    (ms) => (wait += ms),
  )
  return async (request: IncomingMessage): Promise<Received> => {
    const { method: written = '', url: path = '', headers } = request
    // Methods that Request does not support are equivalent to another unsupported one.
    const method = written === 'TRACE' || written === 'CONNECT' ? 'PUT' : written
    const text = await readText(request)
    const received = await ask({
      method,
      path,
      headers: headers as Record<string, string>,
      text: text === '' ? undefined : text,
    })
    const pause = wait
    wait = 0
    if (pause > 0) await after(pause)
    return received
  }
}
