import { describe, expect, test } from 'vitest'
import { parseScenario } from './read-scenario.ts'
import { readFiles } from './scenario-files.ts'

const requirements = new Set(['R-SESS-04', 'R-GAME-01'])
const file = 'tests/scenarios/x.yaml'
const parse = (text: string) => parseScenario(text, file, requirements)

const head = 'title: A guest signs in by the form\ncovers: [R-SESS-04]\n'

const complaintOf = (text: string): string => {
  try {
    parse(text)
    return 'nothing is wrong'
  } catch (error) {
    return (error as Error).message
  }
}

describe('a scenario file', () => {
  test('a file is read with line numbers and defaults', () => {
    const text = `${head}steps:
  - player: credentials.submitted
    id: demo
    password: demo1234
  - pass: 30 s
  - expect: { states: { session: authenticated }, dialog: none }
`
    expect(parse(text)).toEqual({
      title: 'A guest signs in by the form',
      covers: ['R-SESS-04'],
      begin: {
        scenario: 'default',
        member: 'none',
        path: '/',
        device: 'desktop',
        tabs: 'together',
        calls: 'limited',
        language: 'ko',
      },
      file,
      steps: [
        {
          line: 4,
          step: { player: 'credentials.submitted', id: 'demo', password: 'demo1234' },
        },
        { line: 7, step: { pass: 30_000 } },
        { line: 8, step: { expect: { states: { session: 'authenticated' }, dialog: 'none' } } },
      ],
    })
  })

  test('describes events of the network, the browser and a hurried player', () => {
    const text = `${head}begin: { tabs: apart, calls: endless, idle limit: 2 min }
steps:
  - network: loses the next answer
  - { page: freezes, tab: 2 }
  - popups: are faked
  - { player: game.chosen, twice: true }
  - { player: deposit.requested, amount: 50000 }
  - expect:
      balance: a dash
      game money: 300000
      figures: old
      remembered name: none
      requests: [{ operation: session, authorized: false, answer: { status: unauthenticated } }]
`
    const { begin, steps } = parse(text)
    expect(begin).toMatchObject({ tabs: 'apart', calls: 'endless', 'idle limit': 120_000 })
    expect(steps.map(({ step }) => step)).toEqual([
      { network: 'loses the next answer' },
      { page: 'freezes', tab: 2 },
      { popups: 'are faked' },
      { player: 'game.chosen', kind: 'slot', company: 'dalbit-play', twice: true },
      { player: 'deposit.requested', amount: 50_000 },
      {
        expect: {
          balance: 'a dash',
          'game money': 300_000,
          figures: 'old',
          'remembered name': 'none',
          requests: [
            { operation: 'session', authorized: false, answer: { status: 'unauthenticated' } },
          ],
        },
      },
    ])
  })

  test.each([
    [
      'an unknown state',
      '  - expect: { states: { session: unauthenticated.idel } }',
      'Did you mean "unauthenticated.idle"?',
    ],
    [
      'an unknown machine',
      '  - expect: { states: { sesion: authenticated } }',
      '"sesion" is not known here. Did you mean "session"?',
    ],
    [
      'an unknown event',
      '  - player: credential.submitted',
      'Did you mean "credentials.submitted"?',
    ],
    ['an unknown step', '  - plyer: open.cancelled', 'Did you mean "player"?'],
    [
      'an unknown operation',
      '  - expect: { requests: [{ operation: opengame }] }',
      'Did you mean "openGame"?',
    ],
    [
      'an unknown message',
      '  - expect: { message: msg_auth_succes }',
      'Did you mean "msg_auth_success"?',
    ],
    [
      'an unknown property',
      '  - player: open.cancelled\n    tabs: 2',
      '"tabs" is not known here. Did you mean "tab"?',
    ],
    [
      'an unknown command',
      '  - backend: { command: falt, operation: openGame }',
      'did you mean "fault"?',
    ],
    [
      'a command for an unknown operation',
      '  - backend: { command: fault, operation: opengame, kind: abort }',
      'did you mean "openGame"?',
    ],
    ['an unknown change of the network', '  - network: hang', 'Did you mean "hangs"?'],
    [
      'an amount that is none',
      '  - expect: { balance: dash }',
      'balance: "dash" is not known. Did you mean "a dash"?',
    ],
    [
      'no time',
      '  - pass: soon',
      'pass: "soon" is not a duration: write 500 ms, 30 s, 2 min or 1 h',
    ],
    [
      'an unknown deed of the other device',
      '  - other device: logs out',
      'other device: "logs out" is not known. Did you mean "logs out all others"?',
    ],
    [
      'the other device of nobody',
      '  - other device: logs out all others',
      'other device: whose? Write begin: { member: demo }.',
    ],
    ['no step at all', '  - 7', 'A step begins with one word.'],
  ])('%s is named with file, line and the nearest name', (_, step, words) => {
    const complaint = complaintOf(`${head}steps:\n${step}\n`)
    expect(complaint).toContain(words)
    expect(complaint).toMatch(/^tests\/scenarios\/x\.yaml:[45]: /)
  })

  test('names an unknown scenario of the mock and an unknown requirement', () => {
    const begin = 'begin: { scenario: unraed }\nsteps: [{ pass: 1 s }]\n'
    expect(complaintOf(`${head}${begin}`)).toBe(
      'tests/scenarios/x.yaml:3: scenario: "unraed" is not known. Did you mean "unread"? There are: default, guest-only, unread, no-money, rich, games-closed, document-only, locked, own-ids, slow, flaky, down.',
    )
    expect(
      complaintOf(
        'title: A guest signs in by the form\ncovers: [R-SES-04]\nsteps: [{ pass: 1 s }]\n',
      ),
    ).toContain('"R-SES-04" is not a requirement. Did you mean "R-SESS-04"?')
  })

  test('an error in YAML names its line', () => {
    expect(complaintOf(`${head}steps: [`)).toMatch(/^tests\/scenarios\/x\.yaml:\d+: /)
  })

  test('names every fault at once', () => {
    const complaint = complaintOf(`${head}steps:\n  - pass: soon\n  - plyer: x\n`)
    expect(complaint.split('\n')).toHaveLength(2)
  })
})

