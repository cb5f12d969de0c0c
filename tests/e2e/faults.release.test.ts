import { goTo, passUntilVisible, walkAsMember } from '../support/fault-walk.ts'
import { bentFaults } from '../support/faults.ts'
import { walkAsGuest } from '../support/guest-walk.ts'
import { screenNames } from '../support/screens.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

/** Faults that the browser detects itself. */
const foundByBrowser = ['unknown status', 'wrong types', 'missing fields'] as const
const unreadable = { screen: 'failure.unreadable.title', game: 'msg2012' } as const
const noAnswer = 'failure.backend-unavailable.title'

test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })
test.describe.configure({ timeout: 180_000 })

test.beforeEach(async ({ page, troubles }) => {
  // What the proxy answers for an answer that it cannot read.
  troubles.expect(/^POST \/api\/routes\/[a-z-]+ answered 50[23]$/)
  await page.clock.install()
})

// On every screen: screens-that-fail, screens-without-sense and screens-that-are-late of tests/scenarios/screens/.
test(`R-CALL-06 ${foundByBrowser.join(', ')}: a member reads the error on casino, deposit and note, and continues after it`, async ({
  page,
  baseURL,
  backend,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  await walkAsMember({ page, backend }, foundByBrowser, ['casino', 'deposit', 'note'], unreadable)
})

test('HTML: a guest sees home, and logs in and registers when it is over', async ({
  page,
  backend,
}) => {
  const said = { registration: noAnswer, login: 'login.failure.answer' } as const
  await walkAsGuest({ page, backend, fault: 'HTML' }, said)
})

const eitherFailure = new RegExp(`${word(unreadable.screen)}|${word(noAnswer)}`)
const sample = screenNames.filter((_, place) => place % 5 >= 3)

test(`${bentFaults.join(', ')}: ${sample.join(', ')} show what can be shown of it, or say that it cannot be read`, async ({
  page,
  baseURL,
  backend,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  backend.breakBy(bentFaults[0])
  await page.goto('/admin/error')
  const failure = page.getByRole('main').getByRole('alert')
  for (const [at, name] of sample.entries()) {
    const fault = bentFaults[at % bentFaults.length] ?? bentFaults[0]
    await test.step(`${fault}: ${name}`, async () => {
      backend.breakBy(fault)
      const main = await goTo(page, name)
      const filled = main
        .locator('li, [role=listitem], table, dl, details')
        .filter({ visible: true })
        .first()
      await passUntilVisible(page, filled.or(failure).first())
      // The previous screen's message may still be visible for a moment.
      await expect(async () => {
        for (const alert of await failure.all()) {
          // The proxy passes on nothing about unknown members.
          await expect(alert).toContainText(eitherFailure, { timeout: 500 })
          const retry = alert.getByRole('button', { name: word('failure.button.retry') })
          await expect(retry).toBeVisible({ timeout: 500 })
        }
      }).toPass({ timeout: 30_000 })
    })
  }
})
