import { mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  getAdvertisements,
  getInquiries,
  getNotes,
  getNotices,
  getPopups,
  openInquiry,
  openNote,
} from '../api/community.api.ts'

export type { Inquiry, Note } from '../api/community.api.ts'

const all = ['community'] as const
const notes = [...all, 'notes'] as const
const inquiries = [...all, 'inquiries'] as const

/** Messages, inquiries, notices and what pops up. */
export const communityQueries = {
  all: () => all,
  notes: () => queryOptions({ queryKey: notes, queryFn: ({ signal }) => getNotes({ signal }) }),
  inquiries: () =>
    queryOptions({ queryKey: inquiries, queryFn: ({ signal }) => getInquiries({ signal }) }),
  notices: () =>
    queryOptions({
      queryKey: [...all, 'notices'] as const,
      queryFn: ({ signal }) => getNotices({ signal }),
    }),
  popups: () =>
    queryOptions({
      queryKey: [...all, 'popups'] as const,
      queryFn: ({ signal }) => getPopups({ signal }),
      meta: { isPublic: true },
    }),
  advertisements: () =>
    queryOptions({
      queryKey: [...all, 'advertisements'] as const,
      queryFn: ({ signal }) => getAdvertisements({ signal }),
      meta: { isPublic: true },
    }),
}

/** Opening reads: the lists tell differently afterwards. Null data: it is not there any more. */
export const communityMutations = {
  openNote: (id: number) =>
    mutationOptions({
      mutationKey: [...notes, 'open', id],
      mutationFn: () => openNote(id),
      meta: { invalidates: [notes] },
    }),
  openInquiry: (id: number) =>
    mutationOptions({
      mutationKey: [...inquiries, 'open', id],
      mutationFn: () => openInquiry(id),
      meta: { invalidates: [inquiries] },
    }),
}
