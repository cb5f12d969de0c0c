import type { Comparison } from './comparison.ts'
import { changeText, versionText } from './change-text.ts'

export const jsonReport = (comparisons: readonly Comparison[]): string =>
  JSON.stringify(
    {
      isBreakingWithoutVersion: comparisons.some(({ requiredVersion }) => requiredVersion !== null),
      contracts: comparisons.map((comparison) => ({
        contract: comparison.contract,
        version: { from: comparison.from, to: comparison.to, needs: comparison.requiredVersion },
        problem: versionText(comparison),
        changes: comparison.changes.map(({ change, rule, who, touches }) => ({
          rule: rule.id,
          severity: rule.severity,
          direction: rule.direction,
          why: rule.why,
          whoChanges: who,
          text: changeText(change),
          way: change.way,
          place: change.place,
          status: change.fact.status,
          keyword: change.keyword,
          from: change.from ?? null,
          to: change.to ?? null,
          operations: change.operations,
          touches,
        })),
      })),
    },
    null,
    2,
  )
