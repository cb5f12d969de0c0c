import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { faintTexts } from './layout/contrast.ts'

/** Resolves when what moves has come to rest. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))

const analyse = async (page: Page, resultTypes: ('violations' | 'incomplete')[]) => {
  await atRest(page)
  return (
    new AxeBuilder({ page })
      // Otherwise each analysis opens a page of its own, for frames, of which the site has none.
      .setLegacyMode()
      // Of what is sound, which is most of the work, one example for each rule.
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

/** Fails with each rule that the page breaks and where, once what moves has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await analyse(page, ['violations'])
  expect(inWords(violations), `axe finds nothing on ${page.url()}`).toEqual([])
}

/**
 * What axe finds on a page that is within the window as a whole. Contrasts that it leaves undecided are
 * measured; `measured` says how many these were.
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
