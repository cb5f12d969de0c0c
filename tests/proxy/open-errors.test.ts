import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { describe, test } from 'vitest'
import { databaseFault } from '../../proxy/store/shared/engine-faults.ts'
import { accept, fileWithLimit, idOf, open } from './identity-files.ts'

/** Ends all sessions; no message may name it without a reason. */
const ACCEPT = '--accept-store'

test.for([
  ['57014', 'canceling statement due to statement timeout', 'another session holds a lock'],
  ['', 'Query read timeout', 'another session holds a lock'],
  ['ETIMEDOUT', 'connect ETIMEDOUT 10.0.0.1:5432', 'look at the network'],
  ['42501', 'permission denied for table store', 'give the user of STORE its rights'],
])(
  'the error %s of PostgreSQL, %s, says what to look at',
  ([code, message, advice], { expect }) => {
    const fault = databaseFault(Object.assign(new Error(message), code === '' ? {} : { code }))
    expect(fault).toContain(advice)
    expect(fault).not.toContain(ACCEPT)
  },
)

/** A file of limits that was refused, and that SQLite cannot open now. */
async function createUnopenableFile() {
  const file = await fileWithLimit()
  const identity = readFileSync(`${file}.identity`, 'utf8')
  const refusedIdentity = identity.replace('distrusted: no', 'distrusted: it is to be looked at')
  writeFileSync(`${file}.identity`, refusedIdentity)
  const block = () => mkdirSync(`${file}-wal`)
  return { file, identity, block, unblock: () => rmdirSync(`${file}-wal`) }
}

describe('R-PROT-01 an SQLite file', () => {
  test('nobody is told to accept a file that cannot be opened for a while', async ({ expect }) => {
    const { file, identity, block, unblock } = await createUnopenableFile()
    const store = await open(file)
    await expect.poll(store.verdict).toContain('it is to be looked at')
    const before = store.messages.length
    block()
    writeFileSync(`${file}.identity`, identity)
    await expect.poll(store.verdict).toContain('cannot be opened now')
    expect(store.messages.slice(before).join()).not.toMatch(/refused|--accept-store/)
    unblock()
    await expect.poll(store.verdict).toBe('ready')
    expect(await store.limitOf()).toBe(5_000)
  })

  test('a file that cannot be read right now is not accepted with the loss of its content', async ({
    expect,
  }) => {
    const { file, block, unblock } = await createUnopenableFile()
    block()
    await expect(accept(file)).rejects.toThrow('unable to open database file')
    unblock()
    expect(await accept(file)).toMatchObject({ id: idOf(file), reason: 'it is to be looked at' })
    const store = await open(file)
    expect([await store.verdict(), await store.limitOf()]).toEqual(['ready', 5_000])
  })
})
