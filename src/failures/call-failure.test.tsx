import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callFailure } from '../../tests/support/call-failure.ts'
import { renderSite } from '../../tests/support/render-site.tsx'
import { word } from '../../tests/support/words.ts'
import { CallFailureState } from './call-failure.tsx'

const show = async (kind: Parameters<typeof callFailure>[0]) => {
  let retries = 0
  const site = await renderSite(
    <CallFailureState
      error={callFailure(kind)}
      onRetry={() => {
        retries += 1
      }}
    />,
  )
  return { ...site, retries: () => retries }
}

const retry = () => screen.queryByRole('button', { name: word('failure.button.retry') })

test('a player whose money may have moved reads that, and is offered no retry', async () => {
  await show('outcome-unknown')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(word('failure.outcome-unknown.title'))
  expect(alert.textContent).toContain(word('failure.outcome-unknown.body'))
  expect(retry()).toBe(null)
})

test('a player reads what failed and may try again', async () => {
  const { user, retries } = await show('timeout')
  expect(screen.getByRole('alert').textContent).toContain(word('failure.timeout.body'))
  await user.click(retry()!)
  expect(retries()).toBe(1)
})
