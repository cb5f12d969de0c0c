import type { Locator, Page } from '@playwright/test'
import { everythingAnswered } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import type { Troubles } from '../support/story.ts'
import { becomeMember, demo, desk, phone, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

const RUN = "window.hasRun='yes'"

/** Each would run, navigate or cover the page if rendered unchanged. */
const attacks = [
  `<img src="/nothing-here.png" onerror="${RUN}">`,
  `<script>${RUN}</script>`,
  `<svg onload="${RUN}"><style>body{display:none}</style><script>${RUN}</script></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `</mglyph></table></mtext></math>`,
  `<style>main{display:none}</style>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object><embed src="javascript:${RUN}">`,
  `<form action="https://elsewhere.example"><input name="pw"><button formaction="javascript:${RUN}">`,
  `</button></form><base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=/">`,
  `<details open ontoggle="${RUN}">`,
  `</details>`,
  `<p id="root" class="x" style="position:fixed;inset:0" onmouseover="${RUN}" data-x="1">문단</p>`,
  `<a href="javascript:${RUN}">하나</a>`,
  `<a href=" &#x6A;ava&Tab;script:${RUN}">둘</a>`,
  `<a href="data:text/html,<script>opener.${RUN}</script>">셋</a>`,
  `<a href="//elsewhere.example">넷</a>`,
  `<a href="https://rules.example/a?b=1" target="_self" rel="opener" onclick="${RUN}">규칙</a>`,
].join('')

const allowed =
  '<h3>점검</h3><p>오늘 <strong>05:00</strong>부터<br><em>한 시간</em> <u>쉬어요</u>.</p><ul><li>카지노</li></ul>' +
  '<ol><li>슬롯</li></ol><table><tbody><tr><td colspan="2">표</td></tr></tbody></table>'

const LINK =
  '<a href="https://rules.example/a?b=1" target="_blank" rel="noopener noreferrer nofollow">규칙</a>'

/** Parsing a text in an inert document still reports violations of the page's policy. */
const expectReports = (troubles: Troubles): void =>
  troubles.expect(/^console\.error: .* violates the following Content Security Policy directive/)

/** Sorts attributes, which have no order in HTML. */
const inOrder = (html: string): string =>
  html.replaceAll(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_all, tag: string, text: string) => {
    const attributes = [...text.matchAll(/ [\w-]+="[^"]*"/g)].map(([one]) => one)
    return `<${tag}${attributes.toSorted().join('')}>`
  })

async function expectHarmless(page: Page, text: Locator): Promise<void> {
  const html = () => text.evaluate((element) => element.innerHTML)
  await expect(text.getByText('표')).toBeVisible()
  const [shown = '', rest = ''] = (await html()).split('</table>')
  expect(`${shown}</table>`).toBe(allowed)
  expect(inOrder(rest)).toContain(inOrder(LINK))
  const others = rest.replaceAll(/<a (?=[^>]*rules\.example)[^>]*>/g, '<a>')
  expect(
    [...new Set([...others.matchAll(/<(\w+)[^>]*>/g)].map(([tag]) => tag))].toSorted(),
  ).toEqual(others.includes('<table>') ? ['<a>', '<p>', '<table>'] : ['<a>', '<p>'])
  for (const link of await text.locator('a').all()) await link.hover()
  await text.getByText('하나').click()
  await text.getByText('둘').click()
  await text.getByText('문단').hover()
  expect(page.context().pages()).toEqual([page])
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hasRun'))).toBe(undefined)
}

const createdAt = '2026-11-20T01:00:00Z'
const content = `${allowed}${attacks}`

test('R-COMM-01 a notice in HTML shows what may be shown, and nothing of it runs; so does a message', async ({
  page,
  baseURL,
  backend,
  troubles,
}) => {
  expectReports(troubles)
  backend.answerWith('notices', {
    status: 'success',
    list: [{ id: 1, title: '<b>점검</b>', content, createdAt }],
  })
  const note = { id: 1, title: '점검', createdAt, readAt: createdAt }
  backend.answerWith('getNote', { status: 'success', list: [note] })
  backend.answerWith('readNote', { status: 'success', note: { ...note, content } })
  await becomeMember(page, baseURL ?? '', demo)
  const main = page.getByRole('main')
  await test.step('a notice', async () => {
    await page.setViewportSize(phone)
    await page.goto('/notice?id=1')
    const notice = main.locator('details')
    await expect(notice.locator('summary')).toContainText('<b>점검</b>')
    await expectHarmless(page, notice.locator('> div > div > div'))
  })
  await test.step('a notice beside the list', async () => {
    await page.setViewportSize(desk)
    await page.goto('/notice?id=1')
    await expectHarmless(page, main.getByRole('article').locator('div:has(> h3)').last())
  })
  await test.step('a message', async () => {
    await page.goto('/note')
    await main.getByRole('button', { name: '점검' }).click()
    const pane = main.getByRole('article', { name: '점검' })
    await expectHarmless(page, pane.locator('div:has(> h3)').last())
  })
})

test('R-COMM-01 a pop-up and an advertisement in HTML show what may be shown, nothing of it runs, and the advertisement leads to its place', async ({
  page,
  backend,
  troubles,
}) => {
  expectReports(troubles)
  backend.answerWith('noticePopup', {
    status: 'success',
    list: [{ id: 1, title: '<b>점검</b>', content }],
  })
  backend.answerWith('advertisement', {
    status: 'success',
    list: [{ id: 1, title: '이벤트', content, place: '/register' }],
  })
  await page.goto('/')
  await test.step('the pop-up', async () => {
    const popup = page.getByRole('region', { name: '<b>점검</b>' })
    await popup.getByText('<b>점검</b>').click()
    await expectHarmless(page, popup.locator('div:has(> h3)').last())
    await popup.getByRole('button', { name: word('dialog.button.close') }).click()
    await expect(popup).toBeHidden()
  })
  await test.step('the advertisement', async () => {
    const tiles = page.getByRole('region', { name: word('home.advertisements.label') })
    await expectHarmless(page, tiles.locator('div:has(> h3)').last())
    await tiles.getByRole('link', { name: '이벤트', exact: true }).click()
    await expect(page).toHaveURL('/register')
  })
})

test('R-COMM-01 of texts without HTML, a guest loads nothing that sorts it out', async ({
  page,
  backend,
}) => {
  const list = [{ id: 1, title: '점검', content: '오늘 5시\n한 시간', place: '/casino' }]
  backend.answerWith('noticePopup', { status: 'success', list })
  backend.answerWith('advertisement', { status: 'success', list })
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/')
  const popup = page.getByRole('region', { name: '점검' })
  await popup.getByText('점검').click()
  await expect(popup).toContainText('한 시간')
  await expect(page.getByRole('main').getByRole('link', { name: '점검' })).toBeVisible()
  await everythingAnswered(page)
  expect(files.filter((file) => file.includes('markup'))).toEqual([])
})

test('R-COMM-01 a plain text keeps its line breaks and characters, and is marked with its language', async ({
  page,
  baseURL,
  backend,
}) => {
  const texts = ['Closed at 5 < 6\nEnter <amount>', '1 & 2', '점검', 'Đóng cửa', '<p>閉店</p>']
  backend.answerWith('notices', {
    status: 'success',
    list: texts.map((text, id) => ({ id, title: `${id}`, content: text, createdAt })),
  })
  await page.setViewportSize(phone)
  await becomeMember(page, baseURL ?? '', demo)
  await page.goto('/notice')
  const notices = page.getByRole('main').locator('details')
  await expect(notices).toHaveCount(texts.length)
  for (const summary of await notices.locator('summary').all()) await summary.click()
  const contents = notices.locator('> div > div')
  await expect(contents).toHaveText([...texts.slice(0, -1), '閉店'])
  expect(await contents.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual([
    'en',
    null,
    null,
    'vi',
    'zh',
  ])
})

const thirty = Array.from({ length: 30 }, (_, at) => ({
  id: at,
  title: `공지 ${at}`,
  content: `내용 ${at}`,
  createdAt,
}))
const summary = (page: Page, at: number) => page.getByRole('main').locator('summary').nth(at)
const isOpen = (page: Page) =>
  page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => all.flatMap((one, at) => (one.hasAttribute('open') ? [at] : [])))

test('R-COMM-01 a notice has an address of its own, which opens it, shows it, and leads the screen reader to it', async ({
  page,
  baseURL,
  backend,
}) => {
  backend.answerWith('notices', { status: 'success', list: thirty })
  await page.setViewportSize(phone)
  await becomeMember(page, baseURL ?? '', demo)
  await test.step('the address of a notice', async () => {
    await page.goto('/notice?id=25')
    await expect(page.getByRole('paragraph').getByText('내용 25')).toBeInViewport()
    await expect(summary(page, 25)).toBeFocused()
    await expect(summary(page, 25)).toBeInViewport()
    expect(await isOpen(page)).toEqual([25])
    await expect(page).toHaveURL('/notice?id=25')
  })
  await test.step('the address of a missing notice says so, until another one is opened', async () => {
    await page.goto('/notice?id=gone')
    const gone = page.getByText(word('notices.gone.title'))
    await expect(gone).toBeVisible()
    expect(await isOpen(page)).toEqual([])
    await summary(page, 0).click()
    await expect(gone).toHaveCount(0)
  })
  await test.step('it has it once it is opened, and loses it when it is closed; Back leaves the notices', async () => {
    await page.goto('/casino')
    await everythingAnswered(page)
    await page.goto('/notice')
    await summary(page, 3).click()
    await expect(page).toHaveURL('/notice?id=3')
    await summary(page, 1).click()
    await expect(page).toHaveURL('/notice?id=1')
    expect(await isOpen(page)).toEqual([1, 3])
    await summary(page, 1).click()
    await expect(page).toHaveURL('/notice')
    await summary(page, 2).click()
    await expect(page).toHaveURL('/notice?id=2')
    await page.goBack()
    await expect(page).toHaveURL('/casino')
    await page.goForward()
    await expect(page).toHaveURL('/notice?id=2')
    await expect(page.getByRole('paragraph').getByText('내용 2', { exact: true })).toBeVisible()
    expect(await isOpen(page)).toEqual([2])
  })
})
