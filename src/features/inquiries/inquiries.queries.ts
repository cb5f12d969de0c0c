import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { getInquiries, openInquiry } from './inquiries.api.ts'
import type { Inquiry } from './inquiries.api.ts'

export type { Inquiry } from './inquiries.api.ts'

const all = ['inquiries'] as const

/** The member's 1:1 inquiries. */
export const inquiryQueries = {
  all: () => all,
  list: () => queryOptions({ queryKey: all, queryFn: ({ signal }) => getInquiries({ signal }) }),
}

/** Opening reads: the list tells differently afterwards. Null data: it is not there any more. */
export const inquiryMutations = {
  open: (id: Inquiry['id']) =>
    mutationOptions({
      mutationKey: [...all, 'open', id],
      mutationFn: () => openInquiry(id),
      meta: { invalidates: [all] },
    }),
}
