import { expect, test } from 'vitest'
import { parseScenarios } from './read-scenario.ts'
import type { OtherFiles } from './read-scenario.ts'

const files: Readonly<Record<string, string>> = {
  'session/sign-in': `title: A guest signs in by the form
begin: { path: /slot, language: en }
steps:
  - { player: credentials.submitted, id: demo, password: demo1234 }
  - expect: { states: { session: authenticated } }
`,
  'session/round': `title: A beginning that has cases of its own
cases: [{ id: demo }, { id: sora }]
steps:
  - { player: credentials.submitted, id: <id>, password: x }
  - expect: { path: / }
`,
  'session/circle': `title: A file that comes after itself
after: session/other-way
steps: [{ expect: { path: / } }]
`,
  'session/other-way': `title: A file that comes after the other
after: session/circle
steps: [{ expect: { path: / } }]
`,
}

const others: OtherFiles = {
  names: Object.keys(files),
  fileOf: (name) => `tests/scenarios/${name}.yaml`,
  textOf: (name) => files[name] ?? '',
}

const parse = (text: string) =>
  parseScenarios(text, 'tests/scenarios/x.yaml', new Set<string>(), others)

const complaintOf = (text: string): string => {
  try {
    parse(text)
    return 'nothing is wrong'
  } catch (error) {
    return (error as Error).message
  }
}

const expects = `steps:
  - { player: deposit.requested, amount: <amount> }
  - expect: { message: <says> }
`

test('a file with cases is played once for each row, with its values', () => {
  const scenarios = parse(`title: A deposit of <amount> won
tags: [money]
cases:
  - { amount: 5000, says: msg2030 }
  - { amount: 90000, says: msg2012 }
begin: { member: demo }
${expects}`)
  expect(
    scenarios.map(({ title, tags, number, steps }) => ({ title, tags, number, steps })),
  ).toEqual(
    [
      ['A deposit of 5000 won', 5_000, 'msg2030'],
      ['A deposit of 90000 won', 90_000, 'msg2012'],
    ].map(([title, amount, message], index) => ({
      title,
      tags: ['money'],
      number: index + 1,
      steps: [
        { line: 8, step: { player: 'deposit.requested', amount } },
        { line: 9, step: { expect: { message } } },
      ],
    })),
  )
})

test('a title without a placeholder names the row', () => {
  const text = `title: A deposit is answered\ncases: [{ amount: 1, says: msg2030 }]\n${expects}`
  expect(parse(text).map(({ title }) => title)).toEqual([
    'A deposit is answered (amount 1, says msg2030)',
  ])
})

test('a file may come after another one, whose steps and begin it has', () => {
  const [scenario] = parse(`title: A member who has signed in sees the money
after: session/sign-in
begin: { language: ko }
steps:
  - expect: { balance: 1250000 }
`)
  expect(scenario).toMatchObject({ begin: { path: '/slot', language: 'ko' } })
  expect(scenario?.steps).toEqual([
    { line: 2, step: { player: 'credentials.submitted', id: 'demo', password: 'demo1234' } },
    { line: 2, step: { expect: { states: { session: 'authenticated' } } } },
    { line: 5, step: { expect: { balance: 1_250_000 } } },
  ])
})

const at = (line: number, words: string) => `tests/scenarios/x.yaml:${line}: ${words}`
const titled = (rest: string) => `title: A scenario with a mistake\n${rest}`
const looks = 'steps: [{ expect: { path: / } }]\n'

test.each([
  [
    `cases: [{ amuont: 1, says: msg2030 }]\n${expects}`,
    [
      at(4, '<amount> has no value in cases. Did you mean "amuont"? There are: amuont, says.'),
      at(2, 'cases: no step says <amuont>.'),
    ],
  ],
  [
    `cases: [{ amount: 1, says: msg2030 }, { amount: 2 }]\n${expects}`,
    [at(2, 'cases: this row has other names than the first, which has amount, says.')],
  ],
  [
    `cases: [5000]\n${expects}`,
    [at(2, 'cases: each row gives a value to each name, such as - { amount: 5000 }.')],
  ],
  [
    `after: session/sing-in\n${looks}`,
    [
      at(
        2,
        'after: there is no scenario "session/sing-in". Did you mean "session/sign-in"? There are: session/sign-in, session/round, session/circle, session/other-way.',
      ),
    ],
  ],
  [
    `after: session/round\n${looks}`,
    [at(2, 'after: "session/round" has cases, so that it is no single beginning.')],
  ],
  [
    `tags: [Money]\n${looks}`,
    [at(2, 'tags: "Money" is no tag: write small letters, such as money.')],
  ],
])('a mistake in %j names its line and what to write', (rest, words) => {
  expect(complaintOf(titled(rest)).split('\n')).toEqual(words)
})

test('files that come after each other are refused, and name the file with the mistake', () => {
  expect(complaintOf(titled(`after: session/circle\n${looks}`))).toBe(
    'tests/scenarios/session/other-way.yaml:2: after: "session/circle" comes after this file itself.',
  )
})
