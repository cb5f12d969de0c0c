import { readProperty } from '../../lib/json.ts'
import type { TabChannel } from '../../platform/tab-channel.ts'
import type { TabEvent } from './session.events.ts'

const types: readonly unknown[] = [
  'session.startedElsewhere',
  'session.endedElsewhere',
  'health.received',
  'health.missed',
  'health.asked',
] satisfies readonly TabEvent['type'][]

const isTabEvent = (data: unknown): data is TabEvent => types.includes(readProperty(data, 'type'))

/** Connects this tab with the others of the site; returns the way to send them an event. */
export const connectTabs = (
  channel: TabChannel | null,
  receive: (event: TabEvent) => void,
): ((event: TabEvent) => void) => {
  channel?.addEventListener('message', ({ data }) => {
    if (isTabEvent(data)) receive(data)
  })
  return (event) => channel?.postMessage(event)
}
