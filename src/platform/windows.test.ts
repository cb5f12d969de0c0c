import { expect, test } from 'vitest'
import { opensInTab } from './device.ts'
import { GAME_WINDOW_FEATURES } from './windows.ts'

const desktop = { userAgent: 'Mozilla/5.0 (Windows NT 10.0)', platform: 'Win32', maxTouchPoints: 0 }
const mac = {
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
  platform: 'MacIntel',
  maxTouchPoints: 0,
}

test('R-GAME-03 a computer gets a window of its own, a Mac without touch too', () => {
  expect([desktop, mac].map(opensInTab)).toStrictEqual([false, false])
  expect(GAME_WINDOW_FEATURES).toBe('popup=yes,width=800,height=1400')
})

test('R-GAME-03 a computer with a touch screen still gets a window', () => {
  expect(opensInTab({ ...desktop, maxTouchPoints: 10 })).toBe(false)
})

test.each([
  ['an iPad that says it is a Mac', { ...mac, maxTouchPoints: 5 }],
  ['an Android phone', { ...desktop, userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/156' }],
  ['an iPhone', { ...desktop, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)' }],
  ['a browser that calls itself mobile', { ...desktop, mobile: true }],
])('R-GAME-03 a new tab for %s', (_, device) => {
  expect(opensInTab(device)).toBe(true)
})
