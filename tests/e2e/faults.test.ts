import { expect, test } from '../support/story.ts'
import { goTo, passUntilVisible, walkAsMember } from '../support/fault-walk.ts'
import { bentFaults, bodyFaults } from '../support/faults.ts'
import type { Fault } from '../support/faults.ts'
import { walkAsGuest } from '../support/guest-walk.ts'
import { screenNames } from '../support/member-screens.ts'
import type { WordId } from '../support/member-screens.ts'
import { becomeMember, demo, desk } from '../support/visitor.ts'
import { word } from '../support/words.ts'

const unreadable = 'failure.unreadable.title'
const noAnswer = 'failure.backend-unavailable.title'
const notOpened = 'gameOpening.failed.title'

/** What is read on a screen, after a press on a game, and after a registration. */
const said = {
  'wrong types': { screen: unreadable, game: notOpened, registration: null },
  'missing fields': { screen: unreadable, game: 'msg2012', registration: null },
  'no status': { screen: noAnswer, game: notOpened, registration: noAnswer },
  'unknown status': { screen: unreadable, game: 'msg2012', registration: 'outcome.unknown' },
  HTML: { screen: noAnswer, game: notOpened, registration: noAnswer },
  'half a JSON': { screen: noAnswer, game: notOpened, registration: noAnswer },
  'empty body': { screen: noAnswer, game: notOpened, registration: noAnswer },
  'closed socket': { screen: noAnswer, game: notOpened, registration: noAnswer },
  down: { screen: noAnswer, game: notOpened, registration: noAnswer },
} as const satisfies Partial<
  Record<Fault, Record<'screen' | 'game', WordId> & { registration: WordId | null }>
>

test.describe.configure({ timeout: 180_000 })

test.use({
  viewport: desk,
  locale: 'ko-KR',
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(async ({ page, troubles }) => {
  troubles.expect(/^POST \/api\/routes\/[a-z-]+ answered 50[23]$/)
  await page.clock.install()
})

// To the browser these are what HTML and half a JSON are: the proxy's 502.
// Few screens will do.
const likeOthers: readonly Fault[] = ['empty body', 'closed socket', 'down', 'no status']
const fewScreens = ['deposit', 'note', 'slotGame'] as const

for (const fault of [...bodyFaults, 'closed socket', 'down'] as const) {
  const id = fault === 'unknown status' ? 'R-CALL-06 ' : ''

  test(`${id}${fault}: a member walks the screens, reads what happened, and goes on when it is over`, async ({
    page,
    baseURL,
    backend,
  }) => {
    await becomeMember(page, baseURL ?? '', demo)
    const screens = likeOthers.includes(fault) ? fewScreens : screenNames
    await walkAsMember({ page, backend, fault }, screens, said[fault])
  })

  if (likeOthers.includes(fault) && fault !== 'down') continue

  test(`${id}${fault}: a guest sees home, and logs in and registers when it is over`, async ({
    page,
    backend,
  }) => {
    const login = fault === 'unknown status' ? 'login.refusal.unknown' : 'login.failure'
    await walkAsGuest({ page, backend, fault }, { ...said[fault], login })
  })
}

const eitherFailure = new RegExp(`${word(unreadable)}|${word(noAnswer)}`)

for (const fault of bentFaults) {
  test(`${fault}: every screen shows what can be shown of it, or says that it cannot be read`, async ({
    page,
    baseURL,
    backend,
  }) => {
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
