import type { Database, Member } from '../db/database.ts'
import { instant } from '../db/instant.ts'
import type { Handlers, RequestOf } from './contract.ts'
import { pageOf } from './paging.ts'

const notesOf = (db: Database, member: string) =>
  db.notes
    .owned(member)
    .map(({ id, title, createdAt, readAt }) => ({ id, title, createdAt, readAt }))

const remember = (db: Database, { member }: Member, openedNote: Member['openedNote']) =>
  db.members.update(member, { openedNote })

const notesPage = (db: Database, member: string, request: RequestOf<'noteList'>) => {
  const { list, total } = pageOf(db.notes, member, request)
  return {
    list: list.map(({ id, title, createdAt, readAt }) => ({ id, title, createdAt, readAt })),
    total,
  }
}

export const noteHandlers: Handlers<
  'getNote' | 'noteList' | 'readNote' | 'readAllNotes' | 'deleteNote' | 'deleteAllNotes'
> = {
  getNote: ({ db, member: { member } }) => ({
    status: 'success',
    list: notesOf(db, member).toReversed(),
  }),

  noteList: ({ db, member: { member } }, body) => ({
    status: 'success',
    ...notesPage(db, member, body),
  }),

  readNote({ db, now, member }, { id }) {
    const found = db.notes.get(id)
    if (found?.member !== member.member) return { status: 'cant_find_code' }
    remember(db, member, id)
    const read = db.notes.update(id, { readAt: found.readAt ?? instant(now) })
    const { member: _member, ...note } = read
    return { status: 'success', note }
  },

  readAllNotes({ db, now, member: { member } }) {
    const unread = db.notes.owned(member).filter(({ readAt }) => readAt === null)
    for (const { id } of unread) db.notes.update(id, { readAt: instant(now) })
    return { status: 'success', count: unread.length }
  },

  deleteNote({ db, member }) {
    const { openedNote } = member
    if (openedNote === null) return { status: 'already' }
    remember(db, member, null)
    return { status: db.notes.remove(openedNote) === undefined ? 'already' : 'success' }
  },

  deleteAllNotes({ db, member }) {
    remember(db, member, null)
    const ids = db.notes.ownedKeys(member.member)
    for (const id of ids) db.notes.remove(id)
    return { status: 'success', count: ids.length }
  },
}
