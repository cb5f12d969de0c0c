import { goTo, passUntilVisible, walkAsMember } from '../support/fault-walk.ts'
import type { Said } from '../support/fault-walk.ts'
import { bentFaults } from '../support/faults.ts'
import type { Fault } from '../support/faults.ts'
import { walkAsGuest } from '../support/guest-walk.ts'
import type { SaidToGuest } from '../support/guest-walk.ts'
import { screenNames } from '../support/screens.ts'
import type { ScreenName } from '../support/screens.ts'
import type { ProxyEnv } from '../support/stage.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

const unreadable = 'failure.unreadable.title'
const noAnswer = 'failure.backend-unavailable.title'
const late = 'failure.timeout.title'
const notOpened = 'gameOpening.failed.title'
const login = 'login.failure.answer'
const notReached = 'login.failure'

type Words = Said & SaidToGuest

const refused: Words = { screen: noAnswer, game: notOpened, registration: noAnswer, login }
const unknown: Words = {
  screen: unreadable,
  game: 'msg2012',
  registration: 'outcome.unknown',
  login: 'login.refusal.unknown',
}

type Mode = {
  readonly name: string
  readonly proxyEnv: ProxyEnv
  readonly answers: RegExp
  readonly said: Partial<Record<Fault, Words>>
}

/** Faults that the browser detects itself. */
const foundByBrowser = ['unknown status', 'wrong types', 'missing fields'] as const

const readThrough: Words = { screen: unreadable, game: notOpened, registration: null, login }

const reporting = {
  name: 'a proxy that reports',
  proxyEnv: {},
  answers: /^POST \/api\/routes\/[a-z-]+ answered 50[23]$/,
  said: {
    'unknown status': unknown,
    'wrong types': readThrough,
    'missing fields': { ...readThrough, game: 'msg2012' },
    'no status': refused,
    HTML: refused,
    'half a JSON': refused,
    'empty body': refused,
    'closed socket': { ...refused, login: notReached },
    down: { ...refused, login: notReached },
  },
} as const satisfies Mode

/** With enforcement, answers that violate the contract end at the proxy; unknown statuses pass. */
const enforcing = {
  name: 'a proxy that enforces the contract',
  proxyEnv: { ANSWER_MODE: 'enforce' },
  answers: /^POST \/api\/routes\/[a-z-]+ answered 502$/,
  said: {
    'unknown status': unknown,
    'wrong types': refused,
    'missing fields': refused,
    'bent values': refused,
    'no status': refused,
  },
} as const satisfies Mode

const waiting = {
  name: 'a proxy that waits for a second',
  proxyEnv: { BACKEND_TIMEOUT_MS: '1000' },
  answers: /^POST \/api\/routes\/[a-z-]+ answered 504$/,
  said: { 'no answer': { ...refused, screen: late, registration: late, login: notReached } },
} as const satisfies Mode

type Cast = {
  readonly member: readonly {
    readonly faults: readonly [Fault, ...Fault[]]
    readonly names: readonly ScreenName[]
  }[]
  readonly guest: readonly Fault[]
  readonly tag?: '@matrix' | []
}

function testFaults(mode: Mode, { member, guest, tag = [] }: Cast): void {
  const { name, proxyEnv, answers, said } = mode
  const saidOf = (fault: Fault): Words => {
    const words = said[fault]
    if (words === undefined) throw new Error(`Nobody knows what is read of ${fault} with ${name}`)
    return words
  }
  const titleOf = (fault: Fault): string =>
    fault === 'unknown status' ? `R-CALL-06 ${fault}` : fault

  test.describe(name, () => {
    test.describe.configure({ timeout: 180_000 })
    test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still, proxyEnv })
    test.beforeEach(async ({ page, troubles }) => {
      troubles.expect(answers)
      await page.clock.install()
    })

    for (const { faults, names } of member)
      test(
        `${faults.map(titleOf).join(', ')}: a member reads the error on ${names.join(', ')}, and continues after it`,
        { tag },
        async ({ page, baseURL, backend }) => {
          await becomeMember(page, baseURL ?? '', demo)
          await walkAsMember({ page, backend }, faults, names, saidOf(faults[0]))
        },
      )

    for (const fault of guest)
      test(
        `${titleOf(fault)}: a guest sees home, and logs in and registers when it is over`,
        { tag },
        async ({ page, backend }) => {
          await walkAsGuest({ page, backend, fault }, saidOf(fault))
        },
      )
  })
}

type BentFault = (typeof bentFaults)[number]

const eitherFailure = new RegExp(`${word(unreadable)}|${word(noAnswer)}`)

/** A member meets partly readable answers on each of these screens. */
function testBent(
  faults: readonly [BentFault, ...BentFault[]],
  names: readonly ScreenName[],
  tag: '@matrix' | [] = [],
): void {
  test.describe('answers that can be read in part', () => {
    test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })

    test(
      `${faults.join(', ')}: ${names.join(', ')} show what can be shown of it, or say that it cannot be read`,
      { tag },
      async ({ page, baseURL, backend, troubles }) => {
        troubles.expect(reporting.answers)
        await page.clock.install()
        await becomeMember(page, baseURL ?? '', demo)
        backend.breakBy(faults[0])
        await page.goto('/admin/error')
        const failure = page.getByRole('main').getByRole('alert')
        for (const [at, name] of names.entries()) {
          const fault = faults[at % faults.length] ?? faults[0]
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
      },
    )
  })
}

// The sample: faults that the browser detects, and one that the proxy refuses. On every screen,
// tests/scenarios/screens/ has screens-that-fail.yaml, screens-without-sense.yaml and screens-that-are-late.yaml.
testFaults(reporting, {
  member: [{ faults: foundByBrowser, names: ['casino', 'deposit', 'note'] }],
  guest: ['HTML'],
})

testBent(
  bentFaults,
  screenNames.filter((_, place) => place % 5 >= 3),
)

// Devices are known to the proxy itself, so that nothing of the backend breaks them.
const ofBackend = screenNames.filter((name) => name !== 'devices')
// Messages show notices, too, so that a page of notices opened after them has some.
const walked = ['notice' as const, ...ofBackend.filter((name) => name !== 'notice')]

/** Each screen meets one of these faults, which are told in the same words. */
const inTurn = (...faults: [Fault, ...Fault[]]) => ({ faults, names: walked })

testFaults(reporting, {
  member: [
    inTurn('unknown status'),
    inTurn('wrong types', 'missing fields'),
    inTurn('no status', 'HTML', 'half a JSON', 'empty body', 'closed socket', 'down'),
  ],
  guest: ['unknown status', 'wrong types', 'half a JSON', 'down'],
  tag: '@matrix',
})
testFaults(enforcing, {
  member: [inTurn('wrong types', 'missing fields', 'bent values', 'no status')],
  guest: ['no status'],
  tag: '@matrix',
})

// Each screen waits for a timeout, so the screens are split in two.
const halves = [walked.slice(0, 7), walked.slice(7)]
testFaults(waiting, {
  member: halves.map((names) => ({ faults: ['no answer'] as const, names })),
  guest: ['no answer'],
  tag: '@matrix',
})

for (const fault of bentFaults) testBent([fault], walked, '@matrix')
