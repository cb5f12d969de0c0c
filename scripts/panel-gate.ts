import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AddressUnavailableError } from '../proxy/server/open-servers.ts'

export type PanelGate = { readonly stop: () => Promise<void> }

type Ports = { readonly port: number; readonly sitePort: number; readonly mockPort: number | null }

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

function forwardRequest(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const call = request({ host: 'localhost', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  call.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end()
  })
  outgoing.on('close', () => call.destroy())
  incoming.pipe(call)
}

/**
 * Listens before the proxy of `PANEL=on npm start`, on this machine only: `/__mock/*` goes to the mock backend for
 * the panel, everything else to the proxy, which knows neither.
 * @throws AddressUnavailableError
 */
export function startPanelGate({ port, sitePort, mockPort }: Ports): Promise<PanelGate> {
  const server = createServer((incoming, outgoing) => {
    // Prevents DNS rebinding by foreign pages.
    if (!LOOPBACK.test(incoming.headers.host ?? '')) return void outgoing.writeHead(421).end()
    const isForMock = incoming.url?.startsWith('/__mock/') === true
    if (!isForMock) return forwardRequest(incoming, outgoing, sitePort)
    if (mockPort === null) return void outgoing.writeHead(404).end()
    forwardRequest(incoming, outgoing, mockPort)
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new AddressUnavailableError(`Port ${port} cannot be used: ${error.message}.`))
    })
    server.listen(port, 'localhost', () => {
      resolve({
        stop: async () => {
          server.closeAllConnections()
          await new Promise((resolveClosed) => server.close(resolveClosed))
        },
      })
    })
  })
}
