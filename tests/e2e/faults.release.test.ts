import { foundByBrowser, reporting, testBent, testFaults } from '../support/fault-stories.ts'
import { bentFaults } from '../support/faults.ts'
import { screenNames } from '../support/member-screens.ts'

// A sample of `npm run test:matrix`: faults that the browser detects, and one that the proxy refuses. On every screen,
// tests/scenarios/screens/ has screens-that-fail.yaml, screens-without-sense.yaml and screens-that-are-late.yaml.
testFaults(reporting, {
  member: [{ faults: foundByBrowser, names: ['casino', 'deposit', 'note'] }],
  guest: ['HTML'],
})

testBent(
  bentFaults,
  screenNames.filter((_, place) => place % 5 >= 3),
)
