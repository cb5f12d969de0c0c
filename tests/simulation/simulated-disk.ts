import { isDeepStrictEqual } from 'node:util'
import type { ProtectionRecord } from '../../proxy/protection/record.ts'
import { createMemoryStore } from '../../proxy/store/memory-store.ts'
import type { OperationName, Operations } from '../../proxy/store/shared/operations.ts'
import { durableOperations } from '../../proxy/store/sqlite/serving.ts'
import { emptyDatabase } from './simulated-database.ts'

type StoreOperation = {
  readonly at: number
  readonly name: OperationName
  readonly args: readonly unknown[]
}

/**
 * The processes' shared disk. Performs store operations one at a time, and loses the ones that were not synced when the
 * power fails. A synced one also syncs the earlier ones. The memory store performs them and, if the plan says so, the
 * operations of the SQLite store do as well, and must give the same results.
 */
export class SimulatedDisk {
  readonly #clock: { now(): number }
  #performed: StoreOperation[] = []
  #synced = 0
  readonly #database: ReturnType<typeof emptyDatabase> | null
  #time = 0
  #difference: string | null = null
  #memory = this.#emptyMemory()

  constructor(clock: { now(): number }, hasSqlite: boolean) {
    this.#clock = clock
    this.#database = hasSqlite ? emptyDatabase() : null
  }

  record(member: string): Promise<ProtectionRecord | null> {
    return this.#memory.protection.read(member)
  }

  /** The difference between the results of the two stores; null: none. */
  get difference(): string | null {
    return this.#difference
  }

  async perform(name: OperationName, args: readonly unknown[]): Promise<unknown> {
    const operation = { at: this.#clock.now(), name, args }
    if (name.startsWith('get')) return this.#apply(operation)
    this.#performed.push(operation)
    const result = await this.#apply(operation)
    const isSynced = this.#database?.lastWasSynced() ?? durableOperations.has(name)
    if (isSynced) this.#synced = this.#performed.length
    return result
  }

  async losePower(): Promise<void> {
    this.#performed = this.#performed.slice(0, this.#synced)
    if (this.#database !== null) emptyDatabase()
    this.#memory = this.#emptyMemory()
    for (const operation of this.#performed) await this.#apply(operation)
  }

  #emptyMemory() {
    return createMemoryStore({ now: () => this.#time })
  }

  async #apply(operation: StoreOperation): Promise<unknown> {
    const { at, name, args } = operation
    this.#time = at
    const result = await this.#applyInMemory(operation)
    if (this.#database === null) return result
    const same = this.#database.perform(name, args)
    if (!isDeepStrictEqual(same ?? null, result ?? null))
      this.#difference ??= `After ${name} SQLite gives ${JSON.stringify(same)}, and the memory store ${JSON.stringify(result)}.`
    return same
  }

  #applyInMemory({ name, args }: StoreOperation): Promise<unknown> {
    const { money, protection } = this.#memory
    const given = args as never[]
    switch (name) {
      case 'beginMoney': {
        const [request, now, runningMs] = given as unknown as Parameters<Operations['beginMoney']>
        this.#time = now
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
        return protection.read(String(args[0]))
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
  attempt: owner,
}: Parameters<Operations['beginMoney']>[0]) => ({
  member: memberHash,
  key: keyHash,
  fingerprint,
  attempt: owner,
})
