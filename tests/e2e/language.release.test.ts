import type { Page } from '@playwright/test'
import { expect, test } from '../support/story.ts'
import { desk, openHome, still } from '../support/visitor.ts'
import { englishWord, word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still, locale: 'en-US' })

const watchCatalogs = (page: Page): ReadonlySet<string> => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const language = /\/assets\/([a-z]{2})(?:\.rest)?-[^/]+\.js$/.exec(request.url())?.[1]
    if (language !== undefined) loaded.add(language)
  })
  return loaded
}

const choose = async (page: Page, current: string, language: string): Promise<void> => {
  await page.getByRole('button', { name: current, exact: true }).click()
  await page.getByRole('button', { name: language, exact: true }).click()
}

const siteTitle = (page: Page) => page.getByRole('heading', { level: 1 })

test('R-I18N-01 R-I18N-02 R-I18N-03 R-CONST-01 the site is in Korean, also when the browser prefers another language, and offers four; choosing English loads only English, and survives a reload', async ({
  page,
}) => {
  const first = watchCatalogs(page)
  await openHome(page)
  expect(await page.evaluate(() => navigator.language)).toBe('en-US')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(siteTitle(page)).toContainText(word('home.hero.title'))
  expect([...first]).toEqual(['ko'])

  await page.getByRole('button', { name: word('shell.language.label'), exact: true }).click()
  const offered = page.getByRole('list', { name: word('shell.language.label') })
  await expect(offered.getByRole('button')).toHaveText(['English', '한국어', 'Tiếng Việt', 'ไทย'])
  const current = offered.getByRole('button', { name: '한국어' })
  await expect(current).toHaveAttribute('aria-current', 'true')

  const loaded = watchCatalogs(page)
  await offered.getByRole('button', { name: 'English', exact: true }).click()
  await expect(siteTitle(page)).toContainText(englishWord('home.hero.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect([...loaded]).toEqual(['en'])

  await page.reload()
  await expect(siteTitle(page)).toContainText(englishWord('home.hero.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect([...loaded]).toEqual(['en'])
  const menu = page.getByRole('navigation', { name: englishWord('shell.menu.label') })
  await expect(menu.getByRole('link').first()).toHaveText(englishWord('place.casino'))
})

test('R-I18N-03 if a language cannot be loaded, the current one stays with an error; of two quick choices the last one wins', async ({
  page,
  troubles,
}) => {
  troubles.expect(/^GET \/assets\/.*vn-.* failed/)
  await openHome(page)
  await page.route(/\/assets\/vn(\.rest)?-/, (route) => route.abort('connectionreset'))
  await choose(page, word('shell.language.label'), 'Tiếng Việt')
  const failed = page.getByRole('alertdialog', { name: word('shell.language.failed') })
  await failed.getByRole('button', { name: word('dialog.button.ok') }).click()
  await expect(siteTitle(page)).toContainText(word('home.hero.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')

  const release = Promise.withResolvers<undefined>()
  const arrived = page.waitForResponse(/\/assets\/en\.rest-/)
  await page.route(/\/assets\/en\.rest-/, async (route) => {
    await release.promise
    await route.continue()
  })
  await choose(page, word('shell.language.label'), 'English')
  await choose(page, word('shell.language.label'), 'ไทย')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  release.resolve(undefined)
  await page.evaluate((url) => import(url), (await arrived).url())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})
