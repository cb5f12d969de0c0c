import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAllowedAddress } from './allowed-address.ts'

const allowed = ['play.example.com', '*.games.example', 'lobby.example.com:8443', 'localhost:4010']

describe('addresses that open', () => {
  test.each([
    ['https://play.example.com/start?id=7#top', 'https://play.example.com/start?id=7#top'],
    ['HTTPS://PLAY.Example.COM/Start', 'https://play.example.com/Start'],
    ['https://play.example.com:443/', 'https://play.example.com/'],
    ['https://eu.games.example/a', 'https://eu.games.example/a'],
    ['https://a.b.games.example', 'https://a.b.games.example/'],
    ['https://lobby.example.com:8443/x', 'https://lobby.example.com:8443/x'],
    ['http://localhost:4010/games/slot', 'http://localhost:4010/games/slot'],
    ['https://play.example.com/?next=https://evil.example@x', undefined],
  ])('R-GAME-03 %s', (url, expected) => {
    expect(checkAllowedAddress(url, allowed)).toStrictEqual({ ok: true, url: expected ?? url })
  })

  test('R-GAME-03 international names match in either spelling', () => {
    const url = new URL('https://놀이터.한국/').href
    expect(url).toMatch(/^https:\/\/xn--.*\.xn--3e0b707e\/$/)
    for (const [address, entry] of [
      ['https://놀이터.한국/', '놀이터.한국'],
      ['https://놀이터.한국/', new URL(url).host],
      [url, '놀이터.한국'],
    ] as const) {
      expect(checkAllowedAddress(address, [entry])).toStrictEqual({ ok: true, url })
    }
  })

  test.each(['http://127.0.0.1:9/x', 'http://[::1]:9/x'])('loopback in development: %s', (url) => {
    expect(checkAllowedAddress(url, ['127.0.0.1:9', '[::1]:9'])).toStrictEqual({ ok: true, url })
  })
})

describe('addresses that are refused', () => {
  const cases: Readonly<Record<string, readonly unknown[]>> = {
    missing: [undefined, null, '', '   ', 0, {}, ['https://play.example.com/']],
    malformed: [
      'play.example.com',
      '//play.example.com/x',
      '/games/slot',
      'https:play.example.com',
      'https:///play.example.com',
      'https://',
      'https://play.example.com\\@evil.example/',
      'https:\\\\play.example.com',
      'https://play.example.com/\n.evil.example',
      ' https://play.example.com/',
      'ht\ttps://play.example.com/',
      'https://play.example.com:99999/',
    ],
    insecure: [
      'http://play.example.com/',
      'javascript:alert(1)',
      'JavaScript://play.example.com/%0aalert(1)',
      'data:text/html,hello',
      'blob:https://play.example.com/1',
      'ftp://play.example.com/',
      'http://localhost.evil.example:4010/',
    ],
    'has-credentials': [
      'https://play.example.com@evil.example/',
      'https://user:word@play.example.com/',
      'https://@play.example.com/',
    ],
    'foreign-host': [
      'https://evil.example/',
      'https://evil.example/?https://play.example.com',
      'https://evil.example#play.example.com',
      'https://play.example.com.evil.example/',
      'https://notplay.example.com/',
      'https://play.example.com./',
      'https://play.example.com:8443/',
      'https://lobby.example.com/',
      'https://games.example/',
      'https://evilgames.example/',
      'https://рlay.example.com/',
      'http://localhost:4011/',
      'http://127.0.0.1:4010/',
    ],
  }

  test.each(Object.entries(cases).flatMap(([reason, urls]) => urls.map((url) => [reason, url])))(
    'R-GAME-03 %s: %j',
    (reason, url) => {
      expect(checkAllowedAddress(url, allowed)).toStrictEqual({ ok: false, reason })
    },
  )

  test('R-GAME-03 a list without a usable host allows no address', () => {
    for (const list of [[], [''], ['*'], ['*.'], ['https://play.example.com']]) {
      const { ok } = checkAllowedAddress('https://play.example.com/', list)
      expect([list, ok]).toStrictEqual([list, false])
    }
  })
})

test('R-GAME-03 only allowed hosts are opened, as browsers parse the address', () => {
  const part = fc.constantFrom(
    'https:',
    '//',
    '/',
    '@',
    '\\',
    '.',
    ':',
    '443',
    'evil.example',
    '#',
    '?',
  )
  const pieces = fc.array(fc.oneof(part, fc.constant('play.example.com')), { maxLength: 8 })
  fc.assert(
    fc.property(pieces, (list) => {
      const check = checkAllowedAddress(`https://${list.join('')}`, ['play.example.com'])
      return !check.ok || new URL(check.url).host === 'play.example.com'
    }),
  )
})
