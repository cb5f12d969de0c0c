import { Hono } from 'hono'
import { createHandler } from './handler.ts'
import type { ProxyHandler } from './handler.ts'
import type { ClientRequest, ProxyPorts } from '../ports/ports.ts'
import { readText, toHeaders } from '../http/read-text.ts'

/** Facts from the server that a Request does not contain. */
export type ClientBindings = { readonly clientAddress?: string | null }

/** The proxy as a function from Request to Response. Uses web-standard APIs only. */
export const createProxy = (ports: ProxyPorts): Hono<{ Bindings: ClientBindings }> =>
  createApp(createHandler(ports))

export function createApp(handle: ProxyHandler): Hono<{ Bindings: ClientBindings }> {
  const app = new Hono<{ Bindings: ClientBindings }>()
  app.all('/api/*', async ({ req, env }) => {
    // There are no bindings without a server.
    const { clientAddress = null } = (env as ClientBindings | undefined) ?? {}
    const { status, headers, body, stream } = await handle(clientRequest(req.raw), clientAddress)
    return new Response(stream ?? body, { status, headers: toHeaders(headers) })
  })
  return app
}

function clientRequest(request: Request): ClientRequest {
  const { pathname, host, protocol } = new URL(request.url)
  const { signal } = request
  let listener: (() => void) | null = null
  return {
    method: request.method,
    path: pathname,
    host,
    isHttps: protocol === 'https:',
    header: (name) => request.headers.get(name),
    text: (limitBytes) => readText(request, limitBytes),
    get hasDisconnected() {
      return signal.aborted
    },
    onDisconnect: (newListener) => {
      if (listener !== null) signal.removeEventListener('abort', listener)
      if (newListener !== null) signal.addEventListener('abort', newListener)
      listener = newListener
    },
  }
}
