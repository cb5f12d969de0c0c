import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NoAnswerError } from '../contract/model.ts'
import type { Transport } from '../contract/model.ts'
import { createMask } from '../report/mask.ts'
import { terminalText } from '../report/terminal.ts'
import { writeReports } from '../report/write-reports.ts'
import type { Verdict } from '../report/verdict.ts'
import { confided, echoing, forms, places, soughtAs } from '../../../tests/support/secret-echoes.ts'
import { verifyMock } from '../../../tests/support/verified-mock.ts'
import { verifyBy } from './verify-by.ts'
import { verifyProxy } from '../../../tests/support/verified-proxy.ts'

function reportsOf(verdict: Verdict): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  try {
    const files = writeReports(folder, verdict, 'http://backend.test', new Date(0))
    const texts = files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')])
    const { 'requests.har': har = '', ...others } = Object.fromEntries(texts) as Record<
      string,
      string
    >
    return { ...others, har, terminal: terminalText(verdict, 'http://backend.test') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const some = ({ id }: { readonly id: string }): boolean =>
  ['doLogin', 'register', 'getMember', 'noteList', 'userExchangeToPass', 'userTransferIn'].includes(
    id,
  )

const secretPassword = 'demo1234'

/** Checks that send passwords and tokens, including altered ones. */
const probes = new Set(['examples-are-answered', 'passwords-hold', 'sessions-are-required'])

function expectNoSecrets(verdict: Verdict, secrets: readonly string[]) {
  const sought = secrets.flatMap((secret) =>
    soughtAs(secret).map(([form, text]) => ({ secret, form, text })),
  )
  const reports = Object.entries(reportsOf(verdict))
  const leaks = reports.flatMap(([name, report]) => {
    const lower = report.toLowerCase()
    const leaked = sought.filter(({ text }) => lower.includes(text))
    return leaked.map(({ secret, form }) => `${name} shows ${secret} ${form}`)
  })
  expect(leaks).toEqual([])
}

function watchingTokens(layer: (next: Transport) => Transport) {
  const tokens = new Set<string>()
  const watch = (next: Transport): Transport => {
    const watched: Transport = async (sent) => {
      const received = await next(sent)
      for (const [, token = ''] of received.text.matchAll(/"token":"([^"]{12,})"/g))
        tokens.add(token)
      return received
    }
    return layer(watched)
  }
  return { tokens, watch }
}

const cases = Object.entries(places).flatMap(([place, put], index) =>
  Object.entries(forms)
    // Every place and every form occur; not all combinations (a Latin square).
    .filter((_, number) => (index + number) % 4 === 0)
    .map(([form, write]) => [place, form, put, write] as const),
)

describe('no report shows a secret of the run', () => {
  test.each(cases)(
    'R-SESS-09 R-CALL-03 a secret that the backend repeats in %s, written %s, is masked',
    async (_place, _form, put, write) => {
      const { tokens, watch } = watchingTokens(echoing(put, write))
      const verdict = await verifyBy(watch, probes, { isWanted: some })
      expect(tokens.size).toBeGreaterThan(0)
      expectNoSecrets(verdict, [secretPassword, 'sora1234', `${secretPassword}-v1x`, ...tokens])
    },
  )

  test('R-SESS-09 a secret in the message of a failed connection is masked when the run ends', async () => {
    const { watch } = watchingTokens((next) => (sent) => {
      if (sent.path.endsWith('get_member'))
        throw new NoAnswerError(`cannot reach ${confided(sent)}`)
      return next(sent)
    })
    const verdict = await verifyMock(watch, {
      isWanted: ({ id }) => id === 'getMember',
    })
    expect(JSON.stringify(verdict.ended)).not.toMatch(/Bearer [\w-]{8}/)
    expectNoSecrets(verdict, [secretPassword])
  })

  test('R-SESS-09 a password that the login returns instead of a token is masked', async () => {
    const verdict = await verifyMock(() => async (sent) => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify({ status: confided(sent) }),
    }))
    expect(verdict.findings.map(({ message }) => message).join(' ')).toContain('***')
    expectNoSecrets(verdict, [secretPassword])
  })

  test('R-SESS-09 a secret in an error of the program itself is masked', async () => {
    const failing = verifyMock(() => async (sent) => {
      throw new TypeError(`cannot send ${confided(sent)}`)
    })
    const error = (await failing.catch((reason: unknown) => reason)) as Error
    expect(error.message).toContain('cannot send')
    expect(`${error.message} ${error.stack}`).not.toContain(secretPassword)
  })

  test('R-SESS-09 passwords of newly registered members are masked', async () => {
    const { watch } = watchingTokens(echoing(places['a field of the answer']!, forms['as it is']!))
    const passwords = new Set<string>()
    const verdict = await verifyMock(
      (next) => (sent) => {
        const { pw } = JSON.parse(sent.text?.startsWith('{"') ? sent.text : '{}') as {
          pw?: unknown
        }
        if (sent.path.endsWith('/reg') && typeof pw === 'string' && pw.length >= 8)
          passwords.add(pw)
        return watch(next)(sent)
      },
      { isWanted: some, probes: new Set(['taken-is-taken']) },
    )
    expect(passwords.size).toBeGreaterThan(0)
    expectNoSecrets(verdict, [...passwords])
  })

  test("R-SESS-09 cookie and page token of a browser's session are masked", async () => {
    const seen = new Set<string>()
    const echo = echoing(places['a header']!, forms['as it is']!)
    const verdict = await verifyProxy(
      (proxy) => (sent) => {
        const [, cookie = ''] = /session=([^;]+)/.exec(sent.headers['cookie'] ?? '') ?? []
        const [, token = ''] = /^Bearer (\S{16,})$/.exec(sent.headers['authorization'] ?? '') ?? []
        for (const secret of [cookie, token])
          if (secret !== '' && !secret.startsWith('0123')) seen.add(secret)
        return echo(proxy)(sent)
      },
      {
        isWanted: ({ id }) => ['getMember', 'session', 'userDoLogin'].includes(id),
        probes: new Set(['examples-are-answered', 'same-answer-twice']),
      },
    )
    expect(seen.size).toBeGreaterThan(1)
    expectNoSecrets(verdict, [secretPassword, ...seen])
  })
})

