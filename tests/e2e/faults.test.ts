import {
  enforcing,
  foundByBrowser,
  noAnswer,
  refusedByProxy,
  reporting,
  tellFaults,
  unreadable,
  waiting,
} from '../support/fault-stories.ts'
import { goTo, passUntilVisible } from '../support/fault-walk.ts'
import { bentFaults } from '../support/faults.ts'
import { screenNames } from '../support/member-screens.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

// A sample of `npm run test:matrix`, which walks every screen with every fault: here each fault is met,
// and each screen meets one that the browser finds and one that the proxy refuses.
const dealt = foundByBrowser.map((fault, at) => ({
  faults: [fault] as const,
  names: screenNames.filter((_, place) => place % foundByBrowser.length === at),
}))

tellFaults(reporting, {
  member: [...dealt, { faults: refusedByProxy, names: screenNames }],
  guest: ['unknown status', 'wrong types', 'HTML'],
})

// To the browser all that is refused is alike: a game, a form, a list will do.
tellFaults(enforcing, {
  member: [
    { faults: ['wrong types', 'bent values'], names: ['casino', 'deposit', 'user'] },
    { faults: ['unknown status'], names: ['note'] },
  ],
  guest: [],
})

tellFaults(waiting, {
  member: [{ faults: ['no answer'], names: ['deposit'] }],
  guest: ['no answer'],
})

const eitherFailure = new RegExp(`${word(unreadable)}|${word(noAnswer)}`)

test.describe('answers that can be read in part', () => {
  test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })

  for (const fault of bentFaults) {
    test(`${fault}: every screen shows what can be shown of it, or says that it cannot be read`, async ({
      page,
      baseURL,
      backend,
      troubles,
    }) => {
      troubles.expect(reporting.answers)
      await page.clock.install()
      await becomeMember(page, baseURL ?? '', demo)
      backend.breakBy(fault)
      await page.goto('/admin/error')
      const failure = page.getByRole('main').getByRole('alert')
      for (const name of screenNames) {
        await test.step(name, async () => {
          const main = await goTo(page, name)
          const filled = main.locator('li, [role=listitem], table, dl, details').first()
          await passUntilVisible(page, filled.or(failure).first())
          // The message of the screen before may be shown for a moment more.
          await expect(async () => {
            for (const alert of await failure.all()) {
              // Of what tells of nobody who is known here, the proxy passes nothing on.
              await expect(alert).toContainText(eitherFailure, { timeout: 500 })
              const retry = alert.getByRole('button', { name: word('failure.button.retry') })
              await expect(retry).toBeVisible({ timeout: 500 })
            }
          }).toPass({ timeout: 30_000 })
        })
      }
    })
  }
})
