import { changesBetween } from './changes.ts'
import type { Change } from './changes.ts'
import { WHOLE } from './fact.ts'
import { ruleOf } from './judge.ts'
import { severities } from './policy.ts'
import type { Rule } from './policy.ts'
import { whoChanges } from './roles.ts'
import type { ContractName } from './roles.ts'
import { isBreakingBump, nextBreaking } from './semver.ts'
import { touchedBy } from './touched.ts'
import type { Surroundings, Touched } from './touched.ts'
import type { ContractVersion } from './versions.ts'

export type JudgedChange = {
  readonly change: Change
  readonly rule: Rule
  /** Who must change, in order. */
  readonly who: string
  readonly touches: Touched
}

export type Comparison = {
  readonly contract: ContractName
  /** `info.version` of both. */
  readonly from: string
  readonly to: string
  readonly operations: number
  /** Breaking changes first, informational ones last. */
  readonly changes: readonly JudgedChange[]
  /** Minimum version required by a breaking change, if the new version is lower; null: sufficient. */
  readonly lacksVersion: string | null
}

/** Differences between two versions of one contract, judged by the policy. */
export function compareContract(
  contract: ContractName,
  before: ContractVersion,
  after: ContractVersion,
  around: () => Surroundings,
): Comparison {
  const changes = changesBetween(before.operations, after.operations).map((change) => {
    const rule = ruleOf(change)
    return {
      change,
      rule,
      who: whoChanges(contract, rule),
      touches: touchedBy(change, contract, around()),
    }
  })
  const rank = ({ rule }: JudgedChange) => severities.indexOf(rule.severity)
  const breaks = changes.some(({ rule }) => rule.severity === 'breaking')
  const isMissing = breaks && !isBreakingBump(before.version, after.version)
  return {
    contract,
    from: before.version,
    to: after.version,
    operations: [...after.operations.keys()].filter((path) => path !== WHOLE).length,
    changes: changes.toSorted((a, b) => rank(a) - rank(b)),
    lacksVersion: isMissing ? nextBreaking(before.version) : null,
  }
}
