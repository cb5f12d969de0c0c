import { freePort } from '../../scripts/ports.ts'
import { everythingAnswered } from '../support/calls.ts'
import { expect, test as story } from '../support/story.ts'
import { becomeMember, demo, desk, hidePopup, signOutButton, still } from '../support/visitor.ts'

const test = story.extend<{ adminUrl: string }>({
  adminUrl: async ({}, use) => {
    await use(`http://localhost:${await freePort()}`)
  },
  proxyEnv: async ({ adminUrl }, use) => {
    await use({ VITALS_PERCENT: '100', ADMIN_PORT: new URL(adminUrl).port })
  },
})

test.use({ viewport: desk, contextOptions: still })

test('a page’s vitals are in the operators’ metrics after the member leaves, without the member', async ({
  page,
  baseURL,
  adminUrl,
}) => {
  await becomeMember(page, baseURL!, demo)
  const measuring = page.waitForResponse(/\/assets\/measure-vitals-/)
  await page.goto('/')
  await measuring
  await everythingAnswered(page)
  await hidePopup(page)
  await expect(signOutButton(page)).toBeVisible()
  await page.goto('/register')
  const countVitals = async () => {
    const text = await (await fetch(`${adminUrl}/metrics`)).text()
    return text.split('\n').filter((line) => /^web_vitals_\w+_count\{/.test(line))
  }
  await expect
    .poll(countVitals)
    .toEqual([
      'web_vitals_seconds_count{metric="TTFB",page="/"} 1',
      'web_vitals_seconds_count{metric="FCP",page="/"} 1',
      'web_vitals_seconds_count{metric="LCP",page="/"} 1',
      'web_vitals_seconds_count{metric="INP",page="/"} 1',
      'web_vitals_layout_shift_count{page="/"} 1',
    ])
})
