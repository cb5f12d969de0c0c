import { createHash } from 'node:crypto'
import { requireSchema } from './contract-parts.ts'
import type { Contract } from './contract.model.ts'

export function emitStatuses(contract: Contract, proxy: Contract): string {
  const table = (name: string, schema: string, source = contract) => {
    const meanings = requireSchema(source, schema)['x-meaning']
    if (!meanings) throw new Error(`${schema} has no x-meaning.`)
    return `export const ${name} = ${JSON.stringify(meanings, null, 2)} as const\n`
  }
  return `/** Status value of an answer → its meaning (R-CALL-06). */
${table('statusMeanings', 'KnownStatus')}
/** Status value of the proxy's own refusals → its meaning. */
${table('ownStatusMeanings', 'OwnStatus', proxy)}
/** Status value of a deposit or withdrawal → its state (R-ACCT-06). */
${table('requestStatusMeanings', 'RequestStatus')}`
}

export function emitProblems(contract: Contract): string {
  const { enum: codes = [], 'x-problems': problems = {} } = requireSchema(contract, 'ProblemCode')
  const isComplete = codes.length === Object.keys(problems).length
  if (!isComplete || !codes.every((code) => code !== null && problems[code])) {
    throw new Error('ProblemCode: `x-problems` and `enum` name different codes.')
  }
  return `/** Problem code → its HTTP status and title (RFC 9457). */
export const problems = ${JSON.stringify(problems, null, 2)} as const

export type ProblemCode = keyof typeof problems
`
}

const DIGEST_LENGTH = 12

/** Descriptive fields without effect on requests and answers. */
const DESCRIPTIVE_KEYS = new Set(['description', 'summary', 'example', 'examples', 'info', 'tags'])

/** A digest of the contract that ignores descriptive fields. */
export function digestOf(contract: Contract): string {
  const text = JSON.stringify(contract, (key, value: unknown) =>
    DESCRIPTIVE_KEYS.has(key) || key.startsWith('x-') ? undefined : value,
  )
  return createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH)
}

export const emitDigest = (
  contract: Contract,
): string => `/** Tells the proxy's contract from earlier and later ones. A function, so that npm run dev exchanges it in place. */
export const contractDigest = (): string => '${digestOf(contract)}'
`
