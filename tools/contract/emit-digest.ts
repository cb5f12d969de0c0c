import { createHash } from 'node:crypto'
import type { Contract } from './contract.model.ts'

const LENGTH = 12

/** Descriptive fields without effect on requests and answers. */
const explaining = new Set(['description', 'summary', 'example', 'examples', 'info', 'tags'])

/** A digest of the contract that ignores descriptive fields. */
export function digestOf(contract: Contract): string {
  const text = JSON.stringify(contract, (key, value: unknown) =>
    explaining.has(key) || key.startsWith('x-') ? undefined : value,
  )
  return createHash('sha256').update(text).digest('base64url').slice(0, LENGTH)
}

export const emitDigest = (
  contract: Contract,
): string => `/** Tells the proxy's contract from earlier and later ones. A function, so that npm run dev exchanges it in place. */
export const contractDigest = (): string => '${digestOf(contract)}'
`