describe('the mask of secrets', () => {
  const odd = String.raw`p"ä<&>'%\ 7+/=x`

  test.each(Object.entries(forms))(
    'R-SESS-09 hides a password of all kinds of signs %s',
    (_form, write) => {
      const hide = createMask([odd])
      const text = `begin ${write(odd)} end`
      expect(hide(text)).toMatch(/^begin "?(\\*")?\*\*\*={0,2}(\\*")?"? end$/)
    },
  )

  test('R-SESS-09 masks a secret within base64 and a secret cut off by the report', () => {
    const hide = createMask(['demo1234'])
    for (const before of ['', 'a', 'ab', 'demo:', 'id=7&pw=']) {
      const coded = Buffer.from(`${before}demo1234${before}`).toString('base64')
      expect(Buffer.from(hide(coded).replace('***', ''), 'base64').toString()).not.toMatch(
        /emo12|mo123/,
      )
    }
    expect([hide('is "demo123…'), hide('is "demo…'), hide('demo')]).toEqual([
      'is "***…',
      'is "***…',
      'demo',
    ])
  })

  test('R-SESS-09 masks a password that the backend normalises to another form of Unicode', () => {
    const hide = createMask(['비밀번호ä1'])
    for (const form of ['NFC', 'NFD'] as const) {
      const secret = '비밀번호ä1'.normalize(form)
      for (const text of [
        secret,
        encodeURIComponent(secret),
        Buffer.from(secret).toString('base64'),
      ])
        expect(hide(text)).toMatch(/^\*\*\*=*$/)
    }
  })

  test('R-SESS-09 hides the beginning and the end of a long token', () => {
    const token = 'Zk3v-9TqLr2W_xY7bNcD4fGhJ5mPsQ8u'
    const hide = createMask([token])
    expect(hide(`got ${token.slice(0, 20)}`)).toBe('got ***')
    expect(hide(`got ${token.slice(-20)}!`)).toBe('got ***!')
  })

  test('R-SESS-09 a short password leaves the report readable and appears in no field', async () => {
    const verdict = await verifyMock(
      echoing(places['a field of the answer']!, forms['as it is']!),
      { isWanted: some, member: { id: 'demo', password: 'abc' } },
    )
    const { 'report.html': page = '', har = '', terminal = '' } = reportsOf(verdict)
    expect(terminal).toContain('The password of demo is wrong')
    expect(page).toContain('<h1>Incomplete</h1>')
    expect(har).not.toMatch(/\\?"pw\\?":\s*\\?"abc/)
  })

  test('R-SESS-09 a password that equals a word of the report does not mask that word', async () => {
    const verdict = await verifyMock(undefined, {
      isWanted: some,
      member: { id: 'demo', password: 'section' },
    })
    const {
      'report.html': page = '',
      'junit.xml': junit = '',
      'report.sarif': sarif = '',
    } = reportsOf(verdict)
    expect(page).toContain('<style>')
    expect(junit).toMatch(/^<\?xml[\s\S]*<\/testsuites>\s*$/)
    expect(JSON.parse(sarif)).toMatchObject({ version: '2.1.0' })
  })
})
