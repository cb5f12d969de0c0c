import { createHash } from 'node:crypto'
import type { Contract } from './contract.model.ts'

const LENGTH = 12

/** Fields that explain, and change no request or answer. */
const explaining = new Set(['description', 'summary', 'example', 'examples', 'info', 'tags'])

/** A name for what the contract demands: the same as long as only explanations change. */
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
