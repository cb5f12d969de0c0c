import type { BrowserContext, Page } from '@playwright/test'
import { everythingAnswered, holdBack } from './calls.ts'
import { alertNamed, enterLobby, loadingDialog, pressForWindow } from './games.ts'
import { expect, test as story } from './story.ts'
import { becomeMember, demo, desk } from './visitor.ts'
import { word } from './words.ts'

export const test = story.extend<{ memberIsThere: undefined }>({
  viewport: desk,
  locale: 'ko-KR',
  contextOptions: { reducedMotion: 'reduce' },
  memberIsThere: [
    async ({ page, baseURL, troubles, mock: _ }, use) => {
      troubles.expect(/^POST \/api\/routes\/open-game answered 50[234]$/)
      await becomeMember(page, baseURL ?? '', demo)
      await use(undefined)
    },
    { auto: true },
  ],
})

export async function takeNote(page: Page, title: string): Promise<void> {
  const dialog = alertNamed(page, title)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: word('dialog.button.ok') }).click()
  await expect(dialog).toBeHidden()
}

/** No window is left open, and no dialog covers the lobby. */
export async function expectLobbyAlone(page: Page, context: BrowserContext): Promise<void> {
  await expect.poll(() => context.pages().length).toBe(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

const cancels = {
  'the button': (page: Page) =>
    page.getByRole('button', { name: word('gameOpening.cancel.button'), exact: true }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
}

export function testCancelled(way: keyof typeof cancels): void {
  test(`R-GAME-02 ${way} cancels the opening of a game without an error`, async ({
    page,
    context,
  }) => {
    const tile = await enterLobby(page, 'sport')
    const answer = await holdBack(page, 'open-game')
    const reserved = await pressForWindow(page, tile)
    await expect(loadingDialog(page)).toBeVisible()
    await page.bringToFront()
    await cancels[way](page)
    await expect(loadingDialog(page)).toBeHidden()
    await expect.poll(() => reserved.isClosed()).toBe(true)
    answer.release()
    await everythingAnswered(page)
    await expectLobbyAlone(page, context)
    await expect(tile).toBeFocused()
  })
}
