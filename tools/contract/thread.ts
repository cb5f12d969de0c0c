import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import type { Contract } from './contract.model.ts'

export type ThreadData = {
  readonly cache: string
  readonly product: keyof Products
}
export type Products = { types: string; mocks: Map<string, string> }
export type Job = {
  readonly contracts: readonly Contract[]
  /** Receives one `JobReply`. */
  readonly port: MessagePort
}
export type JobReply<Name extends keyof Products> =
  | { result: Products[Name] }
  | { failure: unknown }

const { cache, product } = workerData as ThreadData

type Emitter = (...contracts: Contract[]) => Promise<Products[keyof Products]>

/** Each thread loads only the libraries that its jobs need. */
const EMITTERS: Readonly<Record<keyof Products, () => Promise<Emitter>>> = {
  types: async () => (await import('./emit-types.ts')).emitTypes,
  mocks: async () => {
    const { emitMocks } = await import('./emit-mocks.ts')
    return (contract) => emitMocks(cache, contract)
  },
}

const emitter = EMITTERS[product]()
parentPort?.on('message', ({ contracts, port }: Job) => {
  emitter
    .then((emit) => emit(...contracts))
    .then(
      (result) => port.postMessage({ result }),
      (failure: unknown) => port.postMessage({ failure }),
    )
})
