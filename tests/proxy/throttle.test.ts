import { describe, expect, test } from 'vitest'
import { openGame } from './depositing.ts'
import { json, text } from './scripted-backend.ts'
import { sqliteFile } from './store-files.ts'
import { clientAt, knowsDemo, refusedCount, startThrottled } from './throttled-clients.ts'
import type { Harness } from './throttled-clients.ts'
import { MINUTE_MS } from '../../src/lib/durations.ts'

describe('the throttle', () => {
  test('200 ids sprayed from one address: 30 a minute reach the backend', async () => {
    const harness = await startThrottled()
    const stranger = clientAt(harness)
    const spray = () =>
      Promise.all(Array.from({ length: 200 }, (_, count) => stranger.login(`id${count}`)))
    expect(refusedCount(await spray())).toBe(170)
    expect(harness.backend.received).toHaveLength(30)
    harness.pass(MINUTE_MS)
    expect(refusedCount(await spray())).toBe(170)
  })

  test('300 checks whether an id or a name is taken: 60 a minute reach the backend', async () => {
    const harness = await startThrottled()
    const stranger = clientAt(harness)
    harness.backend.stub('user/check_user_id', json({ status: 'success' }))
    harness.backend.stub('user/check_user_nick', json({ status: 'success' }))
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, count) => [
        stranger.post('check-user-id', { id: `player${count}` }),
        stranger.post('check-user-nick', { nick: `player${count}` }),
      ]).flat(),
    )
    expect(refusedCount(answers)).toBe(240)
    expect(harness.backend.received).toHaveLength(60)
  })

  test('300 questions which codes register: 60 a minute reach the backend', async () => {
    const harness = await startThrottled()
    const stranger = clientAt(harness)
    const ask = () => stranger.post('get-reg-domain', {})
    expect(refusedCount(await Promise.all(Array.from({ length: 300 }, ask)))).toBe(240)
    expect(harness.backend.received).toHaveLength(60)
  })

  test('a stolen session guesses no password, from however many addresses and sessions', async () => {
    const harness = await startThrottled({ TRUSTED_PROXIES: '127.0.0.1' })
    harness.backend.stub('user/user_exchange_to_pass', json({ status: 'pass' }))
    const sessions = await Promise.all(
      ['192.0.2.1', '192.0.2.2'].map(async (address) => {
        const browser = harness.browser()
        const headers = { 'x-forwarded-for': address }
        await browser.post('user-do-login', { id: 'demo', pw: 'demo1234' }, headers)
        const { body } = await browser.post('session', {})
        const authorization = `Bearer ${String(body['token'])}`
        return (pw: string, from: string) =>
          browser.post(
            'change-password',
            { pw, newPw: 'a-new-password' },
            { authorization, 'x-forwarded-for': from },
          )
      }),
    )
    const guesses = []
    for (let count = 0; count < 15; count += 1) {
      const guess = await sessions[count % 2]!(`guess-${count}`, `192.0.2.${count + 3}`)
      guesses.push(guess.status)
    }
    expect(guesses).toEqual([...Array<number>(10).fill(200), ...Array<number>(5).fill(429)])
    harness.pass(MINUTE_MS)
    expect((await sessions[0]!('guess', '192.0.2.1')).status).toBe(200)
  })

  test('60 games a minute are opened for a member, from however many sessions', async () => {
    const harness = await startThrottled({ MEMBER_WRITES_PER_MINUTE: '60' })
    harness.backend.stub('slot/open_game', json({ status: 'time' }))
    const browsers = [harness.browser(), harness.browser()]
    for (const browser of browsers) await browser.signIn()
    const opened = []
    for (let count = 0; count < 70; count += 1) {
      const { status } = await openGame(browsers[count % 2]!)
      opened.push(status)
    }
    expect(opened).toEqual([...Array<number>(60).fill(200), ...Array<number>(10).fill(429)])
    const other = await browsers[0]!.post('set-reality-check', { minutes: 15 })
    expect(other.status).toBe(200)
    harness.pass(MINUTE_MS)
    const again = await openGame(browsers[0]!)
    expect(again.status).toBe(200)
  })

  test('wrong passwords wait longer each time, for an id that exists as for one that does not', async () => {
    const harness = await startThrottled()
    const stranger = clientAt(harness)
    const guess = async (id: string) => {
      const waits: (string | undefined)[] = []
      for (let count = 0; count < 5; count += 1) waits.push((await stranger.login(id)).retryAfter)
      for (let count = 0; count < 3; count += 1) {
        const { retryAfter } = await stranger.login(id)
        waits.push(retryAfter)
        harness.pass(Number(retryAfter) * 1_000)
        waits.push((await stranger.login(id)).retryAfter)
      }
      return waits
    }
    const none = undefined
    const waits = [none, none, none, none, none, '15', none, '30', none, '60', none]
    expect(await guess('demo')).toEqual(waits)
    harness.pass(MINUTE_MS)
    expect(await guess('nobody')).toEqual(waits)
    // Ids are compared without case.
    expect((await stranger.login('NOBODY')).status).toBe(429)
  })

  test('R-SESS-04 guesses for one id count together, however the id is written', async () => {
    const harness = await startThrottled()
    const stranger = clientAt(harness)
    const spellings = ['demo', ' DEMO ', 'ｄｅｍｏ', 'démo', 'de\u200bmo', 'Dem\u00a0o']
    const statuses = []
    for (const id of spellings) statuses.push((await stranger.login(id)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    // Other clients and other ids are counted separately.
    expect((await stranger.login('demo1')).status).toBe(200)
  })

  test('concurrent guesses are limited like consecutive ones', async () => {
    const harness = await startThrottled()
    const stranger = clientAt(harness)
    await Promise.all(Array.from({ length: 29 }, () => stranger.login('demo')))
    expect(harness.backend.received).toHaveLength(5)
  })

  test('logins that the backend could not check do not count: a member who tried during an outage gets in', async () => {
    const harness = await startThrottled({ CIRCUIT_BREAKERS: 'off' })
    const member = clientAt(harness)
    harness.backend.stub('user/do_login', text('Bad gateway', 502, 'text/plain'))
    for (let count = 0; count < 12; count += 1) {
      expect((await member.login('demo', 'demo1234')).status).toBe(502)
    }
    harness.backend.stub('user/do_login', knowsDemo)
    for (let count = 0; count < 5; count += 1) {
      expect((await member.login('demo')).status).toBe(200)
    }
    expect((await member.login('demo', 'demo1234')).status).toBe(429)
    harness.pass(15_000)
    harness.backend.stub('user/do_login', text('Bad gateway', 502, 'text/plain'))
    expect((await member.login('demo', 'demo1234')).status).toBe(502)
    harness.backend.stub('user/do_login', knowsDemo)
    expect((await member.login('demo', 'demo1234')).status).toBe(200)
  })

  test.each([400, 401, 403, 404, 422])(
    'a backend that answers a wrong password with %i, which no contract has, is not open to guessing',
    async (status) => {
      const harness = await startThrottled()
      const stranger = clientAt(harness)
      harness.backend.stub('user/do_login', text('No', status, 'text/plain'))
      const guesses = []
      for (let count = 0; count < 7; count += 1) guesses.push((await stranger.login('demo')).status)
      expect(guesses).toEqual([502, 502, 502, 502, 502, 429, 429])
      harness.backend.stub('user/do_login', knowsDemo)
      harness.pass(15_000)
      expect((await stranger.login('demo', 'demo1234')).status).toBe(200)
    },
  )

  test('a right password ends the waiting', async () => {
    const harness = await startThrottled()
    const member = clientAt(harness)
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) await member.login('demo')
      expect((await member.login('demo', 'demo1234')).status).toBe(200)
    }
  })

  test.runIf(process.platform === 'linux')(
    'attackers who guess cannot lock the member out',
    async () => {
      const harness = await startThrottled({ LOGINS_PER_MINUTE: '1000' })
      const member = clientAt(harness, '127.0.0.2')
      expect((await member.login('demo', 'demo1234')).status).toBe(200)
      const one = clientAt(harness, '127.0.0.3')
      await Promise.all(Array.from({ length: 300 }, () => one.login('demo')))
      expect((await member.login('demo', 'demo1234')).status).toBe(200)
      // Another address is another client, so it is not throttled.
      expect((await clientAt(harness, '127.0.0.4').login('demo', 'demo1234')).status).toBe(200)

      const many = Array.from({ length: 40 }, (_, count) =>
        clientAt(harness, `127.0.1.${count + 1}`),
      )
      const guesses = await Promise.all(
        many.flatMap((stranger) => Array.from({ length: 4 }, () => stranger.login('demo'))),
      )
      expect(refusedCount(guesses)).toBeGreaterThan(0)
      expect((await member.login('demo', 'demo1234')).status).toBe(200)
      harness.pass(MINUTE_MS)
      expect((await clientAt(harness, '127.0.0.5').login('demo', 'demo1234')).status).toBe(200)
    },
  )

  test('two processes that share a store count together', async () => {
    const file = sqliteFile()
    const first = await startThrottled({ SESSION_STORE: file })
    const second = await startThrottled({ SESSION_STORE: file, BACKEND_URL: first.backend.url })
    const strangers = [first, second].map((harness) => clientAt(harness))
    const answers = []
    // In turns, so that no call waits for the store longer than calls may.
    for (let count = 0; count < 20; count += 1)
      for (const stranger of strangers) answers.push(await stranger.login(`id${count}`))
    expect(refusedCount(answers)).toBe(10)
  })
})

