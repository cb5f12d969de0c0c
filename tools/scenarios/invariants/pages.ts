import type { ObservedCall } from '../words/calls.ts'
import { eachPage, eachTab, isMember } from './invariant.model.ts'
import type { Invariant, TabSnapshot } from './invariant.model.ts'

export const namedActions: Invariant = {
  name: 'every action has a name',
  reason: 'A screen reader says "button", and nobody knows what it does.',
  remedy: 'Give it a text, a label or `aria-label`.',
  watch: eachPage(({ unnamedActions }) => unnamedActions),
}

export const soundStructure: Invariant = {
  name: 'a page has a language, a title, one main part and one main heading, and no reference to nothing',
  reason: 'Screen readers and tests find another element, or none.',
  remedy: 'Draw ids with `useId`, and refer only to what is on the page.',
  watch: eachPage((page) => [
    ...(page.language === '' ? ['no language'] : []),
    ...(page.title.trim() === '' ? ['no title'] : []),
    ...(page.mainCount > 1 ? [`${page.mainCount} main parts`] : []),
    ...(page.mainHeadingCount > 1 ? [`${page.mainHeadingCount} main headings`] : []),
    ...page.repeatedIds.map((id) => `the id ${id} twice`),
    ...page.danglingReferences,
  ]),
}

const UNREADABLE_TEXT =
  /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]|\{\w+(?:, \w+)?\}|\bmsg\d{4}\b/

export const readableTexts: Invariant = {
  name: 'no text is for programs',
  reason: 'A player reads undefined, NaN, a placeholder or the id of a message.',
  remedy: 'Give the message its values, and format what is shown.',
  watch: eachPage(({ text }) => {
    const match = UNREADABLE_TEXT.exec(text)
    if (match === null) return []
    return [`"${text.slice(Math.max(0, match.index - 30), match.index + 40)}"`]
  }),
}

/** Scenarios lose code on purpose, and React repeats the browser's error. */
const LOST_CODE = /Failed to fetch dynamically imported module/

export const noConsoleErrors: Invariant = {
  name: 'the page writes no error to the console',
  reason: 'React, or the site, says there that something is wrong.',
  remedy: 'Mend what it says. A failure that a player reads is no error.',
  watch: eachTab(({ errors }) => errors.filter((text) => !LOST_CODE.test(text))),
}

/** Path and role decide which listeners a page may have. */
const describeSituation = (tab: TabSnapshot): string =>
  `${tab.path} ${isMember(tab) ? 'member' : 'guest'}`

const isAtRest = ({ isFrozen, page }: TabSnapshot): boolean =>
  !isFrozen && page !== null && page.dialogs.length === 0 && page.busyCount === 0

const isAction = ({ operation }: ObservedCall): boolean =>
  !/^(?:get|session$|userHealthCheck$|reportVitals$)/.test(operation)

export const releasesResources: Invariant = {
  name: 'a page that is left keeps no listener and no interval',
  reason: 'Each visit makes the page slower, and old screens react to new events.',
  remedy: 'Return a function from the effect that lets go, or pass `signal`.',
  watch: () => {
    type ResourceCounts = ReadonlyMap<string, number>
    type Visits = {
      last: string
      readonly countsBySituation: Map<string, ResourceCounts[]>
      readonly page: unknown
    }
    const visits = new Map<number, Visits>()
    let actions = ''
    return ({ tabs, calls, localStorage }) => {
      // A player's action may change the page's content and so its listeners.
      const currentActions = JSON.stringify([calls.filter(isAction).length, localStorage])
      if (currentActions !== actions) visits.clear()
      actions = currentActions
      return tabs.flatMap((tab) => {
        const { unreleased } = tab
        if (unreleased === null || !isAtRest(tab)) return []
        const lastVisits = visits.get(tab.number)
        const tabVisits: Visits =
          lastVisits?.page === unreleased
            ? lastVisits
            : { last: '', countsBySituation: new Map(), page: unreleased }
        visits.set(tab.number, tabVisits)
        const situation = describeSituation(tab)
        if (tabVisits.last === situation) return []
        tabVisits.last = situation
        const earlierCounts = tabVisits.countsBySituation.get(situation) ?? []
        tabVisits.countsBySituation.set(situation, [...earlierCounts, new Map(unreleased)])
        const [secondLast, last] = earlierCounts.slice(-2)
        if (secondLast === undefined || last === undefined) return []
        // Listeners for a page's whole life grow at the second visit only; a leak grows at each.
        return [...unreleased].flatMap(([name, count]) => {
          const counts = [secondLast.get(name) ?? 0, last.get(name) ?? 0, count]
          const isGrowing = counts.every(
            (value, index) => index === 0 || value > (counts[index - 1] ?? 0),
          )
          return isGrowing ? [`${name}: ${counts.join(', then ')}`] : []
        })
      })
    }
  },
}
