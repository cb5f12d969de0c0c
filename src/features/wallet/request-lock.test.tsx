import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { word } from '../../../tests/support/words.ts'
import { lockFrom } from './payment-options.ts'
import type { Lock } from './payment-options.ts'
import { RequestLock } from './request-lock.tsx'

const show = async (data: Lock | undefined) => {
  const asked: string[] = []
  const query = {
    data,
    isFetching: false,
    refetch: () => {
      asked.push('again')
      return new Promise<never>(() => undefined)
    },
  }
  const { user } = await renderSite(<RequestLock title="입금 잠금" query={query} />)
  return { asked, user, lock: screen.queryByRole('status') }
}

test.each([undefined, lockFrom({ locked: null })])(
  'R-ACCT-07 a lock that cannot be read says so, and the member may have it read again: %j',
  async (data) => {
    const { asked, user, lock } = await show(data)
    expect(lock!.textContent).toContain(word('lock.reason.unreadable'))
    await user.click(screen.getByRole('button', { name: word('failure.button.retry') }))
    expect(asked).toEqual(['again'])
  },
)

test('R-ACCT-07 an open lock shows nothing, a closed one its reason', async () => {
  expect((await show(lockFrom({ locked: false }))).lock).toBe(null)
  const { lock } = await show(lockFrom({ locked: true, reason: 'maintenance' }))
  expect(lock!.textContent).toBe(`입금 잠금${word('lock.reason.maintenance')}`)
})
