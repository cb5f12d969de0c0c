import type { Assumptions } from '#contract'
import { partsOf } from '../contract/outcome.ts'
import { assumptionTable, MANY_OPERATIONS } from '../assumptions/table.ts'
import type { Effects } from '../contract/effects.ts'
import { routeOf } from '../hop/backend-hop.ts'
import type { Run } from '../run/run.ts'
import { mergeBooks } from '../run/run-state.ts'
import type { Absence } from '../run/run-state.ts'
import { signInOperation } from '../run/sign-in.ts'
import { isRelevant } from '../runner/survey.ts'
import { withSystematic } from './group-findings.ts'
import type { RunOutcome, ManualSignIn, Verdict } from './verdict.ts'
import { withoutSecrets } from './without-secrets.ts'

/** @param effects null: single answers confirm all assumptions, as in a log */
export function makeVerdict(
  run: Run,
  assumptions: Assumptions,
  outcome: RunOutcome,
  milliseconds = 0,
  effects: Effects | null = run.effects,
): Verdict {
  const { contract, evidence, operations, state } = run
  const { findings: allFindings, skipped } = mergeBooks(state)
  const relevantFindings = allFindings.filter((finding) => isRelevant(state, finding))
  const findings = withSystematic(relevantFindings, operations.length - state.absentOperations.size)
  for (const { refutes = [], operation, message, systematic } of findings) {
    const place = systematic === undefined ? operation : MANY_OPERATIONS
    evidence.refute(refutes, place, systematic ?? message)
  }
  const { planned, requests } = state.progress
  const absentIds = (...kinds: readonly Absence['kind'][]) =>
    operations.flatMap(({ id }) => {
      const absence = state.absentOperations.get(id)
      return absence !== undefined && kinds.includes(absence.kind) ? [id] : []
    })
  const isGuest = state.member.id === '' && requests > 0
  const verdict = {
    ...outcome,
    findings,
    skipped,
    assumptions: assumptionTable(assumptions, evidence, contract, effects),
    calls: state.calls,
    operations,
    statuses: state.statuses,
    sessions: [...new Set(state.sessions.values())],
    signIn: manualSignInOf(run),
    isOfRoutes: run.hop.backendSide !== undefined,
    missing: absentIds('not implemented'),
    unusable: absentIds('unusable', 'silent'),
    unaskable: isGuest
      ? operations.flatMap((operation) => (operation.isForMembers ? [operation.id] : []))
      : [],
    checks: planned === 0 ? null : { planned, unreached: state.unreached },
    milliseconds,
  }
  return withoutSecrets(verdict, run)
}

/** Null without a member. */
function manualSignInOf(run: Run): ManualSignIn | null {
  const operation = signInOperation(run)
  if (operation === undefined || run.member === undefined || run.tokenFor !== undefined) return null
  if (run.state.member.id === '' || run.isMapped === true) return null
  const isOfRoutes = run.hop.backendSide !== undefined
  const places = Object.entries(run.effects.values[operation.request] ?? {})
  const names = new Map(places.map(([pointer, place]) => [place, partsOf(pointer).at(-1)]))
  return {
    path: operation.path,
    bodyFor: (user, password) =>
      JSON.stringify({
        [names.get('$user') ?? 'id']: user,
        [names.get('$password') ?? 'pw']: password,
      }),
    tokenName: isOfRoutes ? 'token' : (partsOf(run.effect(operation).signsIn ?? '').at(-1) ?? ''),
    sessionPath: isOfRoutes ? routeOf(run, 'session')?.path : undefined,
    origin: run.hop.origin,
    user: run.member.id,
    otherUser: run.other?.id,
  }
}
