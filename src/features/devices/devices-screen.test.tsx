import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { openPageAsMember } from '../../../tests/support/session-page.ts'
import { answerCalls, ok, problem } from '../../../tests/support/wire.ts'
import { word } from '../../../tests/support/words.ts'
import { setPageToken } from '../../http/page-token.ts'
import { DevicesScreen } from './devices-screen.tsx'

const own = {
  session: 'own',
  isThis: true,
  browser: 'Chrome',
  system: 'Windows',
  startedAt: '2026-11-20T01:00:00Z',
  lastUsedAt: '2026-11-20T03:00:00Z',
}
const phone = { ...own, session: 'phone', isThis: false, browser: 'Safari', system: 'iOS' }
const strange = { ...own, session: 'strange', isThis: false, browser: null, system: null }
const list = (...devices: readonly object[]) => ok({ status: 'success', list: [own, ...devices] })

let answers: (() => Response)[]
let calls: ReturnType<typeof answerCalls>

beforeEach(() => {
  setPageToken({ token: 'page-token', userId: 'demo' })
  calls = answerCalls(() => answers.shift()?.() ?? problem(500, 'internal_fault'))
})

const sent = () =>
  calls.filter(({ path }) => path === '/api/routes/end-sessions').map(({ body }) => body)

/** The rows of the other devices; none if there is none. */
const othersListed = () =>
  within(screen.getByRole('region', { name: word('devices.others.title') })).queryAllByRole(
    'listitem',
  )

const open = async (...given: (() => Response)[]) => {
  answers = given
  const page = await openPageAsMember({ isLeader: true })
  const { user } = await renderSite(<DevicesScreen />, { page, address: '/devices' })
  await screen.findByRole('region', { name: word('devices.this.title') })
  const press = (name: string, from: HTMLElement = document.body) =>
    user.click(within(from).getByRole('button', { name }))
  const confirm = async (name: string) => press(name, await screen.findByRole('alertdialog'))
  return { press, confirm }
}

test('R-SESS-10 a member who uses one device reads that no other is signed in', async () => {
  await open(() => list())
  expect(screen.getByText('Chrome · Windows')).toBeDefined()
  expect(screen.getByText(word('devices.empty.title'))).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('R-SESS-10 a member sees when each device was used, and signs one out after a question', async () => {
  const { press, confirm } = await open(
    () => list(phone, strange),
    () => list(strange),
    () => list(strange),
  )
  const [first, second] = othersListed()
  expect(first!.textContent).toContain('Safari · iOS')
  expect(first!.textContent).toContain('2026-11-20 10:00')
  expect(first!.textContent).toContain('2026-11-20 12:00')
  expect(second!.textContent).toContain(word('devices.name.unknown'))
  await press(word('devices.button.end'), first)
  await confirm(word('dialog.button.no'))
  expect(sent()).toEqual([])
  await press(word('devices.button.end'), first)
  await confirm(word('devices.button.end'))
  await expect.poll(() => othersListed()).toHaveLength(1)
  expect(sent()).toEqual([{ session: 'phone' }])
})

test('R-SESS-10 a failed sign-out everywhere says that devices may still be signed in, and can be repeated', async () => {
  const { press, confirm } = await open(
    () => list(phone, strange),
    () => problem(503, 'backend_unreachable'),
    () => list(),
    () => list(),
  )
  await press(word('devices.button.endAll'))
  await confirm(word('devices.button.endAll'))
  expect((await screen.findByRole('alert')).textContent).toContain(word('devices.failure.text'))
  expect(othersListed()).toHaveLength(2)
  await press(word('devices.button.endAll'))
  await confirm(word('devices.button.endAll'))
  expect(await screen.findByText(word('devices.empty.title'))).toBeDefined()
  expect(sent()).toEqual([{ session: null }, { session: null }])
  expect(screen.queryByRole('alert')).toBeNull()
})
