import type { Verdict } from '../verify.ts'
import { checksOf } from './checks.ts'
import { grouped, isError } from './grouped.ts'
import { curlLine } from './masked.ts'
import { xmlAttribute, xmlText } from '../../xml.ts'

/** JUnit's XML: a suite for each operation, in it a case for each check. */
export function junitReport(verdict: Verdict, backend: string): string {
  const errors = grouped(verdict.findings).filter(isError)
  const checks = checksOf(verdict)
  const suites = verdict.operations.map(({ id, path }) => {
    const own = errors.filter((one) => one.operation === id || one.alsoIn.includes(id))
    const cases = checks.map((check) => {
      const found = own.filter((one) => one.check === check.id)
      const opening = `    <testcase classname="${xmlAttribute(path)}" name="${xmlAttribute(`${id} ${check.id}`)}"`
      if (found.length === 0) return `${opening}/>`
      const failures = found.map(({ message, call }) => {
        const again = call === null ? '' : xmlText(curlLine(backend, call.sent))
        return `      <failure message="${xmlAttribute(message)}">${again}</failure>`
      })
      return [`${opening}>`, ...failures, '    </testcase>'].join('\n')
    })
    const failures = checks.filter((check) => own.some((one) => one.check === check.id)).length
    return [
      `  <testsuite name="${xmlAttribute(id)}" tests="${checks.length}" failures="${failures}">`,
      ...cases,
      '  </testsuite>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}
