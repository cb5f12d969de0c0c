import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { RequestOrigin } from '../../proxy/server/listen.ts'
import type { MockBackend } from '../backend.ts'
import { isCutOff, ConnectionLostError } from '../control/faulty-answer.ts'

type Outgoing = RequestOrigin['outgoing']

async function writeUpToBreak(outgoing: Outgoing, response: Response): Promise<void> {
  const { status, headers, body } = response
  outgoing.writeHead(status, Object.fromEntries(headers))
  const reader = body?.getReader()
  const readChunk = () =>
    reader?.read().catch((error: unknown) => {
      if (error instanceof ConnectionLostError) return undefined
      throw error
    })
  for (let chunk = await readChunk(); chunk?.value !== undefined; chunk = await readChunk()) {
    const { value } = chunk
    await new Promise<void>((resolve) => {
      outgoing.write(value, () => {
        resolve()
      })
    })
  }
  outgoing.destroy()
}

/** Marks the response as written, so that the server does not write it again. */
function alreadySent(): Response {
  void RESPONSE_ALREADY_SENT.bodyUsed
  return RESPONSE_ALREADY_SENT
}

export async function answerOverHttp(
  backend: MockBackend,
  request: Request,
  outgoing: Outgoing | undefined,
): Promise<Response> {
  try {
    const response = await backend.fetch(request)
    if (outgoing === undefined || !isCutOff(response)) return response
    await writeUpToBreak(outgoing, response)
    return alreadySent()
  } catch (error) {
    if (!(error instanceof ConnectionLostError) || outgoing === undefined) throw error
    outgoing.destroy()
    return alreadySent()
  }
}
