import { isSameMember } from '../../lib/member-id.ts'
import { parseJson, readTextProperty } from '../../lib/json.ts'
import { typedText } from '../../lib/typed-text.ts'
import { tabStore } from '../../platform/storage.ts'

const KEY = 'maru:inquiry-draft'

export type InquiryDraft = { readonly title: string; readonly content: string }

export const emptyInquiryDraft: InquiryDraft = { title: '', content: '' }

/** The member's draft in this tab; it survives a reload and an expired session, but not a logout. */
export const readInquiryDraft = (userId: string): InquiryDraft => {
  const storedDraft = parseJson(tabStore.get(KEY))
  if (!isSameMember(readTextProperty(storedDraft, 'userId'), userId)) return emptyInquiryDraft
  return {
    title: readTextProperty(storedDraft, 'title') ?? '',
    content: readTextProperty(storedDraft, 'content') ?? '',
  }
}

export const keepInquiryDraft = (userId: string, draft: InquiryDraft): void =>
  tabStore.set(KEY, JSON.stringify({ userId, ...draft }))

/** Stores a draft for the member to edit and send, unless they have written one. */
export const prepareInquiryDraft = (userId: string, draft: InquiryDraft): void => {
  const { title, content } = readInquiryDraft(userId)
  if (typedText(title + content) === '') keepInquiryDraft(userId, draft)
}

export const forgetInquiryDraft = (): void => tabStore.remove(KEY)
