import { getUserNote } from '../../generated/answers/get-user-note.ts'
import { readNoteMessage } from '../../generated/answers/read-note-message.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseOptional, parseSuccess } from '../../http/parse-response.ts'
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
