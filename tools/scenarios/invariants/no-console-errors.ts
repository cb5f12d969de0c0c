import { eachTab } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

/** Scenarios lose code on purpose, and React repeats the browser's error. */
const isLostCode = /Failed to fetch dynamically imported module/

export const noConsoleErrors: Invariant = {
  name: 'the page writes no error to the console',
  reason: 'React, or the site, says there that something is wrong.',
  remedy: 'Mend what it says. A failure that a player is told of is no error.',
  watch: eachTab(({ errors }) => errors.filter((text) => !isLostCode.test(text))),
}
