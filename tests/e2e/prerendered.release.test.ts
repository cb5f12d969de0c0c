import type { Page } from '@playwright/test'
import { everythingAnswered, holdCode, openHeld } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, heading, loginForm, phone, speak, still } from '../support/visitor.ts'
import { englishWord, word } from '../support/words.ts'

test.use({ viewport: phone, contextOptions: still })

test('the covers behind the head of the login and the registration are asked for before the code', async ({
  request,
}) => {
  for (const path of ['/login', '/register']) {
    const html = await (await request.get(path)).text()
    const picture = /<img class="wall[^"]*" src="([^"]+)"/.exec(html)?.[1]
    const [first] = html.match(/<link rel="(?:preload|modulepreload)"[^>]*>/g) ?? []
    expect([path, first]).toEqual([
      path,
      `<link rel="preload" as="image" href="${picture}" fetchpriority="high" />`,
    ])
  }
})

test('R-NAV-03 R-SESS-07 the served page has a dash for the balance of a member, none for a guest, and in a lobby the login only for guests', async ({
  page,
  baseURL,
}) => {
  const dash = page.getByRole('banner').getByText('–', { exact: true })
  await test.step('a browser without a session', async () => {
    const release = await openHeld(page, '/')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(dash).toBeHidden()
    release()
    await everythingAnswered(page)
    await page.unrouteAll()
    await openHeld(page, '/casino')
    await expect(loginForm(page).submit).toBeVisible()
    await expect(heading(page)).toHaveText(word('place.casino'))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
  await test.step('a member', async () => {
    await becomeMember(page, baseURL!, demo)
    const release = await holdCode(page)
    await page.goto('/casino', { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByText(word('shell.page.loading'))).toBeAttached()
    await expect(loginForm(page).submit).toBeHidden()
    await expect(dash).toBeVisible()
    release()
    await expect(heading(page)).toHaveText(word('casino.page.title'))
    await expect(page.getByRole('banner').getByText('1,550,000')).toBeVisible()
  })
})

test.describe('before the code has come', () => {
  test('early input into registration and login is kept, and an early press signs in', async ({
    page,
  }) => {
    await test.step('the registration', async () => {
      const release = await openHeld(page, '/register')
      const id = page.getByLabel(word('register.field.id'))
      await id.pressSequentially('newcomer1')
      release()
      await everythingAnswered(page)
      await page.getByLabel(word('register.field.nick')).fill('새손님')
      await expect(id).toHaveValue('newcomer1')
      await page.unrouteAll()
    })
    await test.step('the login', async () => {
      const release = await openHeld(page, '/login')
      const form = loginForm(page)
      await form.id.pressSequentially(demo.id)
      await form.password.pressSequentially(demo.pw)
      await form.submit.click()
      expect(new URL(page.url()).search).toBe('')
      release()
      await expect(page.getByRole('banner').getByText('1,550,000')).toBeVisible()
    })
  })

  test('a press counts once it has: the menu opens, the language is spoken, and a tile leads to its lobby', async ({
    page,
  }) => {
    await test.step('the menu', async () => {
      const release = await openHeld(page, '/')
      await page.getByRole('button', { name: word('shell.bar.menu'), exact: true }).click()
      release()
      await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible()
      const menu = page.getByRole('dialog')
      await menu.getByRole('button', { name: word('shell.drawer.close') }).click()
      await expect(menu).toBeHidden()
      await page.unrouteAll()
    })
    await test.step('a language', async () => {
      const release = await openHeld(page, '/')
      await page.getByRole('button', { name: word('shell.language.label'), exact: true }).click()
      await page.getByRole('button', { name: 'English', exact: true }).click()
      release()
      await expect(heading(page)).toContainText(englishWord('home.hero.title'))
      await page.unrouteAll()
    })
    await test.step('a tile', async () => {
      const release = await openHeld(page, '/')
      await expect(heading(page)).toContainText(englishWord('home.hero.title'))
      await page
        .getByRole('navigation', { name: englishWord('home.categories.label') })
        .getByRole('link', { name: englishWord('place.slot') })
        .click()
      await expect(page).toHaveURL('/slot')
      release()
      await expect(heading(page)).toHaveText(englishWord('place.slot'))
      await expect(page.getByRole('main').locator('form')).toBeVisible()
    })
  })
})

test('a page of another language than the cookie asks for is rendered in that language', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    await speak(page, 'en')
    await route.continue()
  })
  await page.goto('/')
  await expect(heading(page)).toContainText(englishWord('home.hero.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(({ troubles }) => {
    // Browsers report code blocked by the policy like this.
    troubles.expect(/^GET \/assets\/\S+\.js failed: csp$/)
  })

  test('without JavaScript home is readable, its links work, a notice explains what is missing, and a sent password stays out of the address', async ({
    page,
  }) => {
    await speak(page, 'en')
    await page.goto('/')
    await expect(heading(page)).toContainText(englishWord('home.hero.title'))
    await expect(page.locator('noscript p')).toHaveText(englishWord('page.noScript'))
    await expect(page.locator('noscript p')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: englishWord('place.casino') })
      .click()
    await expect(page).toHaveURL('/casino')
    await expect(heading(page)).toHaveText(englishWord('place.casino'))
    await expect(page.locator('noscript p')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: englishWord('login.link.register') })
      .click()
    await expect(heading(page)).toHaveText(englishWord('register.page.title'))

    await speak(page, 'ko')
    await page.goto('/login')
    const form = loginForm(page)
    await form.id.fill(demo.id)
    await form.password.fill(demo.pw)
    await form.submit.click()
    expect(new URL(page.url()).search).toBe('')
  })
})

const askedAhead = async (page: Page, path: string): Promise<ReadonlySet<string>> => {
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name !== undefined) names.add(name)
  })
  await page.route(/\/assets\/index-/, () => undefined)
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => [...names]).toContain('ko.rest')
  return names
}

test('R-NAV-03 a member’s screen loads its code at once, not one file after the other, and a guest’s page none of it', async ({
  page,
  baseURL,
}) => {
  await test.step('a guest', async () => {
    const names = await askedAhead(page, '/deposit')
    await expect.poll(() => [...names]).toContain('guest-gate')
    expect([...names].filter((name) => /^(deposits|member)-/.test(name))).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
  await test.step('a member', async () => {
    await becomeMember(page, baseURL!, demo)
    const wanted = ['deposits-screen', 'member-area', 'member-actors', 'ko.rest', 'other-screens']
    const names = await askedAhead(page, '/deposit')
    await expect.poll(() => wanted.filter((name) => !names.has(name))).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/deposit')
    await expect(heading(page)).toHaveText(word('deposits.page.title'))
  })
})
