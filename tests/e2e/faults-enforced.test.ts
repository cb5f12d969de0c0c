import { test } from '../support/story.ts'
import { walkAsMember } from '../support/fault-walk.ts'
import { walkAsGuest } from '../support/guest-walk.ts'
import type { ScreenName } from '../support/member-screens.ts'
import { becomeMember, demo, desk } from '../support/visitor.ts'

const noAnswer = 'failure.backend-unavailable.title'
const unreadable = 'failure.unreadable.title'
const notOpened = 'gameOpening.failed.title'

/** An answer that breaks the contract goes no further than the proxy; an unknown status does. */
const said = {
  'wrong types': { screen: noAnswer, game: notOpened },
  'missing fields': { screen: noAnswer, game: notOpened },
  'bent values': { screen: noAnswer, game: notOpened },
  'no status': { screen: noAnswer, game: notOpened },
  'unknown status': { screen: unreadable, game: 'msg2012' },
} as const

const names = ['casino', 'deposit', 'note', 'user', 'slotGame'] as const satisfies ScreenName[]

// To the browser all that is refused is alike: one fault goes through the screens, the others do not.
const namesFor = (fault: keyof typeof said): readonly ScreenName[] =>
  fault === 'wrong types' || fault === 'unknown status' ? names : ['casino']

test.use({
  viewport: desk,
  locale: 'ko-KR',
  contextOptions: { reducedMotion: 'reduce' },
  proxyEnv: { ANSWER_MODE: 'enforce' },
})

test.beforeEach(async ({ page, troubles }) => {
  troubles.expect(/^POST \/api\/routes\/[a-z-]+ answered 502$/)
  await page.clock.install()
})

for (const fault of [
  'wrong types',
  'missing fields',
  'bent values',
  'no status',
  'unknown status',
] as const) {
  test(`a proxy that enforces the contract, ${fault}: a member reads what happened and goes on`, async ({
    page,
    baseURL,
    backend,
  }) => {
    await becomeMember(page, baseURL ?? '', demo)
    await walkAsMember({ page, backend, fault }, namesFor(fault), said[fault])
  })
}

test('a proxy that enforces the contract: a guest sees the failure, registers and logs in', async ({
  page,
  backend,
}) => {
  const login = 'login.failure'
  await walkAsGuest({ page, backend, fault: 'no status' }, { registration: noAnswer, login })
})
