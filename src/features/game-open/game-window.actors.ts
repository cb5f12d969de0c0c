import { fromCallback } from 'xstate'
import { opensInTab } from '../../platform/device.ts'
import { GAME_WINDOW_FEATURES } from '../../platform/windows.ts'
import { nextMessage } from '../../platform/next-message.ts'
import type { OwnedWindow, WindowPorts } from '../../platform/windows.ts'
import { readProperty } from '../../lib/json.ts'
import type { KeeperEvent } from './game-open.model.ts'

/** Polling interval in milliseconds, because no event reports a closed window. */
const POLL_INTERVAL_MS = 250

/**
 * Owns a game's window for one attempt. Started within a press, it reserves a window, or a tab where that is better
 * (R-GAME-03), because browsers open none after an `await`. On a checked address it opens the game in that window
 * without an opener, or in a new one if none was reserved. If the player closes the window it sends `window.closed`.
 * Stopping it before the game is loaded closes the window.
 */
export const gameWindowKeeper = ({ device, open, prepare }: WindowPorts) =>
  fromCallback<KeeperEvent>(({ sendBack, receive }) => {
    const asTab = opensInTab(device)
    // Blockers return nothing, a closed window or another object, or throw.
    const reserve = () => {
      try {
        const gameWindow = open(asTab ? undefined : GAME_WINDOW_FEATURES) ?? null
        const isUsable =
          gameWindow?.closed === false && readProperty(gameWindow, 'location') !== undefined
        return isUsable ? gameWindow : null
      } catch {
        return null
      }
    }
    let reservedWindow = reserve()
    let isOpened = false
    const reportIfClosed = () => {
      if (reservedWindow?.closed === true) sendBack({ type: 'window.closed' })
    }
    // Laying out another document takes too long within the press.
    const prepareLater = async (gameWindow: OwnedWindow) => {
      await nextMessage()
      if (!isOpened && !gameWindow.closed) prepare(gameWindow)
    }
    const pollTimer = setInterval(reportIfClosed, POLL_INTERVAL_MS)
    if (reservedWindow === null) sendBack({ type: 'window.blocked' })
    else {
      // A failure is ignored, because the game opens without it.
      prepareLater(reservedWindow).catch(() => undefined)
      sendBack({ type: 'window.reserved', place: asTab ? 'tab' : 'window' })
    }
    receive(({ url }) => {
      if (reservedWindow?.closed === true) return reportIfClosed()
      reservedWindow ??= reserve()
      if (reservedWindow === null) {
        sendBack({ type: 'window.blocked' })
        return
      }
      reservedWindow.opener = null
      reservedWindow.location.replace(url)
      isOpened = true
      sendBack({ type: 'window.opened' })
    })
    return () => {
      clearInterval(pollTimer)
      if (!isOpened) reservedWindow?.close()
    }
  })
