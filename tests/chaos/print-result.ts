import { endsOf, loginsOf } from './checks/ends.ts'
import { codeOf, statusOf } from './members/client.ts'
import { listedIn } from './members/devices.ts'
import type { ChaosResult } from './run.ts'

const MAX_SHOWN = 40

/** Counts of a run, the longest recovery of each kind of fault, and the violations. */
export function printResult({ history, violations, settledMs }: ChaosResult): void {
  const { calls, effects, faults } = history
  const keys = new Set(calls.map(({ key }) => key).filter((key) => key !== null))
  const unknown = new Set(
    calls.filter((call) => call.key !== null && isUnknown(call)).map(({ key }) => key),
  )
  const answeredCount = calls.filter((call) => statusOf(call) !== null).length
  const refusedCount = calls.filter((call) => codeOf(call) !== null).length
  const lostCount = calls.length - answeredCount - refusedCount
  console.log(
    `calls: ${calls.length} (${answeredCount} served, ${refusedCount} refused, ${lostCount} without an answer of a proxy)`,
  )
  console.log(
    `money: ${keys.size} attempts, ${effects.length} moved, ${unknown.size} of unknown outcome at first`,
  )
  const endedSessions = endsOf(calls).filter(({ isCertain, isByOther }) => isCertain && isByOther)
  const lists = calls.filter((call) => listedIn(call) !== null).length
  console.log(
    `sessions: ${loginsOf(calls).size}, ${lists} lists of them, ${endedSessions.length} ended from another device`,
  )
  for (const kind of [...new Set(faults.map((fault) => fault.kind))].toSorted()) {
    const faultsOfKind = faults.filter((fault) => fault.kind === kind)
    const longest = Math.max(...faultsOfKind.map(({ recovery }) => recovery ?? Infinity))
    console.log(
      `  ${faultsOfKind.length} × ${kind}: served again within ${(longest / 1_000).toFixed(1)} s`,
    )
  }
  const settled = settledMs === null ? 'too late' : `${(settledMs / 1_000).toFixed(1)} s`
  console.log(`faults: ${faults.length}; every outcome known after the last one: ${settled}`)
  for (const violation of violations.slice(0, MAX_SHOWN)) console.log(`VIOLATION  ${violation}`)
  console.log(`violations: ${violations.length}`)
}

const isUnknown = (call: ChaosResult['history']['calls'][number]): boolean =>
  call.answer === null || codeOf(call) === 'outcome_unknown'
