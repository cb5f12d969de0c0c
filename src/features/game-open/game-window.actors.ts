import { fromCallback } from 'xstate'
import { opensInTab } from '../../platform/device.ts'
import { GAME_WINDOW_FEATURES } from '../../platform/windows.ts'
import { nextMessage } from '../../platform/next-message.ts'
import type { OwnedWindow, WindowPorts } from '../../platform/windows.ts'
import { readProperty } from '../../lib/json.ts'
import type { KeeperEvent } from './game-open.model.ts'

/** Milliseconds between two looks at a window: no event says that it was closed. */
const LOOK_EVERY_MS = 250

/**
 * Owns a game's window for one attempt. Started within a press, it reserves a window of its own,
 * or a tab where those are better (R-GAME-03), because a browser opens none after an `await`. On an
 * address, which must be checked already, it opens that in the window, without an opener; where none
 * was reserved, in a new one. A window that the player closed stays closed: `window.closed`. Stopped
 * before the game is there, it closes the window.
 */
export const gameWindowKeeper = ({ device, open, prepare }: WindowPorts) =>
  fromCallback<KeeperEvent>(({ sendBack, receive }) => {
    const asTab = opensInTab(device)
    const reserve = () => {
      const opened = open(asTab ? undefined : GAME_WINDOW_FEATURES)
      // Some blockers give a window that was never there.
      return opened?.closed === true ? null : opened
    }
    let reserved = reserve()
    if (reserved !== null && readProperty(reserved, 'location') === undefined)
      throw new Error('The browser gave no real window.')
    let isOpened = false
    let isOver = false
    const look = () => {
      if (reserved?.closed === true) sendBack({ type: 'window.closed' })
    }
    // Another document to be laid out: not within the press.
    const prepareLater = async (opened: OwnedWindow) => {
      await nextMessage()
      if (!isOver && !isOpened && !opened.closed) prepare(opened)
    }
    const looks = setInterval(look, LOOK_EVERY_MS)
    if (reserved === null) sendBack({ type: 'window.blocked' })
    else {
      // Without it the game comes all the same.
      prepareLater(reserved).catch(() => undefined)
      sendBack({ type: 'window.reserved', place: asTab ? 'tab' : 'window' })
    }
    receive(({ url }) => {
      if (reserved?.closed === true) return look()
      reserved ??= reserve()
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
      isOver = true
      clearInterval(looks)
      if (!isOpened) reserved?.close()
    }
  })
