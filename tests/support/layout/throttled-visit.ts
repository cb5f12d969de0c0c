import type { Page } from '@playwright/test'
import { settle, heightOf, layoutShiftFaults } from './check-screen.ts'
import { watchLayoutShifts } from './layout-shift.ts'
import { slowDown, slowPhone } from './slow-network.ts'
import type { Screen } from '../screens.ts'
import { becomeMember, demo, loginForm, signOutButton } from '../visitor.ts'

/**
 * `member` signed in by the form, so the browser keeps the name; `session` has only the session cookie, as after
 * clearing site data.
 */
export const visitors = ['guest', 'member', 'session'] as const

export const throttledWidths = [390, 768, 1440] as const

export type ThrottledVisit = {
  readonly screen: Screen
  readonly visitor: (typeof visitors)[number]
  readonly width: (typeof throttledWidths)[number]
}

export async function throttledFaults(
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
