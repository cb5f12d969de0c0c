import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import type { Answer } from '../handlers/problem.ts'
import type { Fault } from './faults.ts'
import { withWrongType } from './wrong-type.ts'

/** No answer comes, or no more of one: what `fetch` and the reader of a body reject with. */
export class ConnectionLost extends TypeError {
  override readonly name = 'TypeError'

  constructor(message: 'fetch failed' | 'terminated') {
    const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' })
    super(message, { cause })
  }
}

const broken = new WeakSet<Response>()

/** True for a response whose body ends with an error; a server must end its connection there. */
export const breaksOff = (response: Response): boolean => broken.has(response)

export function faultyAnswer(
  answer: Answer,
  fault: Pick<Fault, 'kind' | 'pointer'>,
  operation: BackendOperation,
): Answer {
  const { text } = answer
  switch (fault.kind) {
    case 'malformed':
      return { ...answer, text: text.slice(0, text.length / 2) }
    case 'wrongType':
      return { ...answer, text: withWrongType(operation, text, fault.pointer) }
    case 'abort':
    case 'cut':
    case null:
      return answer
  }
}

export const toResponse = ({ text, ...head }: Answer): Response => new Response(text, head)

/** The first half of an answer, with the length of all of it; then the body fails. */
export function cutResponse({ text, status, headers }: Answer): Response {
  const bytes = new TextEncoder().encode(text)
  let hasBegun = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (hasBegun) controller.error(new ConnectionLost('terminated'))
      else controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
      hasBegun = true
    },
  })
  const length = { 'content-length': String(bytes.length) }
  const response = new Response(body, { status, headers: { ...headers, ...length } })
  broken.add(response)
  return response
}
