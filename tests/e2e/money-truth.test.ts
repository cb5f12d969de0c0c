import type { Locator, Page } from '@playwright/test'
import { locales } from '../../src/i18n/locales.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { expectAccessible } from '../support/axe.ts'
import { nextCheck, openChecked } from '../support/calls.ts'
import { withdrawElsewhere } from '../support/other-device.ts'
import { expect, matrixUnless, test } from '../support/story.ts'
import { becomeMember, demo, desk, phone, speak } from '../support/visitor.ts'
import { wireUser } from '../support/wire.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: { reducedMotion: 'reduce' } })

const pill = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: word('shell.balance.label') })

const card = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, level: 3 }).locator('+ p > span > span:first-child')

const gameName = word('account.balance.game')
const siteName = word('account.balance.site')

const seePanel = async (page: Page, see: (figures: Locator) => Promise<void>): Promise<void> => {
  const opener = page.getByRole('button', { name: word('shell.drawer.openAccount') })
  const isDrawer = await opener.isVisible()
  if (isDrawer) await opener.click()
  const panel = page.getByRole(isDrawer ? 'dialog' : 'complementary', {
    name: word('shell.drawer.account'),
  })
  await see(panel.getByRole('definition'))
  if (isDrawer) await page.keyboard.press('Escape')
  if (isDrawer) await expect(panel).toBeHidden()
}

/** Beside the account panel there is no pill. */
const seePill = async (page: Page, see: () => Promise<void>): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) < desk.width) await see()
  else await expect(pill(page)).toBeHidden()
}

/** Every place shows site and game money without a mark. */
const seeSound = async (page: Page, site: string, game: string, total: string): Promise<void> => {
  await seePill(page, async () => {
    await expect(pill(page)).toHaveText(`${word('shell.balance.label')} ${total}원`)
    await expect(pill(page).getByRole('img')).toHaveCount(0)
  })
  await expect(card(page, gameName)).toHaveText(`${game}원`)
  await expect(card(page, siteName)).toHaveText(`${site}원`)
  await seePanel(page, async (figures) => {
    await expect(figures).toHaveText([`${total}원`, `${site}원`, `${game}원`, '18,400점'])
    await expect(figures.getByRole('img')).toHaveCount(0)
  })
}

/** The total shows only the readable part and says so; the unreadable part is marked. */
const seeUnreadable = async (page: Page, part: 'site' | 'game', rest: string): Promise<void> => {
  const partial = { name: word('balance.partial.label') }
  const unreadable = word('money.unreadable.label')
  await seePill(page, async () => {
    await expect(pill(page).getByRole('img', partial)).toBeVisible()
    await expect(pill(page)).toHaveText(`${word('shell.balance.label')} ${rest}원`)
    await expect(pill(page)).toHaveAccessibleName(new RegExp(`${rest}원 ?${partial.name}$`))
  })
  await expect(card(page, part === 'site' ? siteName : gameName)).toHaveText(`0원${unreadable}`)
  await seePanel(page, async (figures) => {
    await expect(figures.nth(0).getByRole('img', partial)).toBeVisible()
    await expect(figures.nth(0)).toHaveText(`${rest}원`)
    const wrong = figures.nth(part === 'site' ? 1 : 2)
    await expect(wrong).toHaveText('0원')
    await expect(wrong.getByRole('img', { name: unreadable })).toBeVisible()
  })
}

const anyTime = '21:\\d\\d'
const label = new RegExp(`^${word('balance.old.label', { time: anyTime })}$`)
const brief = word('balance.old.brief', { time: anyTime })

const seeOld = async (page: Page): Promise<void> => {
  await seePill(page, async () => {
    await expect(pill(page).getByRole('img', { name: label })).toBeVisible()
    await expect(pill(page)).toHaveText(new RegExp(`1,550,000원${brief}$`))
    await expect(pill(page)).toHaveAccessibleName(
      new RegExp(`1,550,000원 ?${word('balance.old.label', { time: anyTime })}`),
    )
  })
  for (const name of [gameName, siteName])
    await expect(card(page, name)).toHaveText(
      new RegExp(`000원${word('balance.old.label', { time: anyTime })}$`),
    )
  await seePanel(page, async (figures) => {
    await expect(figures.getByRole('img', { name: label })).toHaveCount(4)
    await expect(figures).toHaveText(
      ['1,550,000원', '1,250,000원', '300,000원', '18,400점'].map(
        (sum) => new RegExp(`^${sum}${brief}$`),
      ),
    )
  })
}

for (const viewport of [phone, desk]) {
  test.describe(`at a width of ${viewport.width}`, () => {
    test.use({ viewport })

    test('R-ACCT-03 R-SESS-08 no place shows wrong or old money without saying so', async ({
      page,
      baseURL,
      backend,
      stage,
      troubles,
    }) => {
      troubles.expect(/^POST \/api\/routes\/[a-z-]+ answered 503$/)
      const say = (figures: Record<string, unknown>) => {
        const user = wireUser({ noteCount: 0, helpCount: 0, ...figures })
        const { userId, balance, in_balance: gameMoney, rolling } = user
        const health = { status: 'success', user, noteCount: 0, helpCount: 0 }
        backend.answerWith('userHealthCheck', health)
        const money = { status: 'success', userId, balance, gameMoney, rolling }
        backend.answerWith('getInGameBalance', money)
      }
      await becomeMember(page, baseURL ?? '', demo)
      await page.clock.install({ time: '2026-11-20T21:04:30+09:00' })
      await openChecked(page, '/game')
      await seeSound(page, '1,250,000', '300,000', '1,550,000')

      say({ in_balance: undefined })
      await nextCheck(page)
      await seeUnreadable(page, 'game', '1,250,000')

      say({ balance: -1_250_000 })
      await nextCheck(page)
      await seeUnreadable(page, 'site', '300,000')
      await expectAccessible(page)

      backend.mend()
      await nextCheck(page)
      await seeSound(page, '1,250,000', '300,000', '1,550,000')

      await page.context().setOffline(true)
      await seeOld(page)
      await page.context().setOffline(false)
      await seeSound(page, '1,250,000', '300,000', '1,550,000')

      backend.breakBy('down')
      await withdrawElsewhere(stage.mockUrl, demo, 700_000)
      await nextCheck(page)
      await seeOld(page)
      await expectAccessible(page)

      backend.mend()
      await nextCheck(page)
      await seeSound(page, '550,000', '300,000', '850,000')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  for (const locale of Object.keys(locales) as Locale[])
    test(
      `the mark of an old sum fits into the header in the language ${locale}`,
      matrixUnless(locale === 'th'),
      async ({ page, baseURL, backend, troubles }) => {
        troubles.expect(/^POST \/api\/routes\/[a-z-]+ answered 503$/)
        await becomeMember(page, baseURL ?? '', demo)
        await speak(page, locale)
        const mark = page
          .getByRole('banner')
          .getByRole('button', { pressed: false })
          .getByRole('img')
        const seeFit = async (text: RegExp) => {
          await expect(mark).toHaveText(text)
          await expect(mark).toBeInViewport({ ratio: 1 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
        }
        await page.clock.install()
        await openChecked(page, '/user')
        backend.breakBy('down')
        await nextCheck(page)
        await seeFit(/\d\d:\d\d/)
        await page.reload()
        await seeFit(/^\D+$/)
      },
    )
})
