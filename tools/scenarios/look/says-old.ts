import { locales } from '#site/i18n/locales.ts'
import type { Locale } from '#site/i18n/locales.ts'
import { textsIn } from './texts.ts'
import type { PageFacts } from './page-facts.ts'

const marks = (Object.keys(locales) as Locale[]).flatMap((locale) =>
  (['balance.old.label', 'balance.oldUnknown.label'] as const).map((id) =>
    textsIn(locale)
      .pattern(id)
      .source.replaceAll(/^\^|\$$/g, ''),
  ),
)
const mark = new RegExp(marks.join('|'))

/** Whether the sums of a page are marked as outdated, or the page shows none. */
export const saysOld = ({ text, marks: names, sums }: PageFacts): boolean =>
  sums.length === 0 || mark.test(text) || names.some((name) => mark.test(name))