describe('common mistakes of newcomers get a suggestion', () => {
  const withStep = (step: string) => `${head}steps:\n  - ${step}\n  - expect: { dialog: none }\n`
  test.each([
    [
      withStep('backend: { command: answer, operation: openGame, answer: tiem }'),
      'answer: openGame has no answer "tiem". Did you mean "time"?',
    ],
    [
      withStep('backend: { command: answer, operation: applyUserDeposit, answer: break }'),
      'is an answer of the site itself, which no backend gives: begin a break by its button on /limits',
    ],
    [
      withStep('expect: { requests: [{ operation: openGame, outcome: succes }] }'),
      'outcome: openGame has no answer "succes". Did you mean "success"?',
    ],
    [
      withStep('expect: { requests: [{ operation: openGame, times: one }] }'),
      'times: "one" is no whole number: write one in digits, such as 1.',
    ],
    [
      withStep('backend: { command: fault, operation: openGame, kind: abort, times: one }'),
      '/times is "one": write a whole number in digits, such as 1',
    ],
    [
      withStep('{ page: goes to, path: /depositt }'),
      'path: no screen is at "/depositt". Did you mean "/deposit"?',
    ],
    [`${head}steps:\n  - pass: 1 s\n`, 'no step says what must hold. Add one, such as: - expect:'],
    [
      withStep('player: retry.requested'),
      'It is what a machine hears: write "session.retried" or "game.retried".',
    ],
    [
      withStep('player: window.opened'),
      'It is no press: gameOpen hears it from the site itself, so let happen what leads to it.',
    ],
    [
      withStep('press: deposits.buton.submit'),
      'press: "deposits.buton.submit" is no message. Did you mean "deposits.button.submit"?',
    ],
    [
      `${head}begin: { idle limit: 10 }\nsteps:\n  - expect: { dialog: none }\n`,
      'idle limit: 10 is not a duration: write 500 ms, 30 s, 2 min or 1 h.',
    ],
    [
      withStep('expect: { requests: [{ operation: openGame, outcome: 503 }] }'),
      "outcome: 503 is a number, and this takes words: write '503'.",
    ],
    [withStep('stream: is cutt'), 'stream: "is cutt" is not known. Did you mean "is cut"?'],
    [withStep('stream: 418'), 'There are: is cut, works, 204, 401'],
    [withStep('prefers: [less moton]'), 'Did you mean "less motion"?'],
    [withStep('go: bak'), 'Did you mean "back"?'],
    [withStep('{ scroll: afterr, in: Slots }'), 'Did you mean "after"?'],
    [withStep("paste: '5'"), 'into: is missing.'],
    [
      `${head}steps:\n  - expect: { dialog: none\n`,
      'a } is missing: close what an earlier line opens.',
    ],
  ])('%j', (text, words) => {
    expect(complaintOf(text)).toContain(words)
    expect(complaintOf(text)).toMatch(/^tests\/scenarios\/x\.yaml:\d+: /)
  })
})

test('a folder and a file are found by the path that a shell completes', () => {
  const titlesOf = (name: string) => readFiles([name]).scenarios.map(({ title }) => title)
  const inFolder = titlesOf('game-open/')
  expect(inFolder.length).toBeGreaterThan(20)
  expect(titlesOf('tests/scenarios/game-open')).toEqual(inFolder)
  expect(titlesOf('tests/scenarios/tabs/stale-tab.yaml')).toEqual(titlesOf('tabs/stale-tab.yaml'))
})
