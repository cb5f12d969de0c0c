export type Row = Readonly<Record<string, unknown>>
export type Table =
  | 'store'
  | 'protection_key'
  | 'writers'
  | 'sessions'
  | 'money'
  | 'counters'
  | 'members'
  | 'movements'
  | 'cache'
  | 'audit'
type Change = { readonly table: Table; readonly key: string; readonly row: Row | null }
export type Tables = Map<Table, Map<string, Row>>
type Mode = 'exclusive' | 'share'

/** An error as PostgreSQL reports it, by its SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A statement cannot go on before another transaction ends; it is then performed again. */
export class Blocked extends Error {}

export function applyChanges(tables: Tables, changes: readonly Change[]): void {
  for (const { table, key, row } of changes) {
    const rows = tables.get(table) ?? new Map<string, Row>()
    tables.set(table, rows)
    if (row === null) rows.delete(key)
    else rows.set(key, row)
  }
}

export const copyTables = (tables: Tables): Tables =>
  new Map([...tables].map(([table, rows]) => [table, new Map(rows)]))

/** Locks of rows, also of rows that do not exist yet, as a unique index has them. */
export class Locks {
  readonly #held = new Map<string, Map<Transaction, Mode>>()

  /** @throws Blocked */
  take(owner: Transaction, name: string, mode: Mode): void {
    const holders = this.#held.get(name) ?? new Map<Transaction, Mode>()
    for (const [other, held] of holders) {
      if (other !== owner && (mode === 'exclusive' || held === 'exclusive')) throw new Blocked()
    }
    if (holders.get(owner) !== 'exclusive') holders.set(owner, mode)
    this.#held.set(name, holders)
    owner.locks.add(name)
  }

  release(owner: Transaction): void {
    for (const name of owner.locks) {
      const holders = this.#held.get(name)
      holders?.delete(owner)
      if (holders?.size === 0) this.#held.delete(name)
    }
    owner.locks.clear()
  }
}

export class Transaction {
  readonly locks = new Set<string>()
  readonly now: () => number
  isFailed = false
  /** It advances a writer, so that its loss is noticed. */
  isCounted = false
  /** Its commit waits for the disk and the standby, for the disk alone, or for neither. */
  waits: 'on' | 'local' | 'off' = 'on'
  readonly isImplicit: boolean
  readonly #visible: Tables
  readonly #table: Locks
  readonly #found = new Map<string, readonly string[]>()
  readonly #written = new Map<Table, Map<string, Row | null>>()

  constructor(visible: Tables, locks: Locks, now: () => number, isImplicit: boolean) {
    this.#visible = visible
    this.#table = locks
    this.now = now
    this.isImplicit = isImplicit
  }

  get(table: Table, key: string): Row | undefined {
    const own = this.#written.get(table)?.get(key)
    if (own !== undefined) return own ?? undefined
    return this.#visible.get(table)?.get(key)
  }

  all(table: Table): readonly (readonly [string, Row])[] {
    const own = this.#written.get(table)
    const rows = this.#visible.get(table) ?? new Map<string, Row>()
    if (own === undefined) return [...rows]
    const merged = new Map<string, Row | null>([...rows, ...own])
    return [...merged].filter((entry): entry is [string, Row] => entry[1] !== null)
  }

  lock(table: Table, key: string, mode: Mode = 'exclusive'): void {
    this.#table.take(this, `${table} ${key}`, mode)
  }

  /** What a statement found at first, also when it is performed again after it has waited for a lock. */
  foundAtFirst(text: string, find: () => readonly string[]): readonly string[] {
    const found = this.#found.get(text) ?? find()
    this.#found.set(text, found)
    return found
  }

  put(table: Table, key: string, row: Row | null): void {
    this.lock(table, key)
    const rows = this.#written.get(table) ?? new Map<string, Row | null>()
    rows.set(key, row)
    this.#written.set(table, rows)
  }

  /** Locks a row that can be seen; undefined: there is none. */
  locked(table: Table, key: string, mode: Mode = 'exclusive'): Row | undefined {
    if (this.get(table, key) === undefined) return undefined
    this.lock(table, key, mode)
    return this.get(table, key)
  }

  changes(): readonly Change[] {
    return [...this.#written].flatMap(([table, rows]) =>
      [...rows].map(([key, row]) => ({ table, key, row })),
    )
  }

  end(): void {
    this.#table.release(this)
  }
}
