import type { Locator, Page } from '@playwright/test'
import { openSite } from './dev-story.ts'
import { expect } from './story.ts'

export const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'QA panel' })

export async function openPanel(page: Page, address = '/'): Promise<Locator> {
  await openSite(page, address)
  await page.keyboard.press('F2')
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: 'QA panel' })).toBeFocused()
  return panel
}

export const goTo = (panel: Locator, part: string) =>
  panel.getByRole('navigation').getByRole('button', { name: part }).click()

export async function perform(
  panel: Locator,
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<Locator> {
  const command = panel
    .locator('details')
    .filter({ has: panel.page().locator('summary').getByText(name, { exact: true }) })
  await command.locator('summary').click()
  for (const [field, value] of Object.entries(fields)) {
    const control = command.getByLabel(field)
    const isChoice = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isChoice ? control.selectOption(value) : control.fill(value))
  }
  await command.getByRole('button', { name: /^Perform/ }).click()
  return command.getByRole('status')
}
