import { expect, test } from 'vitest'
import { parseScenario } from './read-scenario.ts'

const head = 'title: A guest signs in by the form\nsteps:\n'
const complaint = (text: string): string => {
  try {
    parseScenario(text, 'x.yaml', new Set())
    return 'nothing is wrong'
  } catch (error) {
    return (error as Error).message
  }
}

const indent =
  'indent by two spaces for each level, begin all steps with a dash in the same column, and end each name with a colon.'

test.each([
  [
    'a time without a unit',
    `${head}  - pass: 30\n`,
    'x.yaml:3: pass: 30 is not a duration: write 500 ms, 30 s, 2 min or 1 h.',
  ],
  [
    'no time at all',
    `${head}  - pass:\n`,
    'x.yaml:3: pass: null is not a duration: write 500 ms, 30 s, 2 min or 1 h.',
  ],
  [
    'an amount with separators',
    `${head}  - expect: { balance: '1,250,000' }\n`,
    'x.yaml:3: balance: "1,250,000" is no whole number: write 1250000.',
  ],
  [
    'an amount with its unit',
    `${head}  - { player: deposit.requested, amount: 50.000 won }\n  - expect: { balance: 1 }\n`,
    'x.yaml:3: amount: "50.000 won" is no whole number: write 50000.',
  ],
  [
    'two words of steps in one',
    `${head}  - player: game.chosen\n    expect: { balance: 1 }\n`,
    'x.yaml:4: A step does or expects one thing, and this one has "player" and "expect". Begin another step: - expect: …',
  ],
  [
    'a colon in a title',
    "title: A mistake: of a member's\nsteps:\n  - expect: { balance: 1 }\n",
    "x.yaml:1: column 8: a text that contains a colon needs quotes: title: 'A mistake: of a member''s'",
  ],
  [
    'a step that is indented too far',
    `${head}  - player: game.chosen\n    - expect: { balance: 1 }\n`,
    `x.yaml:4: column 1: the indentation is wrong here or in the line before: ${indent}`,
  ],
  [
    'a step that is indented too little',
    `${head}  - player: game.chosen\n - expect: { balance: 1 }\n`,
    `x.yaml:4: column 1: the indentation is wrong here or in the line before: ${indent}`,
  ],
  [
    'a tab',
    `${head}\t- expect: { balance: 1 }\n`,
    `x.yaml:3: column 1: tabs cannot indent: ${indent}`,
  ],
  [
    'a name that is there twice',
    `${head}  - expect: { balance: 1, balance: 2 }\n`,
    'x.yaml:3: column 27: "balance" appears twice in the same place: remove one.',
  ],
  [
    'a colon without a space',
    `${head}  - expect: { balance:1250000 }\n`,
    'x.yaml:3: "balance:1250000" lacks a space after its colon: write balance: 1250000',
  ],
  [
    'a page with a colon behind its word',
    `${head}  - page: { goes to: /deposit }\n  - expect: { balance: 1 }\n`,
    'x.yaml:3: page: "goes to" is not followed by a colon: write { page: goes to, path: /deposit }.',
  ],
  [
    'the last part of a state',
    `${head}  - expect: { states: { gameOpen: idle } }\n`,
    'x.yaml:3: gameOpen: "idle" is not known. Did you mean "ready.idle"?',
  ],
  [
    'a name like none of the few',
    'title: A guest signs in by the form\nbegin: { device: mobile }\nsteps:\n  - expect: { dialog: none }\n',
    'x.yaml:2: device: "mobile" is not known. There are: desktop, tablet, phone.',
  ],
  ...(
    [
      ['signOut.confirmed, amonut: 5', '"amonut" is not known here. There are: player, tab.'],
      [
        'deposit.requested, amount: 5, way: bank',
        '"way" is not known here. There are: player, amount, twice, tab.',
      ],
      ['game.chosen, kynd: slot', '"kynd" is not known here. Did you mean "kind"?'],
      ['refused', 'player: "refused" is not known. There are: credentials.submitted, game.chosen'],
    ] as const
  ).map(([written, words]) => [
    `a word that does not belong to ${written}`,
    `${head}  - { player: ${written} }\n  - expect: { dialog: none }\n`,
    `x.yaml:3: ${words}`,
  ]),
  [
    'a name of a request that is unknown',
    `${head}  - expect: { requests: [{ operation: openGame, outcom: time }] }\n`,
    'x.yaml:3: "outcom" is not known here. Did you mean "outcome"? There are: operation, times, body, outcome, answer, authorized.',
  ],
  [
    'a word beside the tab that begins no step',
    `${head}  - { tab: 2, plyer: game.chosen }\n  - expect: { dialog: none }\n`,
    'x.yaml:3: A step begins with one word. Did you mean "player"?',
  ],
  [
    'a word of another command',
    `${head}  - backend: { command: clock, delayMs: 5 }\n  - expect: { dialog: none }\n`,
    'x.yaml:3: /delayMs is not known here There are: command, advance, set, stand, follow',
  ],
  [
    'the event of the chart of all money forms',
    `${head}  - player: request.submitted\n  - expect: { dialog: none }\n`,
    'x.yaml:3: player: "request.submitted" is not known. It is what a machine hears: write "deposit.requested" or "withdrawal.requested" or "transfer.requested".',
  ],
  ...['', '# nothing yet\n'].map((text) => [
    'an empty file',
    text,
    'x.yaml:1: the file is empty. Begin with "title: " and a sentence about what it shows, then "steps:", and below it a dash for each step, such as - expect: { dialog: none, path: / }',
  ]),
  [
    'a title without words',
    "title: ''\nsteps:\n  - expect: { dialog: none }\n",
    'x.yaml:1: title: "" is too short: write a sentence.',
  ],
])('%s is refused with what to write', (_mistake, text, words) => {
  const found = complaint(text)
  expect(found.startsWith(words) ? words : found).toBe(words)
  expect(found.split('\n')).toHaveLength(1)
})

test('a title of one letter is accepted', () => {
  const { title } = parseScenario(
    'title: A\nsteps:\n  - expect: { dialog: none }\n',
    'x.yaml',
    new Set(),
  )
  expect(title).toBe('A')
})
