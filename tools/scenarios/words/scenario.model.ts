import { z } from 'zod'
import type { ReadCommand } from '#mocks/control/parse-command.ts'
import { startStates } from '#mocks/seeds/start-states.ts'
import type { StartStateName } from '#mocks/seeds/start-states.ts'
import { locales } from '#site/i18n/locales.ts'
import type { Locale } from '#site/i18n/locales.ts'
import { playerStep } from './player-words.ts'
import { expectation, path } from './expectation.ts'
import { prefers, screenSteps, tab } from './screen-words.ts'

const DURATION = /^(\d+(?:\.\d+)?) ?(ms|s|min|h)$/
/** Milliseconds of each unit, the longest first. */
export const unitMs: Readonly<Record<string, number>> = {
  h: 3_600_000,
  min: 60_000,
  s: 1_000,
  ms: 1,
}

/** `30 s`, `500 ms`, `2 min`, `1 h`, in milliseconds. */
const duration = z
  .string()
  .regex(DURATION, 'is not a duration: write 500 ms, 30 s, 2 min or 1 h')
  .transform((text) => {
    const [, count = '', unit = ''] = DURATION.exec(text) ?? []
    return Number(count) * (unitMs[unit] ?? Number.NaN)
  })

export const stepSchemas = {
  player: playerStep,
  ...screenSteps,
  page: z.strictObject({
    page: z
      .enum([
        'opens',
        'reloads',
        'closes',
        'is hidden',
        'is seen again',
        'is in front again',
        'goes to',
        'freezes',
        'goes on',
      ])
      .describe(
        'is in front again: after another window beside it, which left it to be seen; freezes: the browser stops a ' +
          'hidden page until `goes on`; events wait',
      ),
    path: path.optional(),
    tab,
  }),
  'game window': z.strictObject({ 'game window': z.literal('is closed'), tab }),
  popups: z.strictObject({
    popups: z
      .enum(['are allowed', 'are blocked', 'are faked', 'are locked'])
      .describe(
        'are faked: a blocker returns an object that is not a window; are locked: a window that no address can be given',
      ),
  }),
  network: z.strictObject({
    network: z
      .enum([
        ...['goes', 'comes back', 'changes', 'hangs', 'loads no pages', 'loses a file'],
        ...['loses the next answer', 'loses the code', 'brings no code', 'has a new release'],
      ] as const)
      .describe(
        'goes: the browser is offline, and calls that run fail; changes: it is for a moment, and they go on; hangs: what is sent from now on waits until ' +
          'it comes back; loads no pages: the same for pages alone; loses the next answer: the site does what ' +
          'the next call asks, and the page hears nothing of it; loses the code: what the page has not loaded of the ' +
          'site is gone, as after a release, until it reloads or the network comes back; loses a file: the same, but the release is still there, ' +
          'so that a file was only not received; brings no code: what the page has not loaded of the site comes when ' +
          'the network comes back; has a new release: answers ' +
          'come from a proxy with another contract, until the page reloads',
      ),
  }),
  stream: z.strictObject({
    stream: z
      .union([z.enum(['is cut', 'works']), z.literal([204, 401, 403, 404, 429, 500, 503])])
      .describe(
        "The member's stream of events: is cut: it ends now, and the page asks again; a status: the next ones are " +
          'answered with it, until the stream works again',
      ),
  }),
  'other device': z.strictObject({
    'other device': z
      .enum(['logs out all others', 'is logged in as well'])
      .describe('The member of `begin` signs in on one more device, which may log out all others'),
  }),
  pass: z.strictObject({ pass: duration }),
  // `readScenario` validates it against `commandSchemas`.
  backend: z.strictObject({ backend: z.custom<ReadCommand>((value) => typeof value === 'object') }),
  expect: z.strictObject({ expect: expectation, tab }),
} as const

export type StepKind = keyof typeof stepSchemas
export type StepOf<Kind extends StepKind> = z.output<(typeof stepSchemas)[Kind]>
export type Step = { [Kind in StepKind]: StepOf<Kind> }[StepKind]

