import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from './contract.model.ts'
import { emitMocks } from './emit-mocks.ts'

export type ThreadData = { readonly cache: string }
export type Made = { types: string; mocks: Map<string, string> }
export type Job = {
  readonly make: keyof Made
  readonly contract: Contract
  /** Receives one `JobReply`. */
  readonly port: MessagePort
}
export type JobReply<Name extends keyof Made> = { made: Made[Name] } | { failure: unknown }

const { cache } = workerData as ThreadData

/** TypeScript types of one contract (openapi-typescript). */
async function emitTypes(contract: Contract): Promise<string> {
  const nodes = await openapiTS(contract as never, {
    silent: true,
    // A default describes an absent property; it does not make it required.
    defaultNonNullable: false,
  })
  return astToString(nodes)
}

const makers: { [Name in keyof Made]: (contract: Contract) => Promise<Made[Name]> } = {
  types: emitTypes,
  mocks: (contract) => emitMocks(contract, cache),
}

parentPort?.on('message', ({ make, contract, port }: Job) => {
  makers[make](contract).then(
    (made) => port.postMessage({ made }),
    (failure: unknown) => port.postMessage({ failure }),
  )
})
