import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { addressOfScreen } from '../../panel/states/screen-address.ts'
import { addressOfState } from '../../panel/states/screen-states.ts'
import type { ShownState } from '../../mocks/browser/shown-state.ts'
import { manifests } from '../../src/generated/screens/manifests.ts'
import { FIRST_LOAD_MS, test } from './dev-story.ts'
import { misfits } from './layout/clipped-text.ts'

type Manifest = (typeof manifests)[number]

/** The error page and the page for unknown addresses make no calls. */
export const shownScreens = manifests.filter(({ path }) => path !== '*' && path !== '/admin/error')

/** Answers of the failure state, which the browser reports. */
export const reported = /Failed to load resource|answered 50[34]/

const busy = (page: Page) => page.getByRole('main').locator('[aria-busy="true"]')

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
export function testState(
  { path, access, ...rest }: Manifest,
  name: ShownState['name'],
  language: string,
) {
  test(`${path} in the state ${name} (${language}) shows its heading and nothing is cut`, async ({
    page,
    baseURL,
    troubles,
  }) => {
    if (name === 'failure') troubles.expect(reported)
    await page.setViewportSize({ width: 390, height: 844 })
    const state = { name, role: access, language } as const
    await page.goto(
      addressOfState(baseURL ?? '', state, addressOfScreen({ path, access, ...rest } as Manifest)),
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: FIRST_LOAD_MS })
    // A guest's pages are whole without an answer.
    if (access === 'member') await looks[name]?.(page)
    expect(await misfits(page)).toEqual([])
  })
}
