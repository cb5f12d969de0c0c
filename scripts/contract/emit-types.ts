import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from './contract.model.ts'

/** TypeScript types of one contract (openapi-typescript). */
export async function emitTypes(contract: Contract): Promise<string> {
  const nodes = await openapiTS(structuredClone(contract) as never, {
    silent: true,
    rootTypes: false,
  })
  return astToString(nodes)
}
