import { expectAccessible, expectEqualWeight } from '../support/axe.ts'
import { Calls, everythingAnswered } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import { desk, dialogOf, openAsMember, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'
import { SECOND_MS } from '../../src/lib/durations.ts'

const IDLE = 75 * SECOND_MS
const WARNING = 25 * SECOND_MS

test.use({
  viewport: desk,
  contextOptions: still,
  proxyEnv: { SESSION_IDLE_MS: String(IDLE) },
})

test('an idle member is asked before the session ends, and stays signed in with one press', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  await openAsMember(page, baseURL!)
  await everythingAnswered(page)
  const calls = new Calls(page)
  const question = dialogOf(page, word('idle.dialog.title'))
  await page.clock.runFor(IDLE - WARNING)
  await expect(question).toBeVisible()
  await expect(question.getByRole('timer')).toHaveText(/2[0-5]/)
  await page.clock.runFor(10 * SECOND_MS)
  await expect(question.getByRole('timer')).toHaveText(/1[0-5]/)
  await expectAccessible(page)
  await expectEqualWeight(question)
  expect(calls.to('session')).toEqual([])

  await question.getByRole('button', { name: word('idle.button.stay') }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => calls.to('session').length).toBe(1)
  await everythingAnswered(page)
  await page.clock.runFor(IDLE - WARNING - 15 * SECOND_MS)
  await expect(question).toBeHidden()
  await page.clock.runFor(15 * SECOND_MS)
  await expect(question).toBeVisible()
})
