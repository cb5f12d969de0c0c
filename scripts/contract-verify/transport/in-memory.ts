import { NoAnswer } from '../model.ts'
import type { Transport } from '../model.ts'

/** Asks a function instead of a server. */
export const inMemory =
  (fetch: (request: Request) => Promise<Response>, origin = 'http://backend.test'): Transport =>
  async ({ method, path, headers, text }) => {
    const body = text === undefined || method === 'GET' ? {} : { body: text }
    try {
      const response = await fetch(new Request(`${origin}${path}`, { method, headers, ...body }))
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      }
    } catch (error) {
      throw new NoAnswer(error instanceof Error ? error.message : String(error))
    }
  }
