import type { Locator, Page } from '@playwright/test'
import { word } from './words.ts'

/** The member's total: in the header, or in the account panel where that is beside the page. */
export const total = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: word('shell.balance.label') })
    .or(
      page
        .getByRole('complementary', { name: word('shell.drawer.account') })
        .getByRole('definition')
        .first(),
    )
