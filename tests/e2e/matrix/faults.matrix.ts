import { enforcing, reporting, testBent, testFaults, waiting } from '../../support/fault-stories.ts'
import { bentFaults } from '../../support/faults.ts'
import type { Fault } from '../../support/faults.ts'
import { screenNames as everyName } from '../../support/member-screens.ts'

// Devices are known to the proxy itself, so that nothing of the backend breaks them.
const ofBackend = everyName.filter((name) => name !== 'devices')
// Messages show notices, too, so that a page of notices opened after them has some.
const screenNames = ['notice' as const, ...ofBackend.filter((name) => name !== 'notice')]

const everyScreen = (faults: readonly Fault[]) =>
  faults.map((fault) => ({ faults: [fault] as const, names: screenNames }))

const reported = Object.keys(reporting.said) as Fault[]
const enforced = Object.keys(enforcing.said) as Fault[]

testFaults(reporting, { member: everyScreen(reported), guest: reported })
testFaults(enforcing, { member: everyScreen(enforced), guest: ['no status'] })

// Each screen waits for a timeout, so the screens are split in two.
const halves = [screenNames.slice(0, 7), screenNames.slice(7)]
testFaults(waiting, {
  member: halves.map((names) => ({ faults: ['no answer'] as const, names })),
  guest: ['no answer'],
})

for (const fault of bentFaults) testBent([fault], screenNames)
