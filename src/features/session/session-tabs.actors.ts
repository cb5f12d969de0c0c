import { readProperty } from '../../lib/json.ts'
import type { TabChannel } from '../../platform/tab-channel.ts'
import type { TabEvent } from './session.setup.ts'

const types: Record<TabEvent['type'], true> = {
  'session.startedElsewhere': true,
  'session.endedElsewhere': true,
  'health.received': true,
  'health.missed': true,
  'health.asked': true,
}

const isTabEvent = (data: unknown): data is TabEvent =>
  readProperty(types, String(readProperty(data, 'type'))) === true

/** Calls `receive` with each event from another tab; ignores other messages. */
export const receiveFromTabs = (
  channel: TabChannel | null,
  receive: (event: TabEvent) => void,
): void =>
  channel?.addEventListener('message', ({ data }) => {
    if (isTabEvent(data)) receive(data)
  })
