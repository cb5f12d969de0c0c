import type { z } from 'zod'

export type Key = string | number

/** A stored row: `place` is its position; null: removed. */
export type RowChange = { readonly place: number; readonly row: unknown }

export type RowStore = {
  takeChanges(): RowChange[]
  /**
   * Restores a stored row.
   * @throws when it does not fit the schema
   */
  restore(change: RowChange): void | Promise<void>
}

type TableOptions<Row> = {
  readonly schema: z.ZodType<Row>
  readonly keyOf: (row: Row) => Key
  readonly ownerOf?: (row: Row) => string
  readonly isOpen?: (row: Row) => boolean
}

/**
 * Rows in order of insertion, validated by the table's schema and immutable: `update` replaces a row. The cost of
 * every method except `all` is independent of other members' rows.
 */
export class Table<Row extends object> implements RowStore {
  readonly #options: TableOptions<Row>
  readonly #rows = new Map<Key, { readonly place: number; readonly row: Row }>()
  readonly #keysByOwner = new Map<string, Key[]>()
  readonly #openKeys = new Set<Key>()
  readonly #changes = new Map<number, Row | null>()
  #lastPlace = 0

  constructor(options: TableOptions<Row>) {
    this.#options = options
  }

  get(key: Key): Row | undefined {
    return this.#rows.get(key)?.row
  }

  /** Every row; use rarely, because the cost grows with the table. */
  all(): Row[] {
    return [...this.#rows.values()].map(({ row }) => row)
  }

  /** Keys of a member's rows, oldest first. */
  ownedKeys(owner: string): readonly Key[] {
    return this.#keysByOwner.get(owner) ?? []
  }

  /** A member's rows, oldest first. */
  owned(owner: string): Row[] {
    return this.ownedKeys(owner).flatMap((key) => this.get(key) ?? [])
  }

  open(): Row[] {
    return [...this.#openKeys].flatMap((key) => this.get(key) ?? [])
  }

  /** @throws when the row does not fit the schema or its key is taken */
  add(row: Row): Row {
    const key = this.#options.keyOf(row)
    if (this.#rows.has(key)) throw new Error(`The table has a row ${key} already`)
    return this.#put(key, this.#lastPlace + 1, row)
  }

  /** @throws when the row is missing, the new one does not fit, or its key differs */
  update(key: Key, changes: Partial<Row>): Row {
    const storedRow = this.#rows.get(key)
    if (storedRow === undefined) throw new Error(`The table has no row ${key}`)
    const row = { ...storedRow.row, ...changes }
    if (this.#options.keyOf(row) !== key) throw new Error(`The row ${key} keeps its key`)
    return this.#put(key, storedRow.place, row)
  }

  /** The removed row; undefined: none. */
  remove(key: Key): Row | undefined {
    const storedRow = this.#rows.get(key)
    if (storedRow === undefined) return undefined
    this.#rows.delete(key)
    this.#openKeys.delete(key)
    this.#changes.set(storedRow.place, null)
    const owner = this.#options.ownerOf?.(storedRow.row)
    const keys = owner === undefined ? [] : (this.#keysByOwner.get(owner) ?? [])
    if (owner !== undefined) {
      this.#keysByOwner.set(
        owner,
        keys.filter((otherKey) => otherKey !== key),
      )
    }
    return storedRow.row
  }

  removeWhile(hasExpired: (row: Row) => boolean): void {
    for (const [key, { row }] of this.#rows) {
      if (!hasExpired(row)) return
      this.remove(key)
    }
  }

  /**
   * Restores a stored row.
   * @throws when it does not fit the schema
   */
  restore({ place, row }: RowChange): void {
    const validRow = this.#options.schema.parse(row)
    this.#put(this.#options.keyOf(validRow), place, validRow)
    this.#changes.delete(place)
  }

  takeChanges(): RowChange[] {
    const changes = [...this.#changes].map(([place, row]) => ({ place, row }))
    this.#changes.clear()
    return changes
  }

  #put(key: Key, place: number, row: Row): Row {
    const validRow = this.#options.schema.parse(row)
    const owner = this.#options.ownerOf?.(validRow)
    if (owner !== undefined && !this.#rows.has(key)) {
      const keys = this.#keysByOwner.get(owner)
      if (keys === undefined) this.#keysByOwner.set(owner, [key])
      else keys.push(key)
    }
    this.#rows.set(key, { place, row: validRow })
    this.#lastPlace = Math.max(this.#lastPlace, place)
    if (this.#options.isOpen?.(validRow)) this.#openKeys.add(key)
    else this.#openKeys.delete(key)
    this.#changes.set(place, validRow)
    return validRow
  }
}
