import { isSameMember } from '../../lib/member-id.ts'
import { parseJson, readTextProperty } from '../../lib/json.ts'
import { tabStore } from '../../platform/storage.ts'

const KEY = 'maru:inquiry-draft'

/** What was typed of an inquiry that was not sent. */
export type InquiryDraft = { readonly title: string; readonly content: string }

const nothing: InquiryDraft = { title: '', content: '' }

/** What this member typed in this tab before, over a reload and the end of the session. */
export const readInquiryDraft = (userId: string): InquiryDraft => {
  const kept = parseJson(tabStore.get(KEY) ?? '')
  if (!isSameMember(readTextProperty(kept, 'userId') ?? '', userId)) return nothing
  return {
    title: readTextProperty(kept, 'title') ?? '',
    content: readTextProperty(kept, 'content') ?? '',
  }
}

export const keepInquiryDraft = (userId: string, draft: InquiryDraft): void =>
  tabStore.set(KEY, JSON.stringify({ userId, ...draft }))

/** Puts a text into the form that the member may change and send; what is in it already stays. */
export const prepareInquiry = (userId: string, draft: InquiryDraft): void => {
  const { title, content } = readInquiryDraft(userId)
  if (title.trim() === '' && content.trim() === '') keepInquiryDraft(userId, draft)
}

export const forgetInquiryDraft = (): void => tabStore.remove(KEY)
