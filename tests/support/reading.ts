import type { Locator, Page } from '@playwright/test'

/** The open message or inquiry: beside its list, or in a dialog on narrow pages. */
export const reading = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').or(page.getByRole('dialog'))
