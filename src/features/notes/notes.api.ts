import { queryOptions } from '@tanstack/react-query'
import { delAllNotesShapes } from '../../generated/answers/del-all-notes.ts'
import { getUserNoteShapes } from '../../generated/answers/get-user-note.ts'
import { readAllNotesShapes } from '../../generated/answers/read-all-notes.ts'
import { readNoteMessageShapes } from '../../generated/answers/read-note-message.ts'
import { userDelNoteShapes } from '../../generated/answers/user-del-note.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import type { Outcome } from '../../http/outcome.ts'
import { parseOptional, parseOutcome, parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

/** A message to the member; `readAt` is null while unread. Times are RFC 3339. */
export type Note = Content<typeof getUserNoteShapes, 'success'>['list'][number]
export type NoteText = Content<typeof readNoteMessageShapes, 'success'>['note']

/** The member's messages, newest first. */
export const getNotes = (options: CallOptions = {}): Promise<readonly Note[]> =>
  parseSuccess(
    getUserNoteShapes,
    member.POST('/api/routes/get-user-note', { body: {}, ...options }),
    ({ list }) => list,
  )

/** Opens a message and marks it as read; null if it no longer exists. */
export const openNote = (id: Note['id']): Promise<NoteText | null> =>
  parseOptional(
    readNoteMessageShapes,
    member.POST('/api/routes/read-note-message', { body: { id } }),
    ({ note }) => note,
  )

/**
 * Deletes a message: `done`, or `already-settled` if it no longer exists. The call deletes the message opened last in
 * any tab, so this opens it again first.
 */
export const deleteNote = async (id: Note['id']): Promise<Outcome> => {
  if ((await openNote(id)) === null) return 'already-settled'
  return parseOutcome(userDelNoteShapes, member.POST('/api/routes/user-del-note', { body: {} }))
}

/** Marks every message as read; resolves with the number of unread ones. */
export const markAllNotesRead = (): Promise<number> =>
  parseSuccess(
    readAllNotesShapes,
    member.POST('/api/routes/read-all-notes', { body: {} }),
    ({ count }) => count,
  )

/** Deletes every message; resolves with their number. */
export const deleteAllNotes = (): Promise<number> =>
  parseSuccess(
    delAllNotesShapes,
    member.POST('/api/routes/del-all-notes', { body: {} }),
    ({ count }) => count,
  )

const rootKey = ['notes'] as const

export const noteQueries = {
  list: () => queryOptions({ queryKey: rootKey, queryFn: ({ signal }) => getNotes({ signal }) }),
}

/** Opening marks as read, so the list is refetched. Null data: it no longer exists. */
export const noteMutations = {
  open: (id: Note['id']) => ({
    mutationFn: () => openNote(id),
    meta: { invalidates: [rootKey] },
  }),
  delete: (id: Note['id']) => ({
    mutationFn: () => deleteNote(id),
    meta: { invalidates: [rootKey] },
  }),
  readAll: () => ({
    mutationFn: markAllNotesRead,
    meta: { invalidates: [rootKey] },
  }),
  deleteAll: () => ({
    mutationFn: deleteAllNotes,
    meta: { invalidates: [rootKey] },
  }),
}
