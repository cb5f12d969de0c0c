import type { Database, Member } from '../db/database.ts'
import { instant } from '../db/instant.ts'
import type { Handlers } from './contract.ts'
import { pageOf } from './paging.ts'

const notesOf = (db: Database, member: string) =>
  db.notes
    .findMany((query) => query.where({ member }))
    .map(({ id, title, createdAt, readAt }) => ({ id, title, createdAt, readAt }))

const remember = (db: Database, member: Member, openedNote: number | null) =>
  db.members.update(member, {
    data(draft) {
      draft.openedNote = openedNote
    },
  })

export const noteHandlers: Handlers<
  'getNote' | 'noteList' | 'readNote' | 'readAllNotes' | 'deleteNote' | 'deleteAllNotes'
> = {
  getNote: ({ db, member: { member } }) => ({
    status: 'success',
    list: notesOf(db, member).toReversed(),
  }),

  noteList: ({ db, member: { member } }, body) => ({
    status: 'success',
    ...pageOf(notesOf(db, member), body),
  }),

  async readNote({ db, now, member }, { id }) {
    const mine = { member: member.member, id }
    const found = await db.notes.update((query) => query.where(mine), {
      data(draft) {
        draft.readAt ??= instant(now)
      },
    })
    if (found === undefined) return { status: 'cant_find_code' }
    await remember(db, member, id)
    const { member: _member, ...note } = found
    return { status: 'success', note }
  },

  async readAllNotes({ db, now, member: { member } }) {
    const unread = await db.notes.updateMany((query) => query.where({ member, readAt: null }), {
      data(draft) {
        draft.readAt = instant(now)
      },
    })
    return { status: 'success', count: unread.length }
  },

  async deleteNote({ db, member }) {
    const { openedNote } = member
    if (openedNote === null) return { status: 'already' }
    await remember(db, member, null)
    const gone = db.notes.delete((query) => query.where({ member: member.member, id: openedNote }))
    return { status: gone === undefined ? 'already' : 'success' }
  },

  async deleteAllNotes({ db, member }) {
    await remember(db, member, null)
    const gone = db.notes.deleteMany((query) => query.where({ member: member.member }))
    return { status: 'success', count: gone.length }
  },
}
