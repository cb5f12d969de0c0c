import { fromCallback } from 'xstate'
import { opensInTab } from '../../platform/device.ts'
import { GAME_WINDOW_FEATURES } from '../../platform/windows.ts'
import type { WindowPorts } from '../../platform/windows.ts'
import type { KeeperEvent } from './game-open.model.ts'

/**
 * Owns a game's window for one attempt. Started within a press, it reserves a window of its own,
 * or a tab where those are better (R-GAME-03), because a browser opens none after an `await`. On an
 * address, which must be checked already, it opens that in the window, without an opener. Stopped
 * before that, it closes the window.
 */
export const gameWindowKeeper = ({ device, open, prepare }: WindowPorts) =>
  fromCallback<KeeperEvent>(({ sendBack, receive }) => {
    const asTab = opensInTab(device)
    const reserve = () => open(asTab ? undefined : GAME_WINDOW_FEATURES)
    let reserved = reserve()
    let isOpened = false
    if (reserved === null) sendBack({ type: 'window.blocked' })
    else {
      prepare(reserved)
      sendBack({ type: 'window.reserved', place: asTab ? 'tab' : 'window' })
    }
    receive(({ url }) => {
      if (reserved === null || reserved.closed) reserved = reserve()
      if (reserved === null) {
        sendBack({ type: 'window.blocked' })
        return
      }
      reserved.opener = null
      reserved.location.replace(url)
      isOpened = true
      sendBack({ type: 'window.opened' })
    })
    return () => {
      if (!isOpened) reserved?.close()
    }
  })
