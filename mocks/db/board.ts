import { Collection } from '@msw/data'
import type { z } from 'zod'
import type { Key, RowChange, RowStore } from './table.ts'

/**
 * A collection of `@msw/data` whose changes can be stored. Without an index: each method visits every row, so use it
 * only for data that does not grow with money and play.
 */
export class BoardCollection<Schema extends z.ZodType<{ id: Key }>>
  extends Collection<Schema>
  implements RowStore
{
  readonly #schema: Schema
  /** The record that was stored last; an update replaces it. */
  readonly #storedRows = new Map<Key, { readonly place: number; readonly record: object }>()
  #lastPlace = 0

  constructor(options: { readonly schema: Schema }) {
    super(options)
    this.#schema = options.schema
  }

  /**
   * Restores a stored row.
   * @throws when it does not fit the schema
   */
  async restore({ place, row }: RowChange): Promise<void> {
    const record = await this.create(this.#schema.parse(row))
    this.#storedRows.set(record.id, { place, record })
    this.#lastPlace = Math.max(this.#lastPlace, place)
  }

  takeChanges(): RowChange[] {
    const records = new Map(this.all().map((record) => [record.id, record]))
    const changes: RowChange[] = []
    for (const [id, { place }] of this.#storedRows) {
      if (records.has(id)) continue
      this.#storedRows.delete(id)
      changes.push({ place, row: null })
    }
    for (const [id, record] of records) {
      const storedRow = this.#storedRows.get(id)
      if (storedRow?.record === record) continue
      const place = storedRow?.place ?? (this.#lastPlace += 1)
      this.#storedRows.set(id, { place, record })
      // A copy lacks the library's internal properties.
      changes.push({ place, row: { ...record } })
    }
    return changes
  }
}
