import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Fails with each rule that the page breaks and where, once what moves has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))
  const { violations } = await new AxeBuilder({ page })
    // Otherwise each analysis opens a page of its own, for frames, of which the site has none.
    .setLegacyMode()
    // Of what is sound, which is most of the work, one example for each rule.
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }))
  expect(found, `axe finds nothing on ${page.url()}`).toEqual([])
}
