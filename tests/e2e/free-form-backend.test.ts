import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/ports.ts'
import { startStack } from '../../scripts/stack.ts'
import { scriptedBackend, text } from '../proxy/scripted-backend.ts'
import {
  actFreeForm,
  freeFormCodes,
  freeFormName,
  freeFormNotes,
  oddNames,
} from '../support/free-form-backend.ts'
import { pressForWindow } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { accountDrawer, desk, signIn, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

const GAME_PAGE = '<!doctype html><html lang="ko"><title>게임</title><h1>자유 게임</h1></html>'

/** The built site behind a real proxy, in front of a backend with its own codes, ids and amounts. */
async function startFreeForm(mode: string) {
  const backend = await scriptedBackend()
  const { port } = new URL(backend.url)
  backend.stub('slot/play', text(GAME_PAGE, 200, 'text/html; charset=utf-8'))
  actFreeForm(backend, `http://localhost:${port}/public/slot/play`)
  const site = await startStack({
    port: await freePort(),
    backend: { kind: 'real', url: backend.url },
    proxyEnv: { ANSWER_MODE: mode, SESSION_STORE: 'memory', GAME_HOSTS: `localhost:${port}` },
  })
  return {
    url: site.siteUrl,
    stop: async () => {
      await site.stop()
      await backend.stop()
    },
  }
}

const goBy = (page: Page, place: Parameters<typeof word>[0]) =>
  page
    .getByRole('navigation', { name: word('shell.menu.label') })
    .getByRole('link', { name: word(place) })
    .click()

test.use({ viewport: desk, locale: 'ko-KR', contextOptions: still })

for (const mode of ['report', 'enforce'] as const)
  test(
    `R-SESS-04 R-ACCT-02 R-GAME-01 R-GAME-03 R-COMM-01 a backend with codes, ids and figures of its own, in the mode ${mode}: a member logs in, sees their money, plays and reads messages`,
    { tag: '@matrix' },
    async ({ page }) => {
      const site = await startFreeForm(mode)
      try {
        const main = page.getByRole('main')
        await page.goto(site.url)
        await signIn(page, { id: 'MARU_01', pw: 'x' })
        await expect(accountDrawer(page).getByRole('definition')).toContainText([
          '12,346',
          '12,345',
          '0',
          '99',
        ])

        await goBy(page, 'place.casino')
        // Home, which is visible until then, also shows some of them.
        await expect(
          main.getByRole('heading', { level: 1, name: word('casino.page.title') }),
        ).toBeVisible()
        for (const code of freeFormCodes)
          await expect(
            main.getByRole('button', { name: freeFormName(code), exact: true }),
          ).toBeVisible()
        await expect(main.getByRole('list').getByRole('listitem')).toHaveCount(
          freeFormCodes.length + oddNames.length,
        )

        for (const code of freeFormCodes) {
          const name = freeFormName(code)
          await goBy(page, 'place.slot')
          await main.getByRole('link', { name, exact: true }).click()
          await expect(page).toHaveURL(/\/slot\/game\?company=/)
          await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
          await page.reload()
          const second = main.getByRole('button', { name: `${name} 2번`, exact: true })
          const game = await pressForWindow(page, second)
          await expect(game.getByRole('heading', { name: '자유 게임' })).toBeVisible()
          await game.close()
        }

        await goBy(page, 'place.note')
        await main.getByRole('link', { name: word('home.help.note') }).click()
        for (const { id, title } of freeFormNotes) {
          await main.getByRole('listitem').getByRole('button', { name: title }).click()
          const opened = main.getByRole('article')
          await expect(opened.getByText(`본문 ${freeFormName(id)}`, { exact: true })).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(opened).toBeHidden()
        }
      } finally {
        await site.stop()
      }
    },
  )
