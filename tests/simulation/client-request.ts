import type { ClientRequest } from '../../proxy/ports/ports.ts'

export const clientRequest = (
  route: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): ClientRequest => ({
  method: 'POST',
  path: `/api/routes/${route}`,
  host: 'site.example',
  isHttps: true,
  header: (name) => headers[name] ?? null,
  text: () => Promise.resolve(JSON.stringify(body)),
  hasDisconnected: false,
  onDisconnect: () => undefined,
})
