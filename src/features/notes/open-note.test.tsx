import { screen } from '@testing-library/react'
import { createActor } from 'xstate'
import { beforeEach, expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { openPageAsMember } from '../../../tests/support/session-page.ts'
import { answerCalls, ok, problem } from '../../../tests/support/wire.ts'
import { word } from '../../../tests/support/words.ts'
import { setPageToken } from '../../http/page-token.ts'
import { NotificationDialogProvider } from '../notification-dialog/notification-dialog.context.tsx'
import { notificationDialogMachine } from '../notification-dialog/notification-dialog.machine.ts'
import { OpenNote } from './open-note.tsx'

const note = { id: 3, title: '환영합니다', createdAt: '2026-11-20T01:00:00Z', readAt: null }
const whole = { status: 'success', note: { ...note, content: '첫 줄\n둘째 줄 <3' } }

let answers: (() => Response)[]

beforeEach(() => {
  setPageToken({ token: 'page-token', userId: 'demo' })
  answerCalls(() => answers.shift()?.() ?? problem(500, 'internal'))
})

const openNote = async (...given: (() => Response)[]) => {
  answers = given
  const closed: string[] = []
  const machine = notificationDialogMachine.provide({
    actions: { openPath: () => undefined, keepDecidedCounts: () => undefined },
  })
  const actor = createActor(machine, { input: { path: '/note' } }).start()
  const site = await renderSite(
    <NotificationDialogProvider actor={actor}>
      <OpenNote note={note} keepsFocus={false} onClose={() => closed.push('closed')} />
    </NotificationDialogProvider>,
    { page: await openPageAsMember({ isLeader: true }), address: '/note' },
  )
  return { ...site, closed }
}

test('R-COMM-01 a member reads a message as it was written and closes it', async () => {
  const { user, closed } = await openNote(() => ok(whole))
  screen.getByRole('dialog', { name: note.title })
  expect((await screen.findByText(/첫 줄/)).textContent).toBe('첫 줄\n둘째 줄 <3')
  await user.click(screen.getByRole('button', { name: word('dialog.button.close') }))
  expect(closed).toEqual(['closed'])
})

test('R-COMM-01 a message that cannot be had now offers another try', async () => {
  const { user } = await openNote(
    () => problem(504, 'backend_timeout'),
    () => ok(whole),
  )
  expect((await screen.findByRole('alert')).textContent).toContain(word('failure.timeout.title'))
  await user.click(screen.getByRole('button', { name: word('failure.button.retry') }))
  expect(await screen.findByText(/첫 줄/)).toBeDefined()
})

test('R-COMM-01 a message that was deleted meanwhile says so', async () => {
  await openNote(() => ok({ status: 'cant_find_code' }))
  expect(await screen.findByText(word('page.reading.gone'))).toBeDefined()
})
