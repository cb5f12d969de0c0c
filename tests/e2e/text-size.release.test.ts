import type { Page } from '@playwright/test'
import { settle } from '../support/layout/check-screen.ts'
import { misfits } from '../support/layout/clipped-text.ts'
import { sendCommand } from '../support/mock-control.ts'
import { add, confirmWithdrawal, press, rows } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, speak, still } from '../support/visitor.ts'
import { englishWord, word } from '../support/words.ts'

test.use({
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  viewport: { width: 360, height: 640 },
  contextOptions: still,
})

/** The player's own stylesheet, of every page that follows. */
async function withStyle(page: Page, css: string): Promise<void> {
  await page.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      const style = new CSSStyleSheet()
      style.replaceSync(text)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
    })
  }, css)
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await settle(page)
}

test('R-ACCT-07 with text of twice the size, on a phone of 360 × 640 px, a member pays in, cancels and pays out', async ({
  page,
  stage,
  baseURL,
}) => {
  await withStyle(page, 'html { font-size: 200% !important }')
  await sendCommand(stage.mockUrl, { command: 'approval', automatic: false })
  await becomeMember(page, baseURL!, demo)
  await open(page, '/deposit')
  expect(await misfits(page)).toEqual([])
  await press(page, add('5만'))
  await press(page, word('deposits.button.submit'))
  const waiting = rows(page).filter({ hasText: word('request.state.waiting') })
  await expect(waiting).toHaveCount(1)
  await press(page, word('requests.button.cancel'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('requests.button.cancel') })
    .click()
  await expect(waiting).toHaveCount(0)

  await open(page, '/withdraw')
  expect(await misfits(page)).toEqual([])
  await press(page, add('5만'))
  await confirmWithdrawal(page)
  await expect(waiting).toHaveCount(1)
})

/** Words of visible texts that continue in a further line. Runs in the page. */
const wordsInPieces = (place: Element): readonly string[] => {
  const found: string[] = []
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) found.push(word)
    }
  }
  return found
}

for (const width of [360, 390])
  for (const language of ['ko', 'en'])
    test(`R-ACCT-01 with text of twice the size, ${width} px wide, in “${language}”, the ways of money and the account keep every word whole and in sight`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await speak(page, language)
      await withStyle(page, 'html { font-size: 200% !important }')
      await becomeMember(page, baseURL!, demo)
      await open(page, '/')
      const say = language === 'ko' ? word : englishWord
      const ways = page.getByRole('navigation', { name: say('home.wallet.label') })
      expect(await ways.evaluate(wordsInPieces)).toEqual([])
      await page.getByRole('button', { name: say('shell.drawer.account') }).click()
      const account = page.getByRole('dialog', { name: say('shell.drawer.account') })
      await expect(account.getByRole('navigation')).toBeVisible()
      expect(await account.evaluate(wordsInPieces)).toEqual([])
      expect(await misfits(page)).toEqual([])
    })

/** WCAG 2.2, 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`

for (const [role, paths] of [
  ['guest', ['/', '/login', '/register', '/accessibility']],
  ['member', ['/deposit', '/limits', '/help', '/user', '/slot']],
] as const) {
  test(`with the spacing of text of WCAG 1.4.12 nothing is cut off for a ${role}`, async ({
    page,
    baseURL,
  }) => {
    await withStyle(page, spacing)
    if (role === 'member') await becomeMember(page, baseURL!, demo)
    const faults: Record<string, readonly string[]> = {}
    for (const path of paths) {
      await open(page, path)
      const found = await misfits(page)
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
  })
}
