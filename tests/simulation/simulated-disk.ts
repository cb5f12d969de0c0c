import { createMemoryStore } from '../../src/proxy/store/memory-store.ts'
import { durableOperations } from '../../src/proxy/store/sqlite/serving.ts'
import type { OperationName, Operations } from '../../src/proxy/store/sqlite/operations.ts'
import type { Store } from '../../src/proxy/core/ports.ts'

type Performed = {
  readonly at: number
  readonly name: OperationName
  readonly taken: readonly unknown[]
}

/**
 * The processes' shared disk. Performs store operations one at a time, and loses the ones that were not durable when
 * the power fails. A durable operation also makes the earlier ones durable.
 */
export class SimulatedDisk {
  readonly #clock: { now(): number }
  #performed: Performed[] = []
  #durable = 0
  #time = 0
  #store: Store

  constructor(clock: { now(): number }) {
    this.#clock = clock
    this.#store = this.#empty()
  }

  /** The store itself, for inspection. */
  get store(): Store {
    return this.#store
  }

  async perform(name: OperationName, taken: readonly unknown[]): Promise<unknown> {
    const performed = { at: this.#clock.now(), name, taken }
    this.#performed.push(performed)
    if (durableOperations.has(name)) this.#durable = this.#performed.length
    return this.#apply(performed)
  }

  async losePower(): Promise<void> {
    this.#performed = this.#performed.slice(0, this.#durable)
    this.#store = this.#empty()
    for (const performed of this.#performed) await this.#apply(performed)
  }

  #empty(): Store {
    return createMemoryStore({ now: () => this.#time })
  }

  #apply({ at, name, taken }: Performed): Promise<unknown> {
    const { money, protection } = this.#store
    this.#time = at
    const given = taken as never[]
    switch (name) {
      case 'beginMoney': {
        const [request, , runningMs] = given as unknown as Parameters<Operations['beginMoney']>
        return money.begin(moneyRequest(request), runningMs)
      }
      case 'settleMoney': {
        const [request, outcome] = given as unknown as Parameters<Operations['settleMoney']>
        return money.settle(moneyRequest(request), outcome)
      }
      case 'forgetMoney': {
        const [request] = given as unknown as Parameters<Operations['forgetMoney']>
        return money.forget(moneyRequest(request))
      }
      case 'getProtection':
        return protection.read(String(taken[0]))
      case 'performProtection': {
        const [member, command, now] = given as unknown as Parameters<
          Operations['performProtection']
        >
        this.#time = now
        return protection.perform(member, command)
      }
      default:
        throw new Error(`The simulated disk has no operation ${name}.`)
    }
  }
}

const moneyRequest = ({
  keyHash,
  memberHash,
  fingerprint,
  owner,
}: Parameters<Operations['beginMoney']>[0]) => ({
  member: memberHash,
  key: keyHash,
  fingerprint,
  attempt: owner,
})
