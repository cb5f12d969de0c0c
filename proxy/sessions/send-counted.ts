import { problems } from '../../src/generated/problems.ts'
import { ProblemError } from '../http/problem.ts'
import type { CountedRequest } from '../ports/ports.ts'

/** Whether the backend checked the password. An undocumented 4xx counts as checked, because it may be a refusal. */
const isPasswordChecked = ({ code, details }: ProblemError): boolean =>
  problems[code].status < 500 ||
  (code === 'backend_answer_invalid' && details.isWithoutEffect === true)

/** Sends a password or other proof, and uncounts the attempt if the backend did not check it. */
export async function sendCounted<Answer>(
  countedRequest: CountedRequest,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ProblemError && !isPasswordChecked(error)) await countedRequest.withdraw()
    throw error
  }
}
