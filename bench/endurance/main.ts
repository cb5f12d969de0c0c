import { parseArgs } from 'node:util'
import { buildIfStale } from '../../scripts/build.ts'
import { endure, lostCalls } from './run.ts'
import type { EnduranceResult } from './run.ts'
import { CannotRunError } from '../../scripts/cannot-run-error.ts'

const MAX_LOGIN_MS = 2_000
const MAX_STOP_MS = 10_000
const MAX_MEMORY_RATIO = 1.1

function verdictsOf(result: EnduranceResult): readonly (readonly [string, boolean])[] {
  const { outcomes, money, longestLogin, memory, stop, phasesWithoutAnswer } = result
  const lostCount = lostCalls(outcomes)
  return [
    [`calls lost: ${lostCount}`, lostCount === 0],
    [
      `faults of the proxy itself, sessions lost: ${outcomes.countOf('proxy-fault')}`,
      outcomes.countOf('proxy-fault') === 0,
    ],
    [
      `money calls: ${outcomes.moneyCallCount()}, moved twice: ${money.movedTwice}`,
      money.movedTwice === 0,
    ],
    [`answered without moving: ${money.answeredWithoutMoving}`, money.answeredWithoutMoving === 0],
    [
      `moved although every answer was a refusal: ${money.movedAfterRefusal}`,
      money.movedAfterRefusal === 0,
    ],
    [`answers about another member: ${outcomes.foreignAnswers}`, outcomes.foreignAnswers === 0],
    [`balances of another member: ${outcomes.wrongBalances}`, outcomes.wrongBalances === 0],
    [
      `longest login beside an operation that hangs: ${longestLogin.toFixed(0)} ms of ${MAX_LOGIN_MS}`,
      longestLogin <= MAX_LOGIN_MS,
    ],
    [
      `memory: ${megabytesText(memory.afterFirstLoad)}, after all faults ${megabytesText(memory.afterFaults)}, after the same load again ${megabytesText(memory.afterRepeatedLoad)}`,
      memory.afterRepeatedLoad <= memory.afterFaults * MAX_MEMORY_RATIO,
    ],
    [
      `SIGTERM ended it in ${(stop.ms / 1_000).toFixed(1)} s with exit code ${stop.code}`,
      stop.ms <= MAX_STOP_MS && stop.code === 0,
    ],
    [
      `phases after which it did not answer: ${phasesWithoutAnswer.join(', ') || 'none'}`,
      phasesWithoutAnswer.length === 0,
    ],
  ]
}

const megabytesText = (size: number): string => `${size.toFixed(0)} MB`

const usage = 'npm run test:endurance [-- --members 2000 --seconds 15]'

try {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '2000' },
      seconds: { type: 'string', default: '15' },
    },
  })
  const options = { members: Number(values.members), seconds: Number(values.seconds) }
  if (!Number.isInteger(options.members) || options.members < 600 || !(options.seconds >= 3)) {
    throw new CannotRunError(`At least 600 members and 3 seconds; usage: ${usage}`)
  }
  await buildIfStale()
  console.log(`${options.members} members, phases of ${options.seconds} s`)
  const result = await endure(options)
  result.outcomes.print()
  for (const [description, isMet] of verdictsOf(result)) {
    console.log(`${isMet ? 'ok  ' : 'FAIL'}  ${description}`)
    if (!isMet) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
