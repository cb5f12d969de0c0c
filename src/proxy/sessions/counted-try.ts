import { problems } from '../../generated/problems.ts'
import type { CountedRequest } from '../core/ports.ts'
import { ProblemError } from '../core/problem.ts'

/**
 * Whether the backend judged what it was sent. A 4xx that the contract does not have is a judgement, too:
 * a backend that answers a wrong password so must not be open to guessing.
 */
const isJudged = ({ code, details }: ProblemError): boolean =>
  problems[code].status < 500 ||
  (code === 'backend_answer_invalid' && details.isWithoutEffect === true)

/** Sends what proves a member; it does not count as a try when the backend could not judge it. */
export async function asTry<Answer>(
  counted: CountedRequest,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ProblemError && !isJudged(error)) await counted.withdraw()
    throw error
  }
}
