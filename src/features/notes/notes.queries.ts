import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { deleteNote, deleteAllNotes, getNotes, markAllNotesRead, openNote } from './notes.api.ts'
import type { Note } from './notes.api.ts'

export type { Note } from './notes.api.ts'

const rootKey = ['notes'] as const

export const noteQueries = {
  all: () => rootKey,
  list: () => queryOptions({ queryKey: rootKey, queryFn: ({ signal }) => getNotes({ signal }) }),
}

/** Opening marks as read, so the list is refetched. Null data: it no longer exists. */
export const noteMutations = {
  open: (id: Note['id']) =>
    mutationOptions({
      mutationKey: [...rootKey, 'open', id],
      mutationFn: () => openNote(id),
      meta: { invalidates: [rootKey] },
    }),
  delete: (id: Note['id']) =>
    mutationOptions({
      mutationKey: [...rootKey, 'delete', id],
      mutationFn: () => deleteNote(id),
      meta: { invalidates: [rootKey] },
    }),
  readAll: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'read-all'],
      mutationFn: () => markAllNotesRead(),
      meta: { invalidates: [rootKey] },
    }),
  deleteAll: () =>
    mutationOptions({
      mutationKey: [...rootKey, 'delete-all'],
      mutationFn: () => deleteAllNotes(),
      meta: { invalidates: [rootKey] },
    }),
}
