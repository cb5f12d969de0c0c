import { siteDay } from '../../lib/site-time.ts'
import type { ItemId } from '../../http/parse-response.ts'
import { isRecord, parseJson } from '../../lib/json.ts'
import { localStore, tabStore } from '../../platform/storage.ts'

const KEY = 'maru:popups-hidden'
const CLOSED_KEY = 'maru:popups-closed'

/** Id of a pop-up → the day on which it is hidden. */
const hiddenDays = (): Readonly<Record<string, unknown>> => {
  const value = parseJson(localStore.get(KEY))
  return isRecord(value) ? value : {}
}

const closedIds = (): readonly unknown[] => {
  const value = parseJson(tabStore.get(CLOSED_KEY))
  return Array.isArray(value) ? value : []
}

/** The pop-ups not hidden today and not closed in this tab. Never throws. */
export const stillShown = <Popup extends { readonly id: ItemId }>(
  popups: readonly Popup[],
): readonly Popup[] => {
  const [hidden, closed, today] = [hiddenDays(), closedIds(), siteDay(Date.now())]
  return popups.filter(({ id }) => hidden[id] !== today && !closed.includes(String(id)))
}

/** Hides a pop-up until the tab is closed. Never throws. */
export const closeForVisit = (id: ItemId): void =>
  tabStore.set(CLOSED_KEY, JSON.stringify([...closedIds(), String(id)]))

/** Hides a pop-up in this browser for the rest of the day, and forgets those of other days. Never throws. */
export const hideForToday = (id: ItemId): void => {
  const today = siteDay(Date.now())
  const hiddenToday = Object.entries(hiddenDays()).filter(([, day]) => day === today)
  localStore.set(KEY, JSON.stringify({ ...Object.fromEntries(hiddenToday), [id]: today }))
}
