import { isSameMember, memberKey } from '../../src/lib/member-id.ts'
import type { SessionRecord, User } from '../ports/ports.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import { ProblemError } from '../http/problem.ts'
import { logEvent } from '../http/request-context.ts'
import type { RequestContext } from '../http/request-context.ts'

/**
 * Refuses an answer about another member, or without the id that the contract requires: the member of a session never
 * changes.
 * @throws ProblemError 502
 */
export function assertOwnMember(
  context: RequestContext,
  { members }: BackendAnswer,
  userId: User['userId'],
): void {
  for (const memberId of members) {
    if (isSameMember(memberId, userId)) continue
    if (memberId !== '') logForeignMember(context)
    throw foreignMemberProblem()
  }
}

/**
 * The key for a member's limits, breaks and money requests.
 * @throws ProblemError 401 for a session whose member has no id
 */
export function requireMemberKey({ sideUser }: SessionRecord): string {
  const key = memberKey(sideUser.userId)
  if (key === '') throw new ProblemError('session_expired', { detail: 'Sign in again.' })
  return key
}

/** Logs, without ids, that the backend answered about another member. */
export function logForeignMember(context: RequestContext): void {
  logEvent(context, 'error', 'foreign_member', ['/userId is not the one of the session'])
}

export const foreignMemberProblem = (): ProblemError =>
  new ProblemError('backend_answer_invalid', { detail: 'The answer is not about this member.' })
