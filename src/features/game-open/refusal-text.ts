import type { Outcome } from '../../http/outcome.ts'
import type { PlainMessageId } from '../toasts/notifier.ts'

const details = {
  done: 'outcome.done',
  'signed-in': 'outcome.signed-in',
  'id-taken': 'outcome.id-taken',
  'not-found': 'outcome.not-found',
  'already-settled': 'outcome.already-settled',
  'already-in-use': 'outcome.already-in-use',
  'still-waiting': 'outcome.still-waiting',
  'not-at-this-time': 'outcome.not-at-this-time',
  'not-enough-balance': 'outcome.not-enough-balance',
  'not-enough-points': 'outcome.not-enough-points',
  'wrong-password': 'outcome.wrong-password',
  unknown: 'outcome.unknown',
} as const satisfies Record<Outcome, PlainMessageId>

const isOutcome = (reason: string): reason is Outcome => Object.hasOwn(details, reason)

/** What the server's refusal means, in words (R-CALL-06); nothing where it gave no reason. */
export const refusalDetail = (reason: string | undefined): PlainMessageId | undefined =>
  reason !== undefined && isOutcome(reason) ? details[reason] : undefined
