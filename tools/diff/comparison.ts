import { changesBetween } from './changes.ts'
import type { Change } from './changes.ts'
import { WHOLE } from './fact.ts'
import type { ContractName } from './fact.ts'
import { ruleOf } from './judge.ts'
import { severities } from './policy.ts'
import type { Rule } from './policy.ts'
import type { Surroundings } from './surroundings.ts'
import { affectedBy } from './affected-parts.ts'
import type { AffectedParts } from './affected-parts.ts'
import type { ContractVersion } from './versions.ts'

const roles = {
  public: { caller: 'the proxy and the site', server: 'the backend' },
  proxy: { caller: 'the site', server: 'the proxy' },
} as const

/** Order in which the parties must change. For breaking changes, callers and readers change before the server. */
function describeWhoChanges(contract: ContractName, { id, severity }: Rule): string {
  const { caller, server } = roles[contract]
  if (id === 'operation-renamed') return 'all code, tests and settings that use the name'
  return severity === 'breaking' ? `${caller} first, then ${server}` : `${server} alone`
}

type Version = readonly [major: number, minor: number]

/** @throws when it is not a semantic version */
function parseVersion(version: string): Version {
  const [, major, minor] = /^(\d+)\.(\d+)\.\d+(?:[-+].*)?$/.exec(version) ?? []
  if (major === undefined || minor === undefined)
    throw new Error(`info.version is "${version}": write a semantic version, such as 1.2.0.`)
  return [Number(major), Number(minor)]
}

/** Minimum version for a breaking change: the next major, or the next minor for 0.x. */
export function nextBreaking(version: string): string {
  const [major, minor] = parseVersion(version)
  return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`
}

/** Whether a version permits breaking changes compared with an earlier one. */
export function isBreakingBump(from: string, to: string): boolean {
  const [minMajor, minMinor] = parseVersion(nextBreaking(from))
  const [major, minor] = parseVersion(to)
  return major > minMajor || (major === minMajor && minor >= minMinor)
}

export type JudgedChange = {
  readonly change: Change
  readonly rule: Rule
  /** The parties that must change, in order. */
  readonly who: string
  readonly touches: AffectedParts
}

export type Comparison = {
  readonly contract: ContractName
  readonly from: string
  readonly to: string
  readonly operations: number
  /** Breaking changes first. */
  readonly changes: readonly JudgedChange[]
  /** Minimum version required by a breaking change, if the new version is lower; null: sufficient. */
  readonly requiredVersion: string | null
}

export function compareContract(
  contract: ContractName,
  before: ContractVersion,
  after: ContractVersion,
  surroundings: () => Surroundings,
): Comparison {
  const changes = changesBetween(before.operations, after.operations).map((change) => {
    const rule = ruleOf(change)
    return {
      change,
      rule,
      who: describeWhoChanges(contract, rule),
      touches: affectedBy(change, contract, surroundings()),
    }
  })
  const rank = ({ rule }: JudgedChange) => severities.indexOf(rule.severity)
  const isBreaking = changes.some(({ rule }) => rule.severity === 'breaking')
  const isMissing = isBreaking && !isBreakingBump(before.version, after.version)
  return {
    contract,
    from: before.version,
    to: after.version,
    operations: [...after.operations.keys()].filter((path) => path !== WHOLE).length,
    changes: changes.toSorted((a, b) => rank(a) - rank(b)),
    requiredVersion: isMissing ? nextBreaking(before.version) : null,
  }
}
