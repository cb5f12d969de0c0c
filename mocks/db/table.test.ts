import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startMock } from '../../tests/support/mock-scenario.ts'
import { memoryStorage } from './storage.ts'
import { Table } from './table.ts'

type Row = { id: number; owner: string; isDone: boolean }

const createTable = () =>
  new Table<Row>({
    schema: z.object({ id: z.int(), owner: z.string(), isDone: z.boolean() }),
    keyOf: ({ id }) => id,
    ownerOf: ({ owner }) => owner,
    isOpen: ({ isDone }) => !isDone,
  })

const ids = fc.integer({ min: 1, max: 6 })
const owners = fc.constantFrom('demo', 'sora')
const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('add' as const), id: ids, owner: owners }),
    fc.record({ act: fc.constant('finish' as const), id: ids }),
    fc.record({ act: fc.constant('remove' as const), id: ids }),
    fc.record({ act: fc.constant('forget' as const), id: ids }),
  ),
)

describe('a table', () => {
  test('finds the same rows as a plain list, by key, owner and open state', () => {
    fc.assert(
      fc.property(acts, (sequence) => {
        const table = createTable()
        const saved = new Map<number, unknown>()
        let list: Row[] = []
        for (const step of sequence) {
          const has = list.some(({ id }) => id === step.id)
          if (step.act === 'add') {
            const row = { id: step.id, owner: step.owner, isDone: false }
            if (has) expect(() => table.add(row)).toThrow('already')
            else list = [...list, table.add(row)]
          } else if (step.act === 'finish') {
            if (!has) expect(() => table.update(step.id, { isDone: true })).toThrow('no row')
            else table.update(step.id, { isDone: true })
            list = list.map((row) => (row.id === step.id ? { ...row, isDone: true } : row))
          } else if (step.act === 'remove') {
            expect(table.remove(step.id)).toEqual(list.find(({ id }) => id === step.id))
            list = list.filter(({ id }) => id !== step.id)
          } else {
            table.removeWhile(({ id }) => id < step.id)
            const end = list.findIndex(({ id }) => id >= step.id)
            list = end === -1 ? [] : list.slice(end)
          }
          for (const { place, row } of table.takeChanges()) saved.set(place, row)
        }
        const restored = createTable()
        for (const [place, row] of [...saved].toSorted(([a], [b]) => a - b)) {
          if (row !== null) restored.restore({ place, row })
        }
        for (const current of [table, restored]) {
          expect(current.all()).toEqual(list)
          expect(current.takeChanges()).toEqual([])
          for (const id of [1, 2, 3, 4, 5, 6]) {
            expect(current.get(id)).toEqual(list.find((row) => row.id === id))
          }
          for (const owner of ['demo', 'sora', 'nobody']) {
            expect(current.owned(owner)).toEqual(list.filter((row) => row.owner === owner))
          }
          const open = current.open().toSorted((a, b) => a.id - b.id)
          const expected = list.filter(({ isDone }) => !isDone).toSorted((a, b) => a.id - b.id)
          expect(open).toEqual(expected)
        }
      }),
    )
  })

  test('refuses rows that violate the schema and changes of a key', () => {
    const table = createTable()
    expect(() => table.add({ id: 1.5, owner: 'demo', isDone: false })).toThrow('int')
    const row = table.add({ id: 1, owner: 'demo', isDone: false })
    expect(() => table.update(1, { id: 2 })).toThrow('keeps its key')
    expect(table.all()).toEqual([row])
  })
})

test('moving money is as cheap after a thousand moves as at the start', async () => {
  const storage = memoryStorage()
  const loads = vi.spyOn(storage, 'load')
  const saves = vi.spyOn(storage, 'save')
  const demo = await startMock({ storage }).demo()
  const scans = vi.spyOn(Table.prototype, 'all')
  const visits = vi.spyOn(Table.prototype, 'get')
  const workOf = async (index: number) => {
    for (const spy of [loads, saves, scans, visits]) spy.mockClear()
    await demo.ask(index % 2 === 0 ? 'userTransferIn' : 'userWithdraw', { amount: 100 })
    const saved = saves.mock.calls.flatMap(([change]) => change.rows.map(({ table }) => table))
    const [loaded, scanned, visited] = [loads, scans, visits].map((spy) => spy.mock.calls.length)
    return { loaded, scanned, visited, saved }
  }
  const first = await workOf(0)
  for (let index = 1; index < 1_000; index += 1) await workOf(index)
  expect(await workOf(0)).toEqual(first)
  expect(first).toMatchObject({
    loaded: 0,
    scanned: 0,
    saved: ['balances', 'entries', 'entries', 'idempotency'],
  })
})
