import { screen, waitFor } from '@testing-library/react'
import { createActor } from 'xstate'
import { beforeEach, expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { openPageAsMember } from '../../../tests/support/session-page.ts'
import { answerCalls, ok } from '../../../tests/support/wire.ts'
import { word } from '../../../tests/support/words.ts'
import { setPageToken } from '../../http/page-token.ts'
import { NotificationDialogProvider } from '../notification-dialog/notification-dialog.context.tsx'
import { notificationDialogMachine } from '../notification-dialog/notification-dialog.machine.ts'
import { NotesScreen } from './notes-screen.tsx'

const note = { id: 3, title: '환영합니다', createdAt: '2026-11-20T01:00:00Z', readAt: null }

beforeEach(() => setPageToken({ token: 'page-token', userId: 'demo' }))

test('R-COMM-01 the last unread message stays open where the backend lists unread ones alone', async () => {
  let unread = [note]
  const sent = answerCalls((path) => {
    if (path.endsWith('read-note-message')) {
      unread = []
      return ok({ status: 'success', note: { ...note, content: '첫 줄' } })
    }
    return ok({ status: 'success', list: path.endsWith('get-user-note') ? unread : [] })
  })
  const machine = notificationDialogMachine.provide({
    actions: { openPath: () => undefined, keepDecidedCounts: () => undefined },
  })
  const { user } = await renderSite(
    <NotificationDialogProvider actor={createActor(machine, { input: { path: '/note' } }).start()}>
      <NotesScreen />
    </NotificationDialogProvider>,
    { page: await openPageAsMember({ isLeader: true }), address: '/note' },
  )
  await user.click(await screen.findByRole('button', { name: new RegExp(note.title) }))
  await screen.findByText(word('notes.empty.title'))
  expect(screen.getByRole('dialog', { name: note.title }).textContent).toContain('첫 줄')
  expect(sent.filter(({ path }) => path.endsWith('read-note-message'))).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: word('dialog.button.close') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
