import type { SeenCall } from '../core/calls.ts'
import { isMember } from './invariant.model.ts'
import type { Invariant, SeenTab } from './invariant.model.ts'

/** Only these decide which listeners a page may have. */
const situationOf = (tab: SeenTab): string => `${tab.path} ${isMember(tab) ? 'member' : 'guest'}`

const isAtRest = ({ isFrozen, page }: SeenTab): boolean =>
  !isFrozen && page !== null && page.dialogs.length === 0 && page.busyCount === 0

const isDeed = ({ operation }: SeenCall): boolean =>
  !/^(?:get|session$|userHealthCheck$|reportVitals$)/.test(operation)

export const letsGo: Invariant = {
  name: 'a page that is left keeps no listener and no interval',
  reason: 'Each visit makes the page slower, and old screens react to new events.',
  remedy: 'Return a function from the effect that lets go, or pass `signal`.',
  watch: () => {
    type Held = ReadonlyMap<string, number>
    type Visits = { last: string; readonly held: Map<string, Held[]>; readonly page: unknown }
    const visits = new Map<number, Visits>()
    let deeds = ''
    return ({ tabs, calls, localStorage }) => {
      // A player's action may change the page's content and so its listeners.
      const now = JSON.stringify([calls.filter(isDeed).length, localStorage])
      if (now !== deeds) visits.clear()
      deeds = now
      return tabs.flatMap((tab) => {
        const { holdings } = tab
        if (holdings === null || !isAtRest(tab)) return []
        const earlier = visits.get(tab.number)
        const own: Visits =
          earlier?.page === holdings ? earlier : { last: '', held: new Map(), page: holdings }
        visits.set(tab.number, own)
        const situation = situationOf(tab)
        if (own.last === situation) return []
        own.last = situation
        const before = own.held.get(situation) ?? []
        own.held.set(situation, [...before, new Map(holdings)])
        const [one, other] = before.slice(-2)
        if (one === undefined || other === undefined) return []
        // Listeners for a page's whole life grow at the second visit only; a leak grows at each.
        return [...holdings].flatMap(([name, count]) => {
          const counts = [one.get(name) ?? 0, other.get(name) ?? 0, count]
          const grows = counts.every((each, at) => at === 0 || each > (counts[at - 1] ?? 0))
          return grows ? [`${name}: ${counts.join(', then ')}`] : []
        })
      })
    }
  },
}
