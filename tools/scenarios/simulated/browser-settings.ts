import type { Scenario } from '../core/scenario.model.ts'
import type { BrowserSettings } from './page-environment.ts'

/** The browser in which a scenario begins. */
export const settingsOf = (begin: Scenario['begin']): BrowserSettings => ({
  device: begin.device,
  popups: 'are allowed',
  tabs: begin.tabs,
  calls: begin.calls,
  idleMs: begin['idle limit'] ?? null,
  prefers: begin.prefers ?? ['less motion'],
  browser: begin.browser ?? null,
  jackpot: begin.jackpot ?? null,
  gameHosts: begin.operator?.['game hosts'] ?? null,
})
