import { GAME_WINDOW_HEIGHT, GAME_WINDOW_WIDTH } from '../lib/business-constants.ts'
import { browserDevice } from './device.ts'
import type { Device } from './device.ts'

/** The part of a browser's window that its owner needs. */
export type OwnedWindow = {
  opener: unknown
  readonly closed: boolean
  readonly location: { replace: (url: string) => void }
  close: () => void
}

export type WindowPorts = {
  readonly device: Device
  readonly open: (features: string | undefined) => OwnedWindow | null
  /** Shows in the reserved window that its content is coming. */
  readonly prepare: (reserved: OwnedWindow) => void
}

/** The third argument of `window.open` for a game: a window of its own (R-GAME-03). */
export const GAME_WINDOW_FEATURES = `popup=yes,width=${GAME_WINDOW_WIDTH},height=${GAME_WINDOW_HEIGHT}`

/** The browser's own windows; a reserved one shows this page's title while it waits. */
export const browserWindows = (): WindowPorts => ({
  device: browserDevice(),
  // Under a name the second game would take the window of the first.
  open: (features) => window.open('', '_blank', features),
  prepare: (reserved) => {
    const page = (reserved as Window).document
    page.title = document.title
    page.body.textContent = document.title
    Object.assign(page.body.style, {
      background: '#0b0e14',
      color: '#b9c1d0',
      // The site's own: another font would be looked for first.
      font: `15px ${getComputedStyle(document.body).fontFamily}`,
      textAlign: 'center',
      paddingTop: '40vh',
    })
  },
})
