import {
  enforcing,
  foundByBrowser,
  refusedByProxy,
  reporting,
  tellBent,
  tellFaults,
  waiting,
} from '../support/fault-stories.ts'
import { bentFaults } from '../support/faults.ts'
import { screenNames } from '../support/member-screens.ts'

// A sample of `npm run test:matrix`, which walks every screen with every fault: here each fault is met,
// and each screen meets one that the browser finds; what the proxy refuses is alike to all screens.
const deal = <One>(faults: readonly One[]) =>
  faults.map((fault, at) => ({
    fault,
    names: screenNames.filter((_, place) => place % faults.length === at),
  }))

tellFaults(reporting, {
  member: [
    ...deal(foundByBrowser).map(({ fault, names }) => ({ faults: [fault] as const, names })),
    { faults: refusedByProxy, names: ['casino', 'deposit', 'comp', 'help', 'note', 'game'] },
  ],
  guest: ['unknown status', 'HTML'],
})

// To the browser all that is refused is alike: a game, a form, a list will do.
tellFaults(enforcing, {
  member: [
    { faults: ['wrong types', 'bent values'], names: ['casino', 'deposit', 'user'] },
    { faults: ['unknown status'], names: ['note'] },
  ],
  guest: [],
})

tellFaults(waiting, {
  member: [{ faults: ['no answer'], names: ['deposit'] }],
  guest: ['no answer'],
})

for (const { fault, names } of deal(bentFaults)) tellBent(fault, names)
