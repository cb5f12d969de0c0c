import { NoAnswerError, readBody } from '#verify'
import type { Transport } from '#verify'

export const inMemory =
  (fetch: (request: Request) => Promise<Response>, origin = 'http://backend.test'): Transport =>
  async ({ method, path, headers, text }) => {
    const body = text === undefined || method === 'GET' ? {} : { body: text }
    try {
      const response = await fetch(new Request(`${origin}${path}`, { method, headers, ...body }))
      const received = Object.fromEntries(response.headers)
      const read = readBody(new Uint8Array(await response.arrayBuffer()), received)
      return { status: response.status, headers: received, ...read }
    } catch (error) {
      throw new NoAnswerError(error instanceof Error ? error.message : String(error))
    }
  }
