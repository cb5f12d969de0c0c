import { leftWords } from '../changes/ledger.ts'
import { conclusionOf } from './conclusion.ts'
import type { Operation } from '../contract/model.ts'
import type { Verdict } from './verdict.ts'
import { implemented } from '../run/survey.ts'
import { checksOf } from './verdict.ts'
import { grouped, isError } from './grouped.ts'
import type { Group } from './grouped.ts'
import { curlLine } from './curl.ts'
import { xmlAttribute, xmlText } from '#site/lib/xml.ts'

/** A case's result; empty: passed. */
type Case = { readonly kind: 'failure' | 'error' | 'skipped' | 'holds'; readonly lines: string }

/** Checks that also cover members' operations without a member. */
const WITHOUT_MEMBER: ReadonlySet<string> = new Set([implemented.id, 'sessions-are-required'])

const NOT_REACHED = 'not reached: the run ended before'

/** The JUnit report: a suite per operation with a case per check, and one for the run. */
export function junitReport(verdict: Verdict, backend: string): string {
  const errors = grouped(verdict.findings).filter(isError)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    suite('contract:verify', [
      ['contract:verify', 'the run is complete', completeness(verdict)],
      ['contract:verify', 'changes of the run are undone', changesOf(verdict)],
    ]),
    ...verdict.operations.map((operation) => {
      const own = errors.filter(
        (one) => one.operation === operation.id || one.alsoIn.includes(operation.id),
      )
      const cases = checksOf(verdict).map(({ id }): readonly [string, string, Case] => [
        operation.path,
        `${operation.id} ${id}`,
        caseOf(verdict, backend, operation, id, own),
      ])
      return suite(operation.id, cases)
    }),
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(name: string, cases: readonly (readonly [string, string, Case])[]): string {
  const count = (kind: Case['kind']) => cases.filter(([, , one]) => one.kind === kind).length
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`
  return [
    `  <testsuite name="${xmlAttribute(name)}" ${counts}>`,
    ...cases.map(([className, title, { lines }]) => {
      const opening = `    <testcase classname="${xmlAttribute(className)}" name="${xmlAttribute(title)}"`
      return lines === '' ? `${opening}/>` : `${opening}>\n${lines}\n    </testcase>`
    }),
    '  </testsuite>',
  ].join('\n')
}

function completeness(verdict: Verdict): Case {
  const { kind, words } = conclusionOf(verdict)
  return kind === 'incomplete'
    ? error(`${verdict.ended?.words ?? ''} ${words}`)
    : { kind: 'holds', lines: '' }
}

function changesOf({ changed }: Verdict): Case {
  const words = changed.left.map(leftWords).join('; ')
  return words === '' ? { kind: 'holds', lines: '' } : leftOut(`Not put back: ${words}`)
}

function caseOf(
  { checks, ended, skipped, sessions, missing, unusable, unaskable }: Verdict,
  backend: string,
  { id: operation }: Operation,
  check: string,
  errors: readonly Group[],
): Case {
  const found = errors.filter((one) => one.check === check)
  if (found.length > 0) {
    const lines = found.map(({ message, call }) => {
      const again = call === null ? '' : xmlText(curlLine(backend, call.sent, sessions))
      return `      <failure message="${xmlAttribute(message)}">${again}</failure>`
    })
    return { kind: 'failure', lines: lines.join('\n') }
  }
  if (missing.includes(operation)) return leftOut('the operation is not implemented')
  if (unusable.includes(operation)) return leftOut('the operation is not usable')
  if (unaskable.includes(operation) && !WITHOUT_MEMBER.has(check))
    return leftOut('it is for members: give --user and --password')
  const isCut = ended?.isFailure === true
  if (isCut && checks === null) return error(NOT_REACHED)
  const missed = isCut ? (checks?.unreached ?? []).filter((one) => one.operation === operation) : []
  if (missed.some((one) => one.check === check)) return error(NOT_REACHED)
  const why = skipped.find((one) => one.check === check && one.operation === operation)?.why
  if (why !== undefined) return leftOut(why)
  return missed.length > 0 ? leftOut(NOT_REACHED) : { kind: 'holds', lines: '' }
}

const error = (message: string): Case => ({
  kind: 'error',
  lines: `      <error message="${xmlAttribute(message)}"/>`,
})

const leftOut = (message: string): Case => ({
  kind: 'skipped',
  lines: `      <skipped message="${xmlAttribute(message)}"/>`,
})