describe('the client’s address', () => {
  const logins = async (harness: Harness, headers: (count: number) => object) =>
    refusedCount(
      await Promise.all(
        Array.from({ length: 40 }, (_, count) =>
          clientAt(harness, '127.0.0.1', headers(count)).login(`id${count}`),
        ),
      ),
    )

  test('is the connection’s address: headers from untrusted clients are ignored', async () => {
    const harness = await startThrottled()
    const forged = (count: number) => ({
      'x-forwarded-for': `192.0.2.${count}`,
      forwarded: `for=192.0.2.${count}`,
    })
    expect(await logins(harness, forged)).toBe(10)
    expect(harness.backend.last()?.headers['forwarded']).toBe('for=127.0.0.1')
    const warnings = harness.log.filter(({ event }) => event === 'trusted_proxies_unset')
    expect(warnings.map(({ level }) => level)).toEqual(['warn'])
  })

  test('is the address from a trusted gateway, and is passed to the backend', async () => {
    const harness = await startThrottled({ TRUSTED_PROXIES: '127.0.0.0/8 10.0.0.0/8' })
    // Addresses before the client's own are written by the client and not trusted.
    const through = (count: number) => ({
      'x-forwarded-for': `203.0.113.9, 192.0.2.${count}, 10.1.2.3`,
    })
    expect(await logins(harness, through)).toBe(0)
    const one = clientAt(harness, '127.0.0.1', { 'x-forwarded-for': '2001:DB8::1' })
    await one.login('demo')
    expect(harness.backend.last()?.headers['forwarded']).toBe('for="[2001:db8::1]"')
  })

  test('in the header Forwarded, where the gateway writes that', async () => {
    const harness = await startThrottled({
      TRUSTED_PROXIES: '127.0.0.1',
      CLIENT_ADDRESS_HEADER: 'forwarded',
    })
    const headers = {
      forwarded: 'for=203.0.113.9;proto=https, For="[2001:db8:1::9]:4711";proto=https',
      'x-forwarded-for': '198.51.100.1',
    }
    await clientAt(harness, '127.0.0.1', headers).login('demo')
    expect(harness.backend.last()?.headers['forwarded']).toBe('for="[2001:db8:1::9]"')
  })

  test('of IPv6 counts as its network: a customer has many', async () => {
    const harness = await startThrottled({ TRUSTED_PROXIES: '127.0.0.1' })
    const neighbours = (count: number) => ({ 'x-forwarded-for': `2001:db8::${count + 1}` })
    expect(await logins(harness, neighbours)).toBe(10)
    const others = (count: number) => ({ 'x-forwarded-for': `2001:db8:${count + 1}::1` })
    expect(await logins(harness, others)).toBe(0)
  })

  const group = (count: number) => count.toString(16)
  const spread = [
    ['/56', 60, (count: number) => `2001:db8:0:${group(count % 256)}::1`],
    ['/48', 120, (count: number) => `2001:db8:0:${group(count * 100)}::1`],
  ] as const

  test.each(spread)('of an IPv6 %s: %i logins a minute', async (_, most, addressOf) => {
    const harness = await startThrottled({ TRUSTED_PROXIES: '127.0.0.1' })
    const login = (address: string, id: string) =>
      clientAt(harness, '127.0.0.1', { 'x-forwarded-for': address }).login(id)
    const all = Array.from({ length: 600 }, (_, count) => login(addressOf(count), `id${count}`))
    expect(refusedCount(await Promise.all(all))).toBe(600 - most)
    expect((await login('2001:db8:1::1', 'demo')).status).toBe(200)
  })

  test.each([
    ['/56', 10, spread[0][2]],
    ['/48', 20, spread[1][2]],
  ] as const)('of an IPv6 %s: %i guesses for one id', async (_, most, addressOf) => {
    const harness = await startThrottled({ TRUSTED_PROXIES: '127.0.0.1' })
    for (let count = 0; count < most + 10; count += 1) {
      const headers = { 'x-forwarded-for': addressOf(count) }
      const { status } = await clientAt(harness, '127.0.0.1', headers).login('demo')
      expect(status).toBe(count < most ? 200 : 429)
    }
  })
})
