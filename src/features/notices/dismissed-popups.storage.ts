import { siteDay } from '../../lib/site-time.ts'
import type { ItemId } from '../../http/parse-response.ts'
import { isRecord, parseJson } from '../../lib/json.ts'
import { localStore, tabStore } from '../../platform/storage.ts'

const KEY = 'maru:popups-hidden'
const CLOSED_KEY = 'maru:popups-closed'

type Dismissals = Readonly<Record<string, string>>

export const readHidden = (text: string | null): Dismissals => {
  const value = parseJson(text)
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string'
    }),
  )
}

/** The pop-ups not hidden today. */
export const withoutHidden = <Popup extends { readonly id: ItemId }>(
  popups: readonly Popup[],
  hidden: Dismissals,
  day: string,
): readonly Popup[] => popups.filter(({ id }) => hidden[String(id)] !== day)

/** The entries to store to hide a pop-up for that day; other days are dropped. */
export const withHidden = (hidden: Dismissals, id: ItemId, day: string): Dismissals => ({
  ...Object.fromEntries(Object.entries(hidden).filter(([, on]) => on === day)),
  [String(id)]: day,
})

const readStored = (): Dismissals => readHidden(localStore.get(KEY))

const closedIds = (): readonly string[] => {
  const value = parseJson(tabStore.get(CLOSED_KEY))
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}

/** The pop-ups not hidden today and not closed in this tab. Never throws. */
export const stillShown = <Popup extends { readonly id: ItemId }>(
  popups: readonly Popup[],
): readonly Popup[] => {
  const closed = closedIds()
  return withoutHidden(popups, readStored(), siteDay(Date.now())).filter(
    ({ id }) => !closed.includes(String(id)),
  )
}

/** Hides a pop-up until the tab is closed. Never throws. */
export const closeForVisit = (id: ItemId): void =>
  tabStore.set(CLOSED_KEY, JSON.stringify([...closedIds(), String(id)]))

/** Hides a pop-up in this browser for the rest of the day. Never throws. */
export const hideForToday = (id: ItemId): void =>
  localStore.set(KEY, JSON.stringify(withHidden(readStored(), id, siteDay(Date.now()))))
