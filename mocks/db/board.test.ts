import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startMock } from '../../tests/support/mock-scenario.ts'
import { BoardCollection } from './board.ts'
import { memoryStorage } from './storage.ts'

const createBoard = () =>
  new BoardCollection({ schema: z.object({ id: z.int(), title: z.string() }) })

const ids = fc.integer({ min: 1, max: 6 })
const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('write' as const), id: ids }),
    fc.record({ act: fc.constant('rename' as const), id: ids, title: fc.constantFrom('A', 'B') }),
    fc.record({ act: fc.constant('remove' as const), id: ids }),
  ),
)

describe('a collection of the board', () => {
  test('is equal after its changed rows were saved and restored', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const board = createBoard()
        const saved = new Map<number, unknown>()
        for (const step of sequence) {
          const foundRow = board.findFirst((q) => q.where({ id: step.id }))
          if (step.act === 'write') {
            if (foundRow === undefined) await board.create({ id: step.id, title: 'A' })
          } else if (step.act === 'rename') {
            await board.update((q) => q.where({ id: step.id }), {
              data(row) {
                row.title = step.title
              },
            })
          } else {
            board.delete((q) => q.where({ id: step.id }))
          }
          const isChanged = (step.act === 'write') === (foundRow === undefined)
          const changes = board.takeChanges()
          expect(changes).toHaveLength(isChanged ? 1 : 0)
          for (const { place, row } of changes) saved.set(place, row)
        }
        const restored = createBoard()
        for (const [place, row] of [...saved].toSorted(([a], [b]) => a - b)) {
          if (row !== null) await restored.restore({ place, row })
        }
        expect(restored.takeChanges()).toEqual([])
        expect(JSON.stringify(restored.all())).toBe(JSON.stringify(board.all()))
        await restored.create({ id: 7, title: 'A' })
        const taken = [...saved].filter(([, row]) => row !== null).map(([place]) => place)
        const [added] = restored.takeChanges()
        expect(added).toEqual({ place: Math.max(0, ...taken) + 1, row: { id: 7, title: 'A' } })
      }),
    )
  })

  test('does not restore rows that violate its schema', async () => {
    const row = { id: 1.5, title: 'A' }
    await expect(createBoard().restore({ place: 1, row })).rejects.toThrow('int')
  })
})

test('opening a message saves only that message, which stays read after a restart', async () => {
  const storage = memoryStorage()
  const saves = vi.spyOn(storage, 'save')
  const demo = await startMock({ storage, startState: 'unread' }).demo()
  const { list } = await demo.ask('getNote', {})
  saves.mockClear()
  await demo.ask('readNote', { id: list[0]!.id })
  const saved = saves.mock.calls.flatMap(([change]) => change.rows.map(({ table }) => table))
  expect(saved.toSorted()).toEqual(['members', 'notes'])

  const after = startMock({ storage }).as(demo.token)
  expect((await after.ask('getNote', {})).list).toEqual([
    { ...list[0], readAt: '2026-11-20T21:00:00+09:00' },
    ...list.slice(1),
  ])
  expect(await after.ask('userHealthCheck', {})).toMatchObject({ noteCount: 2, helpCount: 1 })
  await after.ask('deleteAllNotes', {})
  const last = startMock({ storage }).as(demo.token)
  expect((await last.ask('getNote', {})).list).toEqual([])
})
