import { GAME_WINDOW_HEIGHT, GAME_WINDOW_WIDTH } from '../lib/business-constants.ts'
import { readProperty, readTextProperty } from '../lib/json.ts'

/** What the browser says of its device: fields of `navigator`, `mobile` of `userAgentData`. */
export type Device = {
  readonly userAgent: string
  readonly platform: string
  readonly maxTouchPoints: number
  readonly mobile?: boolean | undefined
}

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

const MOBILE = /Android|iPhone|iPad|iPod|Mobile|webOS|BlackBerry|IEMobile|Opera Mini/i
const MAC = /Mac/

/** The third argument of `window.open` for a game: a window of its own, 800×1400 (R-GAME-03). */
export const GAME_WINDOW_FEATURES = `popup=yes,width=${GAME_WINDOW_WIDTH},height=${GAME_WINDOW_HEIGHT}`

/**
 * Whether a game opens in a new tab instead of a window of its own: on mobile devices, and on Macs
 * with touch, which is how an iPad introduces itself (R-GAME-03).
 */
export const opensInTab = (device: Device): boolean =>
  device.mobile === true ||
  MOBILE.test(device.userAgent) ||
  (MAC.test(`${device.platform} ${device.userAgent}`) && device.maxTouchPoints > 0)

const mobileHint = (): boolean | undefined => {
  const mobile = readProperty(readProperty(navigator, 'userAgentData'), 'mobile')
  return typeof mobile === 'boolean' ? mobile : undefined
}

/** The browser's own windows; a reserved one shows this page's title while it waits. */
export const browserWindows = (): WindowPorts => ({
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
