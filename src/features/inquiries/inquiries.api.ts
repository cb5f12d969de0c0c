import { getHelpList } from '../../generated/answers/get-help-list.ts'
import { readHelpMessage } from '../../generated/answers/read-help-message.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseOptional, parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

/**
 * A 1:1 inquiry; `answeredAt` is null while it waits, `readAt` while its answer is unread. Instants
 * are RFC 3339.
 */
export type Inquiry = Content<typeof getHelpList, 'success'>['list'][number]
export type InquiryText = Content<typeof readHelpMessage, 'success'>['help']

/** The member's 1:1 inquiries, the newest first. */
export const getInquiries = (options: CallOptions = {}): Promise<readonly Inquiry[]> =>
  parseSuccess(
    getHelpList,
    member.POST('/api/routes/get-help-list', { body: {}, ...options }),
    ({ list }) => list,
  )

/** Opens an inquiry, which reads its answer; null if it is not there any more. */
export const openInquiry = (
  id: Inquiry['id'],
  options: CallOptions = {},
): Promise<InquiryText | null> =>
  parseOptional(
    readHelpMessage,
    member.POST('/api/routes/read-help-message', { body: { id }, ...options }),
    ({ help }) => help,
  )
