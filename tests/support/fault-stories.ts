import { goTo, passUntilVisible, walkAsMember } from './fault-walk.ts'
import type { Said } from './fault-walk.ts'
import type { bentFaults, Fault } from './faults.ts'
import { walkAsGuest } from './guest-walk.ts'
import type { SaidToGuest } from './guest-walk.ts'
import type { ScreenName } from './member-screens.ts'
import type { ProxyEnv } from './stage.ts'
import { expect, test } from './story.ts'
import { becomeMember, demo, desk, still } from './visitor.ts'
import { word } from './words.ts'

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
export const foundByBrowser = ['unknown status', 'wrong types', 'missing fields'] as const

const readThrough: Words = { screen: unreadable, game: notOpened, registration: null, login }

export const reporting = {
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
export const enforcing = {
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

export const waiting = {
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
}

export function testFaults(mode: Mode, { member, guest }: Cast): void {
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
      test(`${faults.map(titleOf).join(', ')}: a member reads the error on ${names.join(', ')}, and continues after it`, async ({
        page,
        baseURL,
        backend,
      }) => {
        await becomeMember(page, baseURL ?? '', demo)
        await walkAsMember({ page, backend }, faults, names, saidOf(faults[0]))
      })

    for (const fault of guest)
      test(`${titleOf(fault)}: a guest sees home, and logs in and registers when it is over`, async ({
        page,
        backend,
      }) => {
        await walkAsGuest({ page, backend, fault }, saidOf(fault))
      })
  })
}

type BentFault = (typeof bentFaults)[number]

const eitherFailure = new RegExp(`${word(unreadable)}|${word(noAnswer)}`)

/** A member meets partly readable answers on each of these screens. */
export function testBent(
  faults: readonly [BentFault, ...BentFault[]],
  names: readonly ScreenName[],
): void {
  test.describe('answers that can be read in part', () => {
    test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })

    test(`${faults.join(', ')}: ${names.join(', ')} show what can be shown of it, or say that it cannot be read`, async ({
      page,
      baseURL,
      backend,
      troubles,
    }) => {
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
    })
  })
}
