import { describe, test } from 'vitest'
import { createConnections } from '../../proxy/store/postgres/connections.ts'
import { freshDatabase } from '../support/engines/postgres.ts'
import { onTestFinished } from '../support/this-test.ts'

describe('connections to a database', () => {
  test('nothing is begun that could not end in time, because giving it up costs a connection', async ({
    expect,
  }) => {
    const connections = createConnections([await freshDatabase()], () => Promise.resolve())
    onTestFinished(() => connections.close())
    const busy = Promise.withResolvers<void>()
    const others: Promise<void>[] = []
    while (others.length < 16) {
      await new Promise<void>((begun) => {
        const work = () => {
          begun()
          return busy.promise
        }
        others.push(connections.run(work, 60_000))
      })
    }
    let begun = 0
    const call = connections.run(() => {
      begun += 1
      return new Promise(() => undefined)
    }, 1_000)
    setTimeout(busy.resolve, 900)
    await expect(call).rejects.toThrow('no answer in time')
    await Promise.all(others)
    expect(begun).toBe(0)
  })
})
