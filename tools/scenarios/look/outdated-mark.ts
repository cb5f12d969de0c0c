import { locales } from '#site/i18n/locales.ts'
import type { Locale } from '#site/i18n/locales.ts'
import { textsIn } from './texts.ts'
import type { PageFacts } from './page-facts.ts'

const outdatedPatterns = (Object.keys(locales) as Locale[]).flatMap((locale) =>
  (['balance.old.label', 'balance.oldUnknown.label'] as const).map((id) =>
    textsIn(locale)
      .pattern(id)
      .source.replaceAll(/^\^|\$$/g, ''),
  ),
)
const outdatedPattern = new RegExp(outdatedPatterns.join('|'))

/** Whether the sums of a page are marked as outdated, or the page shows none. */
export const isMarkedOutdated = ({ text, marks: names, sums }: PageFacts): boolean =>
  sums.length === 0 ||
  outdatedPattern.test(text) ||
  names.some((name) => outdatedPattern.test(name))
