import { queryOptions } from '@tanstack/react-query'
import { getHelpListShapes } from '../../generated/answers/get-help-list.ts'
import { readHelpMessageShapes } from '../../generated/answers/read-help-message.ts'
import { userWriteHelpShapes } from '../../generated/answers/user-write-help.ts'
import { delAllHelpShapes } from '../../generated/answers/del-all-help.ts'
import { writeInquiryRequestLimits } from '../../generated/limits/write-inquiry-request.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { outcomeOf } from '../../http/outcome.ts'
import type { Outcome } from '../../http/outcome.ts'
import { parseOptional, parseResponse, parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

/** A 1:1 inquiry. `answeredAt` is null until answered, `readAt` until the answer is read. Times are RFC 3339. */
export type Inquiry = Content<typeof getHelpListShapes, 'success'>['list'][number]
export type InquiryText = Content<typeof readHelpMessageShapes, 'success'>['help']

/** The member's 1:1 inquiries, newest first. */
export const getInquiries = (options: CallOptions = {}): Promise<readonly Inquiry[]> =>
  parseSuccess(
    getHelpListShapes,
    member.POST('/api/routes/get-help-list', { body: {}, ...options }),
    ({ list }) => list,
  )

/** Opens an inquiry and marks its answer as read; null if it no longer exists. */
export const openInquiry = (
  id: Inquiry['id'],
  options: CallOptions = {},
): Promise<InquiryText | null> =>
  parseOptional(
    readHelpMessageShapes,
    member.POST('/api/routes/read-help-message', { body: { id }, ...options }),
    ({ help }) => help,
  )

/** `done` with the inquiry's id, or `still-waiting`: too many inquiries are unanswered. */
export type WriteResult = { readonly outcome: Outcome; readonly id: Inquiry['id'] | null }

const writeInquiry = (inquiry: {
  readonly title: string
  readonly content: string
}): Promise<WriteResult> =>
  parseResponse(
    userWriteHelpShapes,
    member.POST('/api/routes/user-write-help', { body: inquiry }),
    (answer) => ({
      outcome: outcomeOf(answer.status),
      id: answer.status === 'success' ? answer.help.id : null,
    }),
  )

/** Deletes all of the member's inquiries; resolves with their number. */
const deleteInquiries = (): Promise<number> =>
  parseSuccess(
    delAllHelpShapes,
    member.POST('/api/routes/del-all-help', { body: {} }),
    ({ count }) => count,
  )

export const inquiryLimits = writeInquiryRequestLimits

const rootKey = ['inquiries'] as const

export const inquiryQueries = {
  all: () => rootKey,
  list: () =>
    queryOptions({ queryKey: rootKey, queryFn: ({ signal }) => getInquiries({ signal }) }),
  /** Fetching marks the answer as read; the list says so from its next fetch on. */
  text: (id: Inquiry['id']) =>
    queryOptions({
      queryKey: [...rootKey, 'text', id] as const,
      queryFn: ({ signal }) => openInquiry(id, { signal }),
    }),
}

/** Opening marks as read, so the list is refetched. Null data: it no longer exists. */
export const inquiryMutations = {
  open: (id: Inquiry['id']) => ({
    mutationFn: () => openInquiry(id),
    meta: { invalidates: [rootKey] },
  }),
  write: () => ({
    mutationFn: writeInquiry,
    meta: { invalidates: [rootKey] },
  }),
  deleteAll: () => ({
    mutationFn: deleteInquiries,
    meta: { invalidates: [rootKey] },
  }),
}
