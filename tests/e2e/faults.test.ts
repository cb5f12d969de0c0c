import {
  enforcing,
  foundByBrowser,
  reporting,
  tellBent,
  tellFaults,
  waiting,
} from '../support/fault-stories.ts'
import { bentFaults } from '../support/faults.ts'
import { screenNames } from '../support/member-screens.ts'

// A sample of `npm run test:matrix`, which walks every screen with every fault: here each screen meets one
// that the browser finds. What the proxy refuses is alike to all screens: of its reasons, three.
const faults = [...foundByBrowser, ...bentFaults]
const namesFor = (some: readonly (typeof faults)[number][]) =>
  screenNames.filter((_, place) => some.some((fault) => faults[place % faults.length] === fault))

tellFaults(reporting, {
  member: [
    { faults: foundByBrowser, names: namesFor(foundByBrowser) },
    { faults: ['HTML', 'closed socket', 'down'], names: ['comp', 'deposit', 'user'] },
  ],
  guest: ['HTML'],
})

// To the browser all that is refused is alike: a form will do.
tellFaults(enforcing, {
  member: [{ faults: ['wrong types'], names: ['deposit'] }],
  guest: [],
})

tellFaults(waiting, {
  member: [{ faults: ['no answer'], names: ['deposit'] }],
  guest: [],
})

tellBent(bentFaults, namesFor(bentFaults))
