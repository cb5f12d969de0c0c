import { noteListRequestLimits } from '../../src/generated/limits/note-list-request.ts'
import type { Database, Member } from '../db/database.ts'
import { instant } from '../db/clock.ts'
import { behave } from './contract.ts'
import { pageRequestOf } from './row-pages.ts'

const notesOf = (db: Database, member: string) =>
  db.notes.findMany((q) => q.where({ member })).toReversed()

const saveOpenedNote = (db: Database, { member }: Member, openedNote: Member['openedNote']) =>
  db.members.update(member, { openedNote })

export const noteBehaviours = [
  behave('getNote', ({ db, member: { member } }) => ({
    status: 'success',
    list: notesOf(db, member),
  })),

  behave('noteList', ({ db, member: { member }, body }) => {
    const notes = notesOf(db, member)
    const { page, pageSize } = pageRequestOf(body, noteListRequestLimits)
    const list = notes.slice((page - 1) * pageSize, page * pageSize)
    return { status: 'success', list, total: notes.length }
  }),

  behave('readNote', async ({ db, now, member, body: { id } }) => {
    const readNote = await db.notes.update((q) => q.where({ id, member: member.member }), {
      data(note) {
        note.readAt ??= instant(now)
      },
    })
    if (readNote === undefined) return { status: 'cant_find_code' }
    saveOpenedNote(db, member, id)
    return { status: 'success', note: readNote }
  }),

  behave('readAllNotes', async ({ db, now, member: { member } }) => {
    const readNotes = await db.notes.updateMany((q) => q.where({ member, readAt: null }), {
      data(note) {
        note.readAt = instant(now)
      },
    })
    return { status: 'success', count: readNotes.length }
  }),

  // The request names no note: the one that was opened last is deleted.
  behave('deleteNote', ({ db, member }) => {
    const { openedNote } = member
    if (openedNote === null) return { status: 'already' }
    saveOpenedNote(db, member, null)
    const deletedNote = db.notes.delete((q) => q.where({ id: openedNote }))
    return { status: deletedNote === undefined ? 'already' : 'success' }
  }),

  behave('deleteAllNotes', ({ db, member }) => {
    saveOpenedNote(db, member, null)
    const deletedNotes = db.notes.deleteMany((q) => q.where({ member: member.member }))
    return { status: 'success', count: deletedNotes.length }
  }),

  behave('notices', ({ db }) => ({ status: 'success', list: db.notices.all().toReversed() })),

  behave('noticePopup', ({ db }) => ({ status: 'success', list: db.popups.all() })),

  behave('advertisement', ({ db }) => ({ status: 'success', list: db.advertisements.all() })),
]
