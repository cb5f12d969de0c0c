import { GAME_WINDOW_HEIGHT, GAME_WINDOW_WIDTH } from '../../lib/business-constants.ts'

/** What the browser tells about its device: `navigator`'s words, `mobile` of `userAgentData`. */
export type Device = {
  readonly userAgent: string
  readonly platform: string
  readonly maxTouchPoints: number
  readonly mobile?: boolean | undefined
}

const MOBILE = /Android|iPhone|iPad|iPod|Mobile|webOS|BlackBerry|IEMobile|Opera Mini/i
const MAC = /Mac/

/** The third argument of `window.open` for a game: a window of its own, 800 by 1400 (R-GAME-03). */
export const GAME_WINDOW_FEATURES = `popup=yes,width=${GAME_WINDOW_WIDTH},height=${GAME_WINDOW_HEIGHT}`

/**
 * Whether a game opens in a new tab instead of a window of its own: on mobile devices, and on Macs
 * with touch, which is how an iPad introduces itself (R-GAME-03).
 */
export const opensInTab = (device: Device): boolean =>
  device.mobile === true ||
  MOBILE.test(device.userAgent) ||
  (MAC.test(`${device.platform} ${device.userAgent}`) && device.maxTouchPoints > 0)
