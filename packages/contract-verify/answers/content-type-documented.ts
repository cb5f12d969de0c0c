import { assumptionsIn } from '../core/contract-under-test.ts'
import type { AnswerCheck } from './answer-check.ts'

const typeIn = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase()

export const contentTypeDocumented: AnswerCheck = {
  id: 'content-type-documented',
  title: 'Every answer has the media type of the contract',
  find({ contract, operation, received }) {
    const documented = operation.answers.get(received.status)
    if (documented === undefined) return []
    const found = received.headers['content-type'] ?? ''
    if (typeIn(found) === documented.mediaType) return []
    const what = found === '' ? 'no Content-Type' : `Content-Type: ${found}`
    return [
      {
        message: `answers ${received.status} with ${what} instead of ${documented.mediaType}`,
        // A 200 answer's schema has assumptions about its content, not about its media type.
        refutes: received.status === 200 ? [] : assumptionsIn(contract.resolve(documented.schema)),
        everywhere: {
          kind: `content-type ${typeIn(found)}`,
          message: `answers with ${what} instead of `,
          parts: [documented.mediaType],
        },
      },
    ]
  },
}
