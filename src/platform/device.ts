import { readProperty, readTextProperty } from '../lib/json.ts'

/** Facts about the device: fields of `navigator`, `mobile` of `userAgentData`. */
export type Device = {
  readonly userAgent: string
  readonly platform: string
  readonly maxTouchPoints: number
  readonly mobile?: boolean | undefined
}

const MOBILE = /Android|iPhone|iPad|iPod|Mobile|webOS|BlackBerry|IEMobile|Opera Mini/i
const MAC = /Mac/

/**
 * Whether a game opens in a new tab instead of its own window: on mobile devices and on Macs with touch, as iPads
 * identify themselves (R-GAME-03).
 */
export const opensInTab = (device: Device): boolean =>
  device.mobile === true ||
  MOBILE.test(device.userAgent) ||
  (MAC.test(`${device.platform} ${device.userAgent}`) && device.maxTouchPoints > 0)

const mobileHint = (): boolean | undefined => {
  const mobile = readProperty(readProperty(navigator, 'userAgentData'), 'mobile')
  return typeof mobile === 'boolean' ? mobile : undefined
}

export const browserDevice = (): Device => ({
  userAgent: navigator.userAgent,
  platform: readTextProperty(navigator, 'platform') ?? '',
  maxTouchPoints: navigator.maxTouchPoints,
  mobile: mobileHint(),
})
