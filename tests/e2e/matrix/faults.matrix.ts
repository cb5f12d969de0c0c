import { enforcing, reporting, testBent, testFaults, waiting } from '../../support/fault-stories.ts'
import { bentFaults } from '../../support/faults.ts'
import type { Fault } from '../../support/faults.ts'
import { screenNames as everyName } from '../../support/member-screens.ts'

// Devices are known to the proxy itself, so that nothing of the backend breaks them.
const ofBackend = everyName.filter((name) => name !== 'devices')
// Messages show notices, too, so that a page of notices opened after them has some.
const screenNames = ['notice' as const, ...ofBackend.filter((name) => name !== 'notice')]

/** Each screen meets one of these faults, which are told in the same words. */
const inTurn = (...faults: [Fault, ...Fault[]]) => ({ faults, names: screenNames })

testFaults(reporting, {
  member: [
    inTurn('unknown status'),
    inTurn('wrong types', 'missing fields'),
    inTurn('no status', 'HTML', 'half a JSON', 'empty body', 'closed socket', 'down'),
  ],
  guest: ['unknown status', 'wrong types', 'half a JSON', 'down'],
})
testFaults(enforcing, {
  member: [inTurn('wrong types', 'missing fields', 'bent values', 'no status')],
  guest: ['no status'],
})

// Each screen waits for a timeout, so the screens are split in two.
const halves = [screenNames.slice(0, 7), screenNames.slice(7)]
testFaults(waiting, {
  member: halves.map((names) => ({ faults: ['no answer'] as const, names })),
  guest: ['no answer'],
})

for (const fault of bentFaults) testBent([fault], screenNames)
