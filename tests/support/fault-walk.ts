import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { HEALTH_CHECK_INTERVAL_MS } from '../../src/lib/business-constants.ts'
import type { Breakage } from './breaking-layer.ts'
import type { Fault } from './faults.ts'
import { alertNamed, casinoProvider, gameTile, slotProvider, sportProvider } from './games.ts'
import { memberScreens } from './screens.ts'
import type { MemberScreen, ScreenName, WordId } from './screens.ts'
import { accountDrawer, reading } from './visitor.ts'
import { word } from './words.ts'

export type Walk = { readonly page: Page; readonly backend: Breakage; readonly fault: Fault }

const retryName = word('failure.button.retry')

/** Advances the page's clock until something is visible: automatic retries wait in between. */
export const passUntilVisible = (page: Page, target: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(1_700)
    await expect(target).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [10], timeout: 40_000 })

export async function goTo(page: Page, name: ScreenName): Promise<Locator> {
  const { way }: MemberScreen = memberScreens[name]
  if ('address' in way) await page.goto(way.address)
  else {
    const menu = page.getByRole('navigation', { name: word('shell.menu.label') })
    await menu.getByRole('link', { name: word(way.menu) }).click()
  }
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  return main
}

/** The account panel's note that its balances may be outdated or are unknown. */
export const connectionLost = (page: Page): Locator =>
  accountDrawer(page).getByText(/^(연결이 끊겼습니다|서버의 응답을 읽을 수 없어)/)

/** Presses each retry until the content is visible; an earlier call may still fail. */
async function retryUntilVisible(within: Locator, content: Locator): Promise<void> {
  const retries = within.getByRole('button', { name: retryName })
  await expect(async () => {
    if ((await retries.count()) > 0) await retries.first().click({ timeout: 500 })
    await expect(content).toBeVisible({ timeout: 500 })
    await expect(retries).toHaveCount(0, { timeout: 500 })
  }).toPass({ intervals: [10], timeout: 40_000 })
}

/** A screen names the failure; after the fault is gone, its retry shows the content. */
async function seeScreenRecover(walk: Walk, name: ScreenName, says: WordId): Promise<void> {
  await test.step(`${walk.fault}: ${name}`, async () => {
    const { page, backend, fault } = walk
    const { title, content }: MemberScreen = memberScreens[name]
    const main = await goTo(page, name)
    const alert = main
      .getByRole('alert')
      .filter({ hasText: word(says) })
      .first()
    await passUntilVisible(page, alert)
    await expect(alert.getByRole('button', { name: retryName })).toBeVisible()
    backend.mend()
    await retryUntilVisible(main, content(main).first())
    const heading = typeof title === 'string' ? word(title) : title.name
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(main.getByRole('alert')).toHaveCount(0)
    backend.breakBy(fault)
  })
}

/** Opens a message or inquiry: in its place the failure is named, and recovers. */
async function seeReadingRecover(
  { page, backend, fault }: Walk,
  item: { readonly title: string; readonly content: string },
  says: WordId,
): Promise<void> {
  await test.step(`${fault}: opening “${item.title}”`, async () => {
    const row = page.getByRole('main').getByRole('button', { name: new RegExp(`^${item.title}`) })
    await row.click()
    const opened = reading(page)
    await expect(opened.getByRole('alert')).toContainText(word(says))
    backend.mend()
    await opened.getByRole('button', { name: retryName }).click()
    await expect(opened.getByText(item.content)).toBeVisible()
    await opened.getByRole('heading', { name: item.title }).press('Escape')
    await expect(opened).toBeHidden()
    backend.breakBy(fault)
  })
}

/** Opens a casino from its lobby: a dialog names the failure, and the next attempt opens it. */
async function seeGameRecover({ page, backend, fault }: Walk, says: WordId): Promise<void> {
  await test.step(`${fault}: opening a game`, async () => {
    const tile = gameTile(page, 'casino')
    await tile.click()
    const dialog = alertNamed(page, word(says))
    await expect(dialog).toBeVisible()
    backend.mend()
    const retry = dialog.getByRole('button', { name: retryName })
    const hasRetry = (await retry.count()) > 0
    if (!hasRetry) await dialog.getByRole('button', { name: word('dialog.button.ok') }).click()
    const [game] = await Promise.all([
      page.waitForEvent('popup'),
      (hasRetry ? retry : tile).click(),
    ])
    await expect(game).toHaveURL(/\/games\/play\?ticket=/)
    await game.close()
    await expect(dialog).toBeHidden()
    backend.breakBy(fault)
  })
}

/** The footer's notes about missing names, one per kind of game. */
const footerFailures = (page: Page): Locator =>
  page.getByRole('contentinfo').getByText(word('footer.names.failed'))

/** The footer says that names are missing; its retries load them after the fault is gone. */
export async function seeFooterRecover({ page, backend, fault }: Walk): Promise<void> {
  await test.step(`${fault}: the footer`, async () => {
    const footer = page.getByRole('contentinfo')
    await passUntilVisible(page, footerFailures(page).nth(2))
    backend.mend()
    const retries = footer.getByRole('button', { name: word('footer.names.retry') })
    // The games further down on home request the same names and may load them first.
    await expect(async () => {
      if ((await retries.count()) > 0) await retries.last().click({ timeout: 1_000 })
      await expect(retries).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    await footer.scrollIntoViewIfNeeded()
    for (const { nameKo } of [casinoProvider, slotProvider, sportProvider])
      await expect(footer.getByText(nameKo, { exact: true })).toBeVisible()
    backend.breakBy(fault)
  })
}

export type Said = { readonly screen: WordId; readonly game: WordId }

const note = { title: '가입을 축하드립니다', content: '가입해 주셔서 감사합니다.' }
const inquiry = { title: '출금은 얼마나 걸리나요?', content: '궁금합니다' }

async function arrive({ page, backend, fault }: Walk): Promise<void> {
  backend.breakBy(fault)
  await page.goto('/admin/error')
  await expect(connectionLost(page)).toBeVisible()
  // A pending retry of the footer would reach the repaired backend during the walk, and lobbies share the
  // footer's data.
  await passUntilVisible(page, footerFailures(page).nth(2))
}

/**
 * A member walks these screens while the backend violates its contract in each of these ways; each screen recovers.
 */
export async function walkAsMember(
  { page, backend }: Omit<Walk, 'fault'>,
  faults: readonly [Fault, ...Fault[]],
  names: readonly ScreenName[],
  { screen, game }: Said,
): Promise<void> {
  await arrive({ page, backend, fault: faults[0] })
  for (const [at, name] of names.entries()) {
    const walk = { page, backend, fault: faults[at % faults.length] ?? faults[0] }
    backend.breakBy(walk.fault)
    // Search and lobbies share their lists.
    if (name === 'search') await arrive(walk)
    await seeScreenRecover(walk, name, screen)
    if (name === 'search') await arrive(walk)
    if (name === 'casino') await seeGameRecover(walk, game)
    if (name === 'note') await seeReadingRecover(walk, note, screen)
    if (name === 'help') await seeReadingRecover(walk, inquiry, screen)
  }
  backend.mend()
  await expect(async () => {
    await page.clock.runFor(HEALTH_CHECK_INTERVAL_MS)
    await expect(connectionLost(page)).toBeHidden({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}
