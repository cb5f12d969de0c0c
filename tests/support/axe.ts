import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { faintTexts } from './layout/contrast.ts'

export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))

const analyse = async (page: Page, resultTypes: ('violations' | 'incomplete')[]) => {
  await atRest(page)
  return (
    new AxeBuilder({ page })
      // Otherwise each analysis opens another page for frames, which the site does not have.
      .setLegacyMode()
      // One example per passed rule; listing all would take most of the time.
      .options({ resultTypes })
      .analyze()
  )
}

type Findings = Awaited<ReturnType<typeof analyse>>

const inWords = (rules: Findings['violations']) =>
  rules.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await analyse(page, ['violations'])
  expect(inWords(violations), `axe finds nothing on ${page.url()}`).toEqual([])
}

/**
 * axe violations of a page that fits into the window. Contrasts that axe cannot decide are measured; `measured` is
 * their number.
 */
export async function accessibilityFaults(
  page: Page,
): Promise<{ readonly faults: readonly string[]; readonly measured: number }> {
  const { violations, incomplete } = await analyse(page, ['violations', 'incomplete'])
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  const faint = await faintTexts(page, undecided)
  return { faults: [...inWords(violations), ...faint], measured: undecided.length }
}
