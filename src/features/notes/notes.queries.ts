import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { deleteNote, deleteAllNotes, getNotes, markAllNotesRead, openNote } from './notes.api.ts'
import type { Note } from './notes.api.ts'

export type { Note } from './notes.api.ts'

const all = ['notes'] as const

export const noteQueries = {
  all: () => all,
  list: () => queryOptions({ queryKey: all, queryFn: ({ signal }) => getNotes({ signal }) }),
}

/** Opening marks as read, so the list is refetched. Null data: it no longer exists. */
export const noteMutations = {
  open: (id: Note['id']) =>
    mutationOptions({
      mutationKey: [...all, 'open', id],
      mutationFn: () => openNote(id),
      meta: { invalidates: [all] },
    }),
  delete: (id: Note['id']) =>
    mutationOptions({
      mutationKey: [...all, 'delete', id],
      mutationFn: () => deleteNote(id),
      meta: { invalidates: [all] },
    }),
  readAll: () =>
    mutationOptions({
      mutationKey: [...all, 'read-all'],
      mutationFn: () => markAllNotesRead(),
      meta: { invalidates: [all] },
    }),
  deleteAll: () =>
    mutationOptions({
      mutationKey: [...all, 'delete-all'],
      mutationFn: () => deleteAllNotes(),
      meta: { invalidates: [all] },
    }),
}
