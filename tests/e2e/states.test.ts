import { expect } from '@playwright/test'
import { FIRST_LOAD_MS, test } from '../support/dev-story.ts'
import { reported, shownScreens, testState } from '../support/state-stories.ts'

test.setTimeout(180_000)

const screenAt = (path: string) => shownScreens.filter((screen) => screen.path === path)

for (const screen of screenAt('/note')) testState(screen, 'empty', 'ko')
for (const screen of screenAt('/deposit')) testState(screen, 'failure', 'pseudo')

test('a developer sees a screen in its states beside each other, and the components', async ({
  page,
  troubles,
}) => {
  troubles.expect(reported)
  await page.goto('/__states?shown=/deposit')
  const frame = (name: RegExp) => page.frameLocator(`iframe[title="${name.source}"]`)
  await expect(frame(/content/).getByRole('heading', { level: 1 })).toBeVisible({
    timeout: FIRST_LOAD_MS,
  })
  await page.getByRole('link', { name: 'Fields' }).click()
  await expect(
    frame(/Fields/)
      .getByRole('textbox', { name: 'Amount' })
      .first(),
  ).toBeVisible({
    timeout: FIRST_LOAD_MS,
  })
})
