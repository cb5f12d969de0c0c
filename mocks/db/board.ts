import { Collection } from '@msw/data'
import type { z } from 'zod'
import type { Key, RowChange, RowStore } from './table.ts'

/**
 * A collection of `@msw/data` that records its changes for storage. Without an index: queries, updates and removals
 * visit every row, so use it only for data that does not grow with money and play.
 */
export class BoardCollection<Schema extends z.ZodType<{ id: Key }>>
  extends Collection<Schema>
  implements RowStore
{
  readonly #schema: Schema
  readonly #places = new Map<Key, number>()
  /** Id of the changed row by position; null: removed. */
  readonly #changes = new Map<number, Key | null>()
  #lastPlace = 0

  constructor(options: { readonly schema: Schema }) {
    super(options)
    this.#schema = options.schema
    this.hooks.on('create', ({ data }) => {
      const { id } = data.record
      if (!this.#places.has(id)) this.#putAt(this.#lastPlace + 1, id)
      this.#changes.set(this.#placeOf(id), id)
    })
    this.hooks.on('update', ({ data }) => {
      const { id } = data.nextRecord
      this.#changes.set(this.#placeOf(id), id)
    })
    this.hooks.on('delete', ({ data }) => {
      const { id } = data.deletedRecord
      this.#changes.set(this.#placeOf(id), null)
      this.#places.delete(id)
    })
  }

  /**
   * Restores a stored row.
   * @throws when it does not fit the schema
   */
  async restore({ place, row }: RowChange): Promise<void> {
    const checked = this.#schema.parse(row)
    this.#putAt(place, checked.id)
    await this.create(checked)
    this.#changes.delete(place)
  }

  takeChanges(): RowChange[] {
    const changes = [...this.#changes]
    this.#changes.clear()
    return changes.map(([place, id]) => ({ place, row: id === null ? null : this.#copyOf(id) }))
  }

  /** The row without the library's internal properties. */
  #copyOf(id: Key): object {
    return { ...this.all().find((row) => row.id === id) }
  }

  #putAt(place: number, id: Key): void {
    this.#places.set(id, place)
    this.#lastPlace = Math.max(this.#lastPlace, place)
  }

  /** @throws when an update changed the id */
  #placeOf(id: Key): number {
    const place = this.#places.get(id)
    if (place === undefined) throw new Error(`The collection has no row ${id}`)
    return place
  }
}
