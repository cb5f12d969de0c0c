import { mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  deleteInquiries,
  getInquiries,
  inquiryLimits as limits,
  openInquiry,
  writeInquiry,
} from './inquiries.api.ts'
import type { Inquiry } from './inquiries.api.ts'

export type { Inquiry } from './inquiries.api.ts'

export const inquiryLimits = limits

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
  open: (id: Inquiry['id']) =>
    mutationOptions({
      mutationKey: [...rootKey, 'open', id],
      mutationFn: () => openInquiry(id),
      meta: { invalidates: [rootKey] },
    }),
  write: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'write'],
      mutationFn: (inquiry: { title: string; content: string }) => writeInquiry(inquiry),
      meta: { invalidates: [rootKey] },
    }),
  deleteAll: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'delete-all'],
      mutationFn: () => deleteInquiries(),
      meta: { invalidates: [rootKey] },
    }),
}
