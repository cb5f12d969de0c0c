import { schemaNamed, type Contract } from './contract.model.ts'

/** The HTTP status and the title of each problem code, from `x-problems`. */
export function emitProblems(contract: Contract): string {
  const { enum: codes = [], 'x-problems': problems = {} } = schemaNamed(contract, 'ProblemCode')
  const isWhole = codes.length === Object.keys(problems).length
  if (!isWhole || !codes.every((code) => code !== null && problems[code])) {
    throw new Error('ProblemCode: `x-problems` and `enum` name different codes.')
  }
  return `/** Problem code → the HTTP status and the title under which it is answered (RFC 9457). */
export const problems = ${JSON.stringify(problems, null, 2)} as const
`
}
