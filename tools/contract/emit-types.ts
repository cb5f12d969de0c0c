import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from './contract.model.ts'

export async function emitTypes(contract: Contract): Promise<string> {
  const nodes = await openapiTS(contract as never, {
    silent: true,
    // A default describes an absent property; it does not make it required.
    defaultNonNullable: false,
  })
  return astToString(nodes)
}
