import { expect } from '@playwright/test'
import { plainStates } from '../../panel/states/screen-states.ts'
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
  // Each frame loads a thousand files; the stories above open a state by itself.
  await page.route(/\/\/(?!content\.)[\w-]+\.member\.ko\.states\.localhost/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A state</title>' }),
  )
  await page.goto('/__states?shown=/deposit')
  const frame = (name: RegExp) => page.frameLocator(`iframe[title="${name.source}"]`)
  await expect(frame(/content/).getByRole('heading', { level: 1 })).toBeVisible({
    timeout: FIRST_LOAD_MS,
  })
  const titles = await page
    .locator('iframe')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title')))
  expect(titles).toEqual([...plainStates, expect.stringMatching(/^refusal \w+\.\w+$/)])
  await page.getByRole('link', { name: 'Fields' }).click()
  await expect(
    frame(/Fields/)
      .getByRole('textbox', { name: 'Amount' })
      .first(),
  ).toBeVisible({
    timeout: FIRST_LOAD_MS,
  })
})
