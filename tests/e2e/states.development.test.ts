import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { stateNames } from '../../mocks/browser/screen-states.ts'
import type { ShownState } from '../../mocks/browser/screen-states.ts'
import { addressOfScreen, addressOfState } from '../../panel/states/screen-address.ts'
import { manifests } from '../../src/generated/screens/manifests.ts'
import { FIRST_LOAD_MS, test } from '../support/dev-story.ts'
import { misfits } from '../support/layout/clipped-text.ts'
import { matrixUnless } from '../support/story.ts'

test.setTimeout(300_000)

type Manifest = (typeof manifests)[number]

/** The error page and the page for unknown addresses make no calls. */
const shownScreens = manifests.filter(({ path }) => path !== '*' && path !== '/admin/error')

/** Answers of the failure state, which the browser reports. */
const reported = /Failed to load resource|answered 50[34]/

const busy = (page: Page) => page.getByRole('main').locator('[aria-busy="true"]')

/** Screens whose own content needs no answer of the backend. */
const withoutAnswers: readonly string[] = ['/devices', '/game', '/search']

/** What each state must look like besides fitting into the window. */
const looks: Record<string, (page: Page) => Promise<void>> = {
  loading: async (page) => {
    await expect(busy(page).first()).toBeVisible()
  },
  failure: async (page) => {
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  },
}

/** Opens a screen in a state as in a frame of `/__states`: it renders, fits, and reports no error. */
function testState(
  { path, access, ...rest }: Manifest,
  name: ShownState['name'],
  language: string,
  isSample: boolean,
) {
  test(
    `${path} in the state ${name} (${language}) shows its heading and nothing is cut`,
    matrixUnless(isSample),
    async ({ page, baseURL, troubles }) => {
      if (name === 'failure') troubles.expect(reported)
      await page.setViewportSize({ width: 390, height: 844 })
      const state = { name, role: access, language } as const
      await page.goto(
        addressOfState(
          baseURL ?? '',
          state,
          addressOfScreen({ path, access, ...rest } as Manifest),
        ),
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: FIRST_LOAD_MS })
      // A guest's pages are whole without an answer.
      if (access === 'member' && !withoutAnswers.includes(path)) await looks[name]?.(page)
      expect(await misfits(page)).toEqual([])
    },
  )
}

for (const screen of shownScreens) {
  for (const name of stateNames)
    testState(screen, name, 'pseudo', screen.path === '/deposit' && name === 'failure')
  if (screen.path === '/note') testState(screen, 'empty', 'ko', true)
}

test('a developer sees a screen in its states beside each other, and the components', async ({
  page,
  troubles,
}) => {
  troubles.expect(reported)
  // Each frame loads a thousand files; the stories above open a state by itself.
  await page.route(/\/\/(?!content\.)[\w-]+\.member\.ko\.states\.localhost/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A state</title>' }),
  )
  await page.goto('/__states?shown=/deposit&state=all')
  const frame = (name: string) => page.frameLocator(`iframe[title="${name}"]`)
  await expect(frame('content').getByRole('heading', { level: 1 })).toBeVisible({
    timeout: FIRST_LOAD_MS,
  })
  const titles = await page
    .locator('iframe')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title')))
  expect(titles).toEqual(stateNames)
  await page.getByRole('button', { name: 'components' }).click()
  await expect(frame('components').getByRole('textbox', { name: 'Amount' }).first()).toBeVisible({
    timeout: FIRST_LOAD_MS,
  })
})
