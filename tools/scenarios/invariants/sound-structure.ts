import { eachPage } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const soundStructure: Invariant = {
  name: 'a page has a language, a title, one main part and one main heading, and no reference to nothing',
  reason: 'Screen readers and tests find another element, or none.',
  remedy: 'Draw ids with `useId`, and refer only to what is on the page.',
  watch: eachPage((page) => [
    ...(page.language === '' ? ['no language'] : []),
    ...(page.title.trim() === '' ? ['no title'] : []),
    ...(page.mains > 1 ? [`${page.mains} main parts`] : []),
    ...(page.mainHeadings > 1 ? [`${page.mainHeadings} main headings`] : []),
    ...page.repeatedIds.map((id) => `the id ${id} twice`),
    ...page.dangling,
  ]),
}
