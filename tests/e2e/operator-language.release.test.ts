import type { Page } from '@playwright/test'
import { everythingAnswered } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, reading, speak, still } from '../support/visitor.ts'

test.use({ viewport: desk, contextOptions: still })

/** Korean texts that a screen reader would read as Vietnamese. */
const misread = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      const parent = texts.currentNode.parentElement
      if (!/\p{Script=Hangul}/u.test(text) || parent?.closest('script, style, [lang|=ko]')) continue
      found.add(text)
    }
    return [...found]
  })

const addresses = [
  '/',
  '/note',
  '/help',
  '/notice',
  '/deposit',
  '/withdraw',
  '/user',
  '/game',
  '/bets',
]

/** Names written alike in every language: the member's name and language names. */
const seedTexts = new Set(['데모', '김데모', '한국어'])

test('R-I18N-01 every Korean text of the operator is marked as Korean where a member reads Vietnamese', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'vn')
  await becomeMember(page, baseURL!, demo)
  const wrong: Record<string, string[]> = {}
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await everythingAnswered(page)
    const texts = (await misread(page)).filter((text) => !seedTexts.has(text))
    if (texts.length > 0) wrong[address] = texts
  }
  expect(wrong).toEqual({})
})

test('R-I18N-01 R-COMM-01 an opened inquiry is marked as Korean, question and answer', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'vn')
  await becomeMember(page, baseURL!, demo)
  await page.goto('/help')
  await page.getByRole('main').getByRole('button', { name: '출금은 얼마나 걸리나요?' }).click()
  await expect(reading(page)).toContainText('어제 신청한 출금이')
  expect((await misread(page)).filter((text) => !seedTexts.has(text))).toEqual([])
})
