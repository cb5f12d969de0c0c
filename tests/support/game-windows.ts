import { devices } from '@playwright/test'
import type { Page } from '@playwright/test'
import { enterLobby, expectGame, games, pressForWindow } from './games.ts'
import { expect, test } from './story.ts'
import { becomeMember, demo } from './visitor.ts'

declare global {
  interface Window {
    /** Third argument of each `window.open` call. */
    openedWith?: (string | undefined)[]
  }
}

export const watchWindows = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const open = window.open.bind(window)
    const seen: (string | undefined)[] = []
    window.openedWith = seen
    window.open = (url, target, features) => {
      seen.push(features)
      return open(url, target, features)
    }
  })

const { defaultBrowserType: _, ...android } = devices['Pixel 7']
const macWithTouch = {
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
}
const tabDevices = { 'an Android phone': android, 'a Mac with touch': macWithTouch }

/** A game on a device without windows side by side. */
export function testOpensInTab(name: keyof typeof tabDevices): void {
  test.describe(`on ${name}`, () => {
    test.use(tabDevices[name])

    test(`R-GAME-03 the game opens in a new tab on ${name}`, async ({ page, baseURL }) => {
      await watchWindows(page)
      await becomeMember(page, baseURL ?? '', demo)
      const game = await pressForWindow(page, await enterLobby(page, 'casino'))
      await expectGame(game, games.casino.name)
      expect(await page.evaluate(() => window.openedWith)).toEqual([undefined])
    })
  })
}
