import { delAllNotes } from '../../generated/answers/del-all-notes.ts'
import { getUserNote } from '../../generated/answers/get-user-note.ts'
import { readAllNotes } from '../../generated/answers/read-all-notes.ts'
import { readNoteMessage } from '../../generated/answers/read-note-message.ts'
import { userDelNote } from '../../generated/answers/user-del-note.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { outcomeOf } from '../../http/outcome.ts'
import type { Outcome } from '../../http/outcome.ts'
import { parseOptional, parseResponse, parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'

/** A message to the member; `readAt` is null while it is unread. Instants are RFC 3339. */
export type Note = Content<typeof getUserNote, 'success'>['list'][number]
export type NoteText = Content<typeof readNoteMessage, 'success'>['note']

/** The member's messages, the newest first. */
export const getNotes = (options: CallOptions = {}): Promise<readonly Note[]> =>
  parseSuccess(
    getUserNote,
    member.POST('/api/routes/get-user-note', { body: {}, ...options }),
    ({ list }) => list,
  )

/** Opens a message, which reads it; null if it is not there any more. */
export const openNote = (id: Note['id'], options: CallOptions = {}): Promise<NoteText | null> =>
  parseOptional(
    readNoteMessage,
    member.POST('/api/routes/read-note-message', { body: { id }, ...options }),
    ({ note }) => note,
  )

/**
 * Deletes a message: `done`, or `already-settled` if it is not there any more. The call deletes what the
 * member opened last, in whichever tab, so the message is opened again right before.
 */
export const deleteNote = async (id: Note['id'], options: CallOptions = {}): Promise<Outcome> => {
  if ((await openNote(id, options)) === null) return 'already-settled'
  return parseResponse(
    userDelNote,
    member.POST('/api/routes/user-del-note', { body: {}, ...options }),
    ({ status }) => outcomeOf(status),
  )
}

/** Reads every message; how many were unread. */
export const markAllNotesRead = (options: CallOptions = {}): Promise<number> =>
  parseSuccess(
    readAllNotes,
    member.POST('/api/routes/read-all-notes', { body: {}, ...options }),
    ({ count }) => count,
  )

/** Deletes every message; how many there were. */
export const deleteNotes = (options: CallOptions = {}): Promise<number> =>
  parseSuccess(
    delAllNotes,
    member.POST('/api/routes/del-all-notes', { body: {}, ...options }),
    ({ count }) => count,
  )
