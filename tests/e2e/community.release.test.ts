import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { everythingAnswered } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, phone } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: { reducedMotion: 'reduce' } })

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await everythingAnswered(page)
}

const main = (page: Page): Locator => page.getByRole('main')
/** Rows of messages; the notices below them are links. */
const messages = (page: Page): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })

test('R-COMM-01 on a wide page the newest message is open if it was read before, and another opens beside the list', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desk)
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/note')
  const newest = main(page).getByRole('article', { name: '레벨 3이 되셨습니다' })
  await expect(newest).toContainText('꾸준히 이용해 주셔서 감사합니다.')
  await expect(newest.getByRole('heading', { level: 2 })).not.toBeFocused()
  const list = main(page).getByRole('region', {
    name: word('notes.list.title', { count: await messages(page).count() }),
  })
  await newest.getByRole('button', { name: word('notes.button.delete') }).focus()
  await page.keyboard.press('Escape')
  await expect(newest).toHaveCount(0)
  await expect(list).toBeFocused()
  await page.reload()
  await newest.getByRole('button', { name: word('notes.button.delete') }).press('Enter')
  // Enter at once would be the second half of a double press.
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('notes.button.delete') })
    .press('Space')
  await expect(newest).toHaveCount(0)
  await expect(
    main(page).getByRole('region', {
      name: word('notes.list.title', { count: await messages(page).count() }),
    }),
  ).toBeFocused()
  const row = main(page).getByRole('button', { name: '가입을 축하드립니다' })
  await row.press('Enter')
  const pane = main(page).getByRole('article', { name: '가입을 축하드립니다' })
  await expect(pane.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('article')).toHaveCount(0)
  await expect(main(page)).toContainText(word('notes.choose.text'))
  await expect(row).toBeFocused()

  await page.setViewportSize(phone)
  await expect(main(page)).not.toContainText(word('notes.choose.text'))
  await row.click()
  await expect(page.getByRole('dialog', { name: '가입을 축하드립니다' })).toBeVisible()
})

test('R-COMM-01 on a wide page an inquiry is a conversation beside the list, and the form for a new one comes back; the newest notice is open beside its list, another one by a press, and its address opens it again', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desk)
  await becomeMember(page, baseURL ?? '', demo)
  await test.step('an inquiry', async () => {
    await open(page, '/help')
    await main(page).getByLabel(word('inquiries.form.subject')).fill('계좌 변경')
    await main(page).getByRole('button', { name: '출금은 얼마나 걸리나요?' }).click()
    const talk = main(page).getByRole('article', { name: '출금은 얼마나 걸리나요?' })
    await expect(talk.getByRole('heading', { level: 3 })).toContainText([
      word('inquiries.text.question'),
      word('inquiries.text.answer'),
    ])
    await expectAccessible(page)
    await main(page)
      .getByRole('button', { name: word('inquiries.form.title'), exact: true })
      .click()
    await expect(talk).toHaveCount(0)
    await expect(main(page).getByLabel(word('inquiries.form.subject'))).toHaveValue('계좌 변경')
  })
  await test.step('a notice', async () => {
    await open(page, '/notice')
    const pane = main(page).getByRole('article')
    await expect(pane).toHaveAccessibleName('정기 점검 안내')
    await main(page).getByRole('listitem').getByRole('button', { name: '새로운 슬롯 공개' }).click()
    await expect(pane).toContainText('달빛 플레이와 도깨비 공방의 새 슬롯이 열렸습니다.')
    await expect(pane.getByRole('heading', { level: 2 })).toBeFocused()
    await expectAccessible(page)
    await page.reload()
    await expect(pane).toHaveAccessibleName('새로운 슬롯 공개')
    const neighbours = pane.getByRole('navigation', { name: word('items.neighbours.label') })
    await neighbours.getByRole('button', { name: word('items.neighbours.older') }).click()
    await expect(pane).toHaveAccessibleName('출금 처리 시간 안내')
    await expect(pane.getByRole('heading', { level: 2 })).toBeFocused()
    await page.goto('/notice?id=gone')
    await expect(main(page)).toContainText(word('notices.gone.title'))
    await expect(pane).toHaveCount(0)
  })
})
