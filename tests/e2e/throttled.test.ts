import type { Page } from '@playwright/test'
import { heightOf, judge, layoutShiftFaults, settle } from '../support/layout/check-screen.ts'
import { slowDown, slowPhone, watchLayoutShifts } from '../support/layout/late-content.ts'
import { screenOf, screens } from '../support/screens.ts'
import type { Screen } from '../support/screens.ts'
import { test } from '../support/story.ts'
import { becomeMember, demo, loginForm, signOutButton } from '../support/visitor.ts'

/**
 * `member` signed in by the form, so the browser keeps the name; `session` has only the session cookie, as after
 * clearing site data.
 */
const visitors = ['guest', 'member', 'session'] as const

const throttledWidths = [390, 768, 1440] as const

type ThrottledVisit = {
  readonly screen: Screen
  readonly visitor: (typeof visitors)[number]
  readonly width: (typeof throttledWidths)[number]
}

async function throttledFaults(
  page: Page,
  baseURL: string,
  { screen, visitor, width }: ThrottledVisit,
): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: heightOf[width] })
  if (visitor === 'member') await signInByForm(page)
  if (visitor === 'session') await keepOnlySession(page, baseURL)
  await watchLayoutShifts(page)
  await slowDown(page, slowPhone)
  await page.goto(screen.address)
  await settle(page)
  return layoutShiftFaults(page)
}

async function signInByForm(page: Page): Promise<void> {
  await page.goto('/login')
  const form = loginForm(page.getByRole('main'))
  await form.id.fill(demo.id)
  await form.password.fill(demo.pw)
  await form.password.press('Enter')
  await signOutButton(page).or(page.getByRole('banner').getByText('1,550,000')).first().waitFor()
}

async function keepOnlySession(page: Page, baseURL: string): Promise<void> {
  await becomeMember(page, baseURL, demo)
  await page.context().clearCookies({ name: /^maru/ })
}

// Guests on phones; members with only their session, on whose pages most arrives late, at one width each.
const visits: readonly ThrottledVisit[] = [
  ...screens.flatMap((screen, place): ThrottledVisit[] => [
    { screen, visitor: 'guest', width: 390 },
    { screen, visitor: 'session', width: throttledWidths[place % throttledWidths.length] ?? 390 },
  ]),
  { screen: screenOf('/deposit'), visitor: 'member', width: 768 },
]
/** Pages on which something arrived late. */
const sample = ['/ session 390']

for (const visit of visits) {
  const { screen, visitor, width } = visit
  const name = `${screen.path} ${visitor} ${width}`
  test(
    `${name}: nothing moves on slow 4G with a slow processor`,
    { tag: sample.includes(name) ? [] : '@throttled' },
    async ({ page, baseURL }) => {
      judge(await throttledFaults(page, baseURL ?? '', visit))
    },
  )
}
