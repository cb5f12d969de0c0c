import { describe, expect, test } from 'vitest'
import { memberKey } from '../../src/lib/member-id.ts'
import { storeKinds, openStoreAt, recordWith as record } from './every-store.ts'
import { START } from './proxy-harness.ts'
import { member } from './scripted-backend.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const sora = { ...member, userId: 'sora' }
const revocation = { member: memberKey(member.userId), ownId: 'one', requestId: 'request-01' }

describe.for(storeKinds)('R-SESS-10 %s', ([, open]) => {
  async function openFour() {
    const opened = await openStoreAt(START, open)
    const { sessions } = opened
    const phone = { browser: 'Safari', system: 'iOS' }
    await sessions.add('one', record())
    await sessions.add('two', record({ device: phone, startedAt: START - HOUR_MS }))
    await sessions.add('three', record({ expiresAt: START + 2 * HOUR_MS }))
    await sessions.add('of sora', record({ sideUser: sora }))
    await sessions.updateActivity('two', START + 1_000)
    const list = async (id = 'one') =>
      (await sessions.list(revocation.member, id)).toSorted(
        (first, second) => first.startedAt - second.startedAt || Number(second.isThis) - 1,
      )
    const found = () =>
      Promise.all(
        ['one', 'two', 'three', 'of sora'].map(async (id) => (await sessions.get(id)) !== null),
      )
    return { ...opened, phone, list, found }
  }

  test('only a member’s own sessions are listed, with device, start and last use', async () => {
    const { list, phone, advanceClock: pass, sessions } = await openFour()
    const { device } = record()
    const name = expect.stringMatching(/^[\w-]{22,64}$/) as string
    const listed = await list()
    expect(listed).toEqual([
      { name, isThis: false, startedAt: START - HOUR_MS, activeAt: START + 1_000, device: phone },
      { name, isThis: true, startedAt: START, activeAt: START, device },
      { name, isThis: false, startedAt: START, activeAt: START, device },
    ])
    expect(new Set(listed.map((one) => one.name)).size).toBe(3)
    expect(await sessions.list('nobody', 'one')).toEqual([])
    await sessions.remove('two')
    expect(await list()).toHaveLength(2)
    await pass(HOUR_MS)
    expect(await list('three')).toEqual([expect.objectContaining({ isThis: true })])
  })

  test('a member ends one other session, whose calls report that until its expiry', async () => {
    const { list, found, advanceClock: pass, sessions } = await openFour()
    const [two] = await list()
    await sessions.revoke({ ...revocation, name: two!.name })
    await sessions.revoke({ ...revocation, name: two!.name })
    expect(await found()).toEqual([true, false, true, true])
    expect(await list()).toHaveLength(2)
    const revoked = () => Promise.all(['one', 'two', 'x'].map((id) => sessions.wasRevoked(id)))
    expect(await revoked()).toEqual([false, true, false])
    // Late answers do not bring it back.
    await sessions.updateUser('two', member)
    await sessions.updateActivity('two', START + 2_000)
    expect(await found()).toEqual([true, false, true, true])
    await pass(HOUR_MS)
    expect(await revoked()).toEqual([false, false, false])
  })

  test('a member ends all other sessions: neither the own one nor another member’s', async () => {
    const { found, sessions } = await openFour()
    await sessions.revoke({ ...revocation, name: null })
    await sessions.revoke({ ...revocation, name: null })
    expect(await found()).toEqual([true, false, false, true])
    await sessions.add('next', record())
    expect(await sessions.get('next')).not.toBeNull()
  })

  test('a name ends neither the session that asks nor one of another member', async () => {
    const { list, found, sessions } = await openFour()
    const own = (await list()).find(({ isThis }) => isThis)!
    const [others] = await sessions.list('sora', 'of sora')
    for (const name of [own.name, others!.name, 'none']) {
      await sessions.revoke({ ...revocation, name })
    }
    expect(await found()).toEqual([true, true, true, true])
  })

  test('devices that end each other at once are all signed out, and none waits for another', async () => {
    const { sessions } = await openStoreAt(START, open)
    const ids = Array.from({ length: 12 }, (_, index) => `device-${index}`)
    for (const id of ids) await sessions.add(id, record())
    const ended = ids.map((ownId) => sessions.revoke({ ...revocation, ownId, name: null }))
    await Promise.all(ended)
    expect(await Promise.all(ids.map((id) => sessions.get(id)))).toEqual(ids.map(() => null))
  })

  test('sessions are ended later, too, after a change of the password', async () => {
    const { found, sessions } = await openFour()
    await sessions.revokeOthersLater(revocation)
    expect(await found()).toEqual([true, false, false, true])
  })
})
