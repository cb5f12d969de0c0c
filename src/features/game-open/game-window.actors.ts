import { fromCallback } from 'xstate'
import { readProperty, readTextProperty } from '../../lib/json.ts'
import { GAME_WINDOW_FEATURES, opensInTab } from './game-window-device.ts'
import type { Device } from './game-window-device.ts'
import type { KeeperEvent } from './game-open.model.ts'

/** The part of a browser's window that the keeper needs. */
export type GameWindow = {
  opener: unknown
  readonly closed: boolean
  readonly location: { replace: (url: string) => void }
  close: () => void
}

export type GameWindowPorts = {
  readonly device: Device
  readonly open: (features: string | undefined) => GameWindow | null
  /** Says in the reserved window that the game is coming. */
  readonly prepare: (reserved: GameWindow) => void
}

/**
 * The keeper of a game's window, for one attempt. Started within a press it reserves a window of
 * 800 by 1400, or a tab where those are better (R-GAME-03), because a browser opens none after an
 * `await`; told an address it leads the window there, without an opener; stopped before that it
 * closes what it reserved. Addresses arrive checked.
 */
export const gameWindowKeeper = ({ device, open, prepare }: GameWindowPorts) =>
  fromCallback<KeeperEvent>(({ sendBack, receive }) => {
    const asTab = opensInTab(device)
    const reserve = () => open(asTab ? undefined : GAME_WINDOW_FEATURES)
    let reserved = reserve()
    let isLed = false
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
      isLed = true
      sendBack({ type: 'window.opened' })
    })
    return () => {
      if (!isLed) reserved?.close()
    }
  })

const mobileHint = (): boolean | undefined => {
  const mobile = readProperty(readProperty(navigator, 'userAgentData'), 'mobile')
  return typeof mobile === 'boolean' ? mobile : undefined
}

/** The browser itself as the keeper's port; the reserved window waits under this page's title. */
export const browserWindows = (): GameWindowPorts => ({
  device: {
    userAgent: navigator.userAgent,
    platform: readTextProperty(navigator, 'platform') ?? '',
    maxTouchPoints: navigator.maxTouchPoints,
    mobile: mobileHint(),
  },
  open: (features) => window.open('', '_blank', features),
  prepare: (reserved) => {
    const page = (reserved as Window).document
    page.title = document.title
    page.body.textContent = document.title
    Object.assign(page.body.style, {
      background: '#0b0e14',
      color: '#b9c1d0',
      font: '15px system-ui, sans-serif',
      textAlign: 'center',
      paddingTop: '40vh',
    })
  },
})
