import { delAllNotesShapes } from '../../generated/answers/del-all-notes.ts'
import { getUserNoteShapes } from '../../generated/answers/get-user-note.ts'
import { readAllNotesShapes } from '../../generated/answers/read-all-notes.ts'
import { readNoteMessageShapes } from '../../generated/answers/read-note-message.ts'
import { userDelNoteShapes } from '../../generated/answers/user-del-note.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { outcomeOf } from '../../http/outcome.ts'
import type { Outcome } from '../../http/outcome.ts'
import { parseOptional, parseResponse, parseSuccess } from '../../http/parse-response.ts'
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
export const openNote = (id: Note['id'], options: CallOptions = {}): Promise<NoteText | null> =>
  parseOptional(
    readNoteMessageShapes,
    member.POST('/api/routes/read-note-message', { body: { id }, ...options }),
    ({ note }) => note,
  )

/**
 * Deletes a message: `done`, or `already-settled` if it no longer exists. The call deletes the message opened last in
 * any tab, so this opens it again first.
 */
export const deleteNote = async (id: Note['id'], options: CallOptions = {}): Promise<Outcome> => {
  if ((await openNote(id, options)) === null) return 'already-settled'
  return parseResponse(
    userDelNoteShapes,
    member.POST('/api/routes/user-del-note', { body: {}, ...options }),
    ({ status }) => outcomeOf(status),
  )
}

/** Marks every message as read; resolves with the number of unread ones. */
export const markAllNotesRead = (options: CallOptions = {}): Promise<number> =>
  parseSuccess(
    readAllNotesShapes,
    member.POST('/api/routes/read-all-notes', { body: {}, ...options }),
    ({ count }) => count,
  )

/** Deletes every message; resolves with their number. */
export const deleteAllNotes = (options: CallOptions = {}): Promise<number> =>
  parseSuccess(
    delAllNotesShapes,
    member.POST('/api/routes/del-all-notes', { body: {}, ...options }),
    ({ count }) => count,
  )
