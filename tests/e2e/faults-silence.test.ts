import { test } from '../support/story.ts'
import { walkAsMember } from '../support/fault-walk.ts'
import { walkAsGuest } from '../support/guest-walk.ts'
import { screenNames } from '../support/member-screens.ts'
import { becomeMember, demo, desk } from '../support/visitor.ts'

const fault = 'no answer'
const said = { screen: 'failure.timeout.title', game: 'gameOpening.failed.title' } as const

test.describe.configure({ timeout: 180_000 })

test.use({
  viewport: desk,
  locale: 'ko-KR',
  contextOptions: { reducedMotion: 'reduce' },
  proxyEnv: { BACKEND_TIMEOUT_MS: '1000' },
})

test.beforeEach(async ({ page, troubles }) => {
  troubles.expect(/^POST \/api\/routes\/[a-z-]+ answered 504$/)
  await page.clock.install()
})

const halves = [screenNames.slice(0, 7), screenNames.slice(7)]

for (const names of halves) {
  test(`no answer: a member reads that it takes too long, and goes on when it is over: ${names.join(', ')}`, async ({
    page,
    baseURL,
    backend,
  }) => {
    await becomeMember(page, baseURL ?? '', demo)
    await walkAsMember({ page, backend, fault }, names, said)
  })
}

test('no answer: a guest sees home, and logs in and registers when it is over', async ({
  page,
  backend,
}) => {
  const login = 'login.failure'
  await walkAsGuest({ page, backend, fault }, { registration: said.screen, login })
})
