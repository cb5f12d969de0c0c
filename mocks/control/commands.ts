import { z } from 'zod'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import type { ScenarioName } from '../scenarios/scenarios.ts'
import { durationPattern } from './duration.ts'
import { eventSchemas } from './events/event-commands.ts'
import type { EventInput } from './events/event-commands.ts'

const MAX_DELAY_MS = 600_000

const operation = z
  .enum(['*', ...backendOperations.map(({ operationId }) => operationId)])
  .describe('An operationId of openapi/public.yaml; *: all')

const times = z
  .int()
  .min(1)
  .optional()
  .describe('How many calls it answers; until it is taken back if not given')

export const scenarioName = z.enum(Object.keys(scenarios) as ScenarioName[])

const seedRule = 'must be a whole number from 0 to 4294967295, or a text of 1 to 64 characters'

export const seedSchema = z.union(
  [
    z.int(seedRule).min(0, seedRule).max(0xffff_ffff, seedRule),
    z.string().min(1, seedRule).max(64, seedRule),
  ],
  seedRule,
)
export type Seed = z.infer<typeof seedSchema>

export const faultKinds = ['abort', 'cut', 'malformed', 'wrongType'] as const

const durationRule = 'must be milliseconds, or a text such as "2h", "61s" or "1h30m"'

const duration = z
  .union([z.int(durationRule), z.string().regex(durationPattern, durationRule)], durationRule)
  .describe('Milliseconds, or a text such as 2h, 61s or 1h30m')

export const commandSchemas = {
  scenario: z
    .strictObject({
      command: z.literal('scenario'),
      name: scenarioName.optional().describe('Default: the current one'),
      keepSessions: z
        .boolean()
        .default(false)
        .describe('Members of the new scenario stay signed in, and the clock is not reset'),
      seed: seedSchema.optional().describe('Seed of everything random: same seed, same run'),
    })
    .describe(
      'Starts a scenario from its seed; answers, faults and what events did are taken back',
    ),
  answer: z
    .strictObject({
      command: z.literal('answer'),
      operation,
      answer: z
        .unknown()
        .describe('A status of the contract, an answer, or an error such as {"status": 503}'),
      times,
      breaksContract: z.boolean().default(false),
    })
    .describe('Answers an operation instead of its handler, which does not run'),
  fault: z
    .strictObject({
      command: z.literal('fault'),
      operation,
      kind: z
        .enum(faultKinds)
        .optional()
        .describe(
          'abort: no answer, the connection ends; cut: it ends amid the answer; malformed: no JSON; ' +
            'wrongType: one property has another type',
        ),
      when: z
        .enum(['before', 'after'])
        .default('after')
        .describe('Whether the answer is lost before or after the backend acted'),
      pointer: z
        .string()
        .regex(/^(\/[^/]*)+$/)
        .optional()
        .describe('For wrongType: which property, as a JSON pointer'),
      delayMs: z.int().min(1).max(MAX_DELAY_MS).optional(),
      times,
    })
    .describe(
      'Delays, breaks or loses answers of an operation. Several faults of one operation apply in order, ' +
        'each for its `times`; then the last that has none',
    ),
  faults: z
    .strictObject({ command: z.literal('faults') })
    .describe('Lists active answers and faults'),
  'take-back': z
    .strictObject({
      command: z.literal('take-back'),
      operation: operation.optional().describe('The answer and the faults of this operation'),
      id: z.int().optional().describe('One fault'),
    })
    .describe('Removes answers and faults; all of them without operation and id'),
  event: z.discriminatedUnion('event', Object.values(eventSchemas) as EventUnion),
  clock: z
    .strictObject({
      command: z.literal('clock'),
      advance: duration.optional().describe('Advances the clock and settles what is due by then'),
      set: z.iso.datetime({ offset: true }).optional().describe('Sets the clock to an instant'),
      stand: z.boolean().optional().describe('Stops or resumes the clock'),
      follow: z.literal(true).optional().describe('Follows the real clock again'),
    })
    .describe('Moves the clock; without a property it says what time it is'),
  approval: z
    .strictObject({ command: z.literal('approval'), automatic: z.boolean() })
    .describe(
      'Whether deposits, withdrawals, inquiries and registrations are settled automatically or wait for an event',
    ),
  calls: z
    .strictObject({
      command: z.literal('calls'),
      operation: operation.optional(),
      after: z.int().min(0).optional().describe('Only entries with a higher number'),
      last: z.int().min(1).optional().describe('Maximum number; the newest are kept'),
      clear: z.boolean().default(false).describe('Clears the log after listing it'),
    })
    .describe('Lists the last calls, secrets masked, with the verdict against the contract'),
  sides: z
    .strictObject({ command: z.literal('sides') })
    .describe(
      'Hybrid mode: which side answers each operation, real or mock, and its last answer with the verdict',
    ),
  'answer-by': z
    .strictObject({
      command: z.literal('answer-by'),
      side: z.enum(['real', 'mock']),
      operations: z
        .string()
        .min(1)
        .describe('operationIds, tags or features, such as openGame,notes; *: all'),
    })
    .describe('Hybrid mode: lets the real backend or the mock answer these operations from now on'),
  har: z
    .strictObject({
      command: z.literal('har'),
      side: z
        .enum(['real', 'mock'])
        .optional()
        .describe('Only calls that this side answered; default: real in hybrid mode, else all'),
    })
    .describe('The last calls as a HAR file; look-alikes replace secrets and personal data'),
  replay: z
    .strictObject({
      command: z.literal('replay'),
      log: z.unknown().describe('The log of a HAR file; its other properties are not needed'),
    })
    .describe(
      'Answers as recorded in a HAR file: each operation in order, and the last answer stays until it is taken back',
    ),
  state: z
    .strictObject({ command: z.literal('state') })
    .describe('Shows scenario, seed, time, members with money and sessions, and closed providers'),
}

type EventUnion = [
  (typeof eventSchemas)['note-arrived'],
  ...(typeof eventSchemas)[keyof typeof eventSchemas][],
]

type Schemas = typeof commandSchemas

export type CommandName = keyof Schemas
export type CommandOf<Name extends CommandName> = z.output<Schemas[Name]>

export type Command =
  | { [Name in Exclude<CommandName, 'event'>]: z.input<Schemas[Name]> }[Exclude<
      CommandName,
      'event'
    >]
  | EventInput

export type FaultKind = (typeof faultKinds)[number]
