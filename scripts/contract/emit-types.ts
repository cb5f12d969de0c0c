import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from './contract.model.ts'

/** TypeScript types of one contract (openapi-typescript). */
export async function emitTypes(contract: Contract): Promise<string> {
  const nodes = await openapiTS(structuredClone(contract) as never, {
    silent: true,
    // A default is what an absent property means; it does not make the property required.
    defaultNonNullable: false,
  })
  return astToString(nodes)
}
