import { describe, expect, test } from 'vitest'
import { startMock } from '../../tests/support/mock-scenario.ts'
import type { Caller } from '../../tests/support/mock-scenario.ts'

const unread = async (caller: Caller) => {
  const { noteCount, helpCount, user } = await caller.ask('userHealthCheck', {})
  expect(user).toMatchObject({ noteCount, helpCount })
  return { noteCount, helpCount }
}

describe('R-COMM-01 messages', () => {
  test('one that is opened counts as read, and is the one that is deleted', async () => {
    const demo = await startMock({ startState: 'unread' }).demo()
    const { list } = await demo.ask('getNote', {})
    const [newest, next] = list.map(({ id }) => id)
    const opened = await demo.ask('readNote', { id: newest! })
    expect(opened).toMatchObject({ note: { id: newest, readAt: '2026-11-20T21:00:00+09:00' } })
    expect(await unread(demo)).toEqual({ noteCount: 2, helpCount: 1 })

    await demo.ask('readNote', { id: next! })
    expect(await demo.ask('deleteNote', {})).toEqual({ status: 'success' })
    expect(await demo.ask('deleteNote', {})).toEqual({ status: 'already' })
    const left = (await demo.ask('getNote', {})).list.map(({ id }) => id)
    expect(left).toEqual(list.map(({ id }) => id).filter((id) => id !== next))
  })

  test('all are read at once, and all are deleted at once', async () => {
    const demo = await startMock({ startState: 'unread' }).demo()
    expect(await demo.ask('readAllNotes', {})).toEqual({ status: 'success', count: 3 })
    expect(await demo.ask('readAllNotes', {})).toEqual({ status: 'success', count: 0 })
    expect(await unread(demo)).toMatchObject({ noteCount: 0 })
    expect(await demo.ask('deleteAllNotes', {})).toEqual({ status: 'success', count: 5 })
    expect((await demo.ask('noteList', { page: 1, pageSize: 20 })).total).toBe(0)
  })

  test("a member never sees or deletes another's", async () => {
    const mock = startMock({ startState: 'unread' })
    const sora = await mock.sora()
    expect((await sora.ask('getNote', {})).list).toEqual([])
    expect(await sora.ask('deleteAllNotes', {})).toMatchObject({ count: 0 })
    expect((await (await mock.demo()).ask('getNote', {})).list).toHaveLength(5)
  })
})

describe('R-COMM-01 inquiries', () => {
  test('one is answered after 45 seconds, counts as unread, and is read by opening it', async () => {
    const mock = startMock()
    const demo = await mock.demo()
    const written = await demo.ask('writeHelp', { title: '출금 문의', content: '언제 오나요?' })
    if (written.status !== 'success') throw new Error(written.status)
    const { id } = written.help
    mock.pass(44_999)
    expect(await demo.ask('helpRead', { id })).toMatchObject({
      help: { answer: null, readAt: null },
    })
    mock.pass(1)
    expect(await unread(demo)).toEqual({ noteCount: 0, helpCount: 1 })
    const read = await demo.ask('helpRead', { id })
    if (read.status !== 'success') throw new Error(read.status)
    expect(read.help.answeredAt).toBe('2026-11-20T21:00:45+09:00')
    expect(read.help.answer).toContain('출금은 신청하신 순서대로')
    expect(await unread(demo)).toEqual({ noteCount: 0, helpCount: 0 })
  })

  test('R-COMM-02 the question for the account is answered with an account', async () => {
    const mock = startMock()
    const demo = await mock.demo()
    await demo.ask('writeHelp', { kind: 'account' })
    mock.pass(45_000)
    const [newest] = (await demo.ask('helpList', {})).list
    expect(newest?.title).toBe('입금 계좌 문의')
    const read = await demo.ask('helpRead', { id: newest!.id })
    expect(JSON.stringify(read)).toMatch(/000-0000-000000/)
  })

  test('all are deleted at once', async () => {
    const demo = await startMock().demo()
    expect(await demo.ask('deleteAllHelp', {})).toEqual({ status: 'success', count: 1 })
    expect((await demo.ask('helpList', {})).list).toEqual([])
  })
})
