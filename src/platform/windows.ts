import { GAME_WINDOW_HEIGHT, GAME_WINDOW_WIDTH } from '../lib/business-constants.ts'
import { browserDevice } from './device.ts'
import type { Device } from './device.ts'

export type OwnedWindow = {
  opener: unknown
  readonly closed: boolean
  readonly location: { replace: (url: string) => void }
  close: () => void
}

export type WindowPorts = {
  readonly device: Device
  readonly open: (features: string | undefined) => OwnedWindow | null
  /** Shows in the reserved window that content is loading. */
  readonly prepare: (reserved: OwnedWindow) => void
}

/** The third argument of `window.open` for a game's own window (R-GAME-03). */
export const GAME_WINDOW_FEATURES = `popup=yes,width=${GAME_WINDOW_WIDTH},height=${GAME_WINDOW_HEIGHT}`

/** The browser's windows; a reserved one shows this page's title while loading. */
export const browserWindows = (): WindowPorts => ({
  device: browserDevice(),
  // With a fixed name, the second game would replace the first one's window.
  open: (features) => window.open('', '_blank', features),
  prepare: (reserved) => {
    const page = (reserved as Window).document
    page.title = document.title
    page.body.textContent = document.title
    const bodyStyle = getComputedStyle(document.body)
    Object.assign(page.body.style, {
      background: bodyStyle.backgroundColor,
      color: bodyStyle.color,
      // The site's font; another one might have to be loaded.
      font: `15px ${bodyStyle.fontFamily}`,
      textAlign: 'center',
      paddingTop: '40vh',
    })
  },
})
