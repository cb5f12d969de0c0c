import { getUserNote, readNoteMessage } from '../../generated/answer-shapes.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseSuccess, parseOptional, requireItemId } from '../../http/parse-response.ts'

/** A message to the member; `readAt` is null while it is unread. Instants are RFC 3339. */
export type Note = {
  readonly id: number
  readonly title: string
  readonly createdAt: string
  readonly readAt: string | null
}
export type NoteText = Note & { readonly content: string }

/** The member's messages, the newest first. */
export const getNotes = (options: CallOptions = {}): Promise<readonly Note[]> =>
  parseSuccess(
    getUserNote,
    member.POST('/api/routes/get-user-note', { body: {}, ...options }),
    ({ list }) => list.map(requireItemId),
  )

/** Opens a message, which reads it; null if it is not there any more. */
export const openNote = (id: number, options: CallOptions = {}): Promise<NoteText | null> =>
  parseOptional(
    readNoteMessage,
    member.POST('/api/routes/read-note-message', { body: { id }, ...options }),
    ({ note }) => requireItemId(note),
  )