/** Settings of the operator that differ from the demo site's. */
const operator = z
  .strictObject({
    'minimum age': z.int().optional(),
    'minimum deposit': z.int().optional(),
    'minimum points': z.int().optional(),
    'confirm above': z.int().optional(),
    inquiries: z.int().optional().describe('How many unanswered ones a member may have'),
    terms: z.literal('none').optional(),
    banks: z.literal('any').optional(),
    support: z.array(z.string()).optional(),
    'help lines': z.literal('none').optional(),
    'game hosts': z.string().optional(),
    'search words': z.unknown().optional().describe('The content of search-words.json'),
  })
  .describe('What the operator has set otherwise than the demo site')

export const beginningSchema = z.strictObject({
  scenario: z
    .enum(Object.keys(startStates) as [StartStateName, ...StartStateName[]])
    .default('default')
    .describe('The state in which the mock backend begins'),
  member: z
    .enum(['demo', 'sora', 'none'])
    .default('none')
    .describe('The member who is already signed in'),
  path: path.default('/'),
  device: z
    .enum(['desktop', 'tablet', 'phone'])
    .default('desktop')
    .describe('tablet: a narrow window of a computer, between the widths of the others'),
  'idle limit': duration.optional().describe('What the operator has set'),
  tabs: z
    .enum(['together', 'apart'])
    .default('together')
    .describe('apart: the browser has no channel between its tabs'),
  calls: z
    .enum(['limited', 'endless'])
    .default('limited')
    .describe('endless: the browser does not end calls whose time is over'),
  language: z.enum(Object.keys(locales) as Locale[]).default('ko'),
  kept: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      'What the browser keeps from before, by the key of its local storage: a text, or what is written as JSON',
    ),
  prefers: prefers.optional(),
  browser: z
    .literal('older')
    .optional()
    .describe(
      'older: one without locks, service workers, `closedby`, and news of the connection and of presses',
    ),
  jackpot: z.int().optional().describe("The sum that the operator's source says, in won"),
  operator: operator.optional(),
})

export const scenarioSchema = z.strictObject({
  title: z.string().min(1).describe('One sentence about what the scenario shows'),
  covers: z.array(z.string()).default([]).describe('Ids of requirements'),
  'machines only': z
    .string()
    .min(10)
    .optional()
    .describe('Why no browser can play it, as a sentence; not there: both targets play it'),
  'screens only': z
    .string()
    .min(10)
    .optional()
    .describe('Why the browser does not play it, as a sentence; not there: it does'),
  tags: z
    .array(z.string().regex(/^[a-z][a-z0-9-]*$/, 'is no tag: write small letters, such as money'))
    .optional()
    .describe('Words by which --tag chooses scenarios'),
  after: z
    .string()
    .optional()
    .describe(
      'Another scenario, such as session/login-accepted: its steps come first, and its `begin` counts where this file says nothing else',
    ),
  cases: z
    .array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))
    .min(1)
    .optional()
    .describe('Rows of values: the file is played once for each, with `<name>` replaced'),
  begin: beginningSchema.prefault({}),
  steps: z.array(z.unknown()).min(1),
})

export type Scenario = Omit<z.output<typeof scenarioSchema>, 'steps' | 'after' | 'cases'> & {
  /** File path, relative to the repository. */
  readonly file: string
  /** Row of the file's table of cases, from 1; undefined: no table. */
  readonly number?: number
  readonly steps: readonly { readonly line: number; readonly step: Step }[]
}

/** Whether two results are of the same scenario. */
export const isSameScenario = (a: Scenario, b: Scenario): boolean =>
  a.file === b.file && a.number === b.number

/** Name for files about a scenario. */
export const nameOf = ({ file, number }: Scenario): string =>
  `${file.replace(/\.yaml$/, '')}${number === undefined ? '' : `-${number}`}`

/** The keys of a step; a valid step has one. */
export const kindsOf = (step: object): readonly StepKind[] =>
  (Object.keys(stepSchemas) as StepKind[]).filter((kind) => kind in step)

export const kindOf = (step: object): StepKind | undefined => kindsOf(step)[0]
