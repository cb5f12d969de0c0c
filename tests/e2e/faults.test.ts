import {
  enforcing,
  foundByBrowser,
  reporting,
  testBent,
  testFaults,
  waiting,
} from '../support/fault-stories.ts'
import { bentFaults } from '../support/faults.ts'
import { screenNames } from '../support/member-screens.ts'

// A sample of `npm run test:matrix`: each screen with one fault that the browser detects, and three kinds that the proxy
// refuses, which look alike on all screens.
const faults = [...foundByBrowser, ...bentFaults]
const namesFor = (some: readonly (typeof faults)[number][]) =>
  screenNames.filter((_, place) => some.some((fault) => faults[place % faults.length] === fault))

testFaults(reporting, {
  member: [
    { faults: foundByBrowser, names: namesFor(foundByBrowser) },
    { faults: ['HTML', 'closed socket', 'down'], names: ['comp', 'deposit', 'user'] },
  ],
  guest: ['HTML'],
})

// All refusals look alike to the browser, so one form suffices.
testFaults(enforcing, {
  member: [{ faults: ['wrong types'], names: ['deposit'] }],
  guest: [],
})

testFaults(waiting, {
  member: [{ faults: ['no answer'], names: ['deposit'] }],
  guest: [],
})

testBent(bentFaults, namesFor(bentFaults))
