import { z } from 'zod'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import { startStates } from '../seeds/start-states.ts'
import type { StartStateName } from '../seeds/start-states.ts'
import { eventSchemas } from './events.ts'
import type { EventInput } from './events.ts'

const MAX_DELAY_MS = 600_000

const operation = z
  .enum(['*', ...backendOperations.map(({ operationId }) => operationId)])
  .describe('An operationId of openapi/public.yaml; *: all')

const callCount = z
  .int()
  .min(1)
  .optional()
  .describe('Number of calls that it applies to; default: until it is taken back')

const startStateName = z.enum(Object.keys(startStates) as StartStateName[])

const seedMessage = 'must be a whole number from 0 to 4294967295, or a text of 1 to 64 characters'

const seed = z.union(
  [
    z.int(seedMessage).min(0, seedMessage).max(0xffff_ffff, seedMessage),
    z.string().min(1, seedMessage).max(64, seedMessage),
  ],
  seedMessage,
)
export type RandomSeed = z.infer<typeof seed>

export const faultKinds = ['abort', 'cut', 'malformed', 'wrongType'] as const

const durationMessage = 'must be milliseconds, or a text such as "2h", "61s" or "1h30m"'

const duration = z
  .union(
    [
      z.int(durationMessage),
      z.string().regex(/^-?(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/, durationMessage),
    ],
    durationMessage,
  )
  .describe('Milliseconds, or a text such as 2h, 61s or 1h30m')

/** A command with its description and examples of its properties, for help, forms and tools. */
const command = <const Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  description: string,
  shape: Shape,
  examples: readonly object[] = [],
) =>
  z.strictObject({ command: z.literal(name), ...shape }).meta({
    description,
    ...(examples.length === 0
      ? {}
      : { examples: examples.map((example) => ({ command: name, ...example })) }),
  })

export const commandSchemas = {
  scenario: command(
    'scenario',
    'Starts a scenario from its seed; removes answers, faults and the effects of events',
    {
      name: startStateName.optional().describe('Default: the current one'),
      keepSessions: z
        .boolean()
        .default(false)
        .describe('Members of the new scenario stay signed in, and the clock is not reset'),
      seed: seed.optional().describe('Seed of everything random: same seed, same run'),
    },
    [{ name: 'unread', keepSessions: true }, { seed: 7 }],
  ),
  answer: command(
    'answer',
    'Answers an operation instead of its handler, which does not run; replaces its earlier answer',
    {
      operation,
      answer: z
        .unknown()
        .describe('A status of the contract, an answer, or an error such as {"status": 503}'),
      times: callCount,
      breaksContract: z.boolean().default(false),
    },
    [
      { operation: 'openGame', answer: 'time', times: 1 },
      { operation: '*', answer: { status: 503 } },
    ],
  ),
  fault: command(
    'fault',
    'Delays, breaks or loses answers of an operation. Several faults of one operation apply in order, ' +
      'each for its `times`; then the last that has none',
    {
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
      times: callCount,
    },
    [
      { operation: 'payDeposit', kind: 'abort', times: 1 },
      { operation: 'payDeposit', kind: 'abort', when: 'before' },
      { operation: 'getMember', kind: 'cut', delayMs: 500 },
      { operation: 'getMember', kind: 'wrongType', pointer: '/member/user/level' },
    ],
  ),
  faults: command('faults', 'Lists active answers and faults', {}),
  'take-back': command(
    'take-back',
    'Removes answers and faults; all of them without operation and id',
    {
      operation: operation.optional().describe('The answer and the faults of this operation'),
      id: z.int().optional().describe('One answer or fault'),
    },
    [{ operation: 'getMember' }, {}],
  ),
  event: z.discriminatedUnion('event', Object.values(eventSchemas) as EventUnion).meta({
    description: 'Something happens at the operator: one of the events below',
    examples: [
      { command: 'event', event: 'note-arrived', member: 'demo' },
      { command: 'event', event: 'money-changed', balance: 'gameMoney', amount: -5000 },
      { command: 'event', event: 'session-ended', member: 'demo', by: 'operator' },
    ],
  }),
  clock: command(
    'clock',
    'Moves the clock; without a property, shows the time',
    {
      advance: duration.optional().describe('Advances the clock and settles what is due by then'),
      set: z.iso.datetime({ offset: true }).optional().describe('Sets the clock to an instant'),
      stand: z.boolean().optional().describe('Stops or resumes the clock'),
      follow: z.literal(true).optional().describe('Follows the real clock again'),
    },
    [{ advance: '2h' }, { set: '2026-12-24T20:00:00+09:00', stand: true }, { follow: true }],
  ),
  approval: command(
    'approval',
    'Sets whether deposits, withdrawals, inquiries and registrations are settled automatically or wait for an event',
    { automatic: z.boolean() },
    [{ automatic: false }],
  ),
  calls: command(
    'calls',
    'Lists the last calls, secrets masked, and whether each matches the contract',
    {
      operation: operation.optional(),
      after: z.int().min(0).optional().describe('Only entries with a higher number'),
      last: z.int().min(1).optional().describe('Maximum number; the newest are kept'),
      clear: z.boolean().default(false).describe('Clears the log after listing it'),
    },
    [{ last: 5, clear: true }],
  ),
  sides: command(
    'sides',
    'Hybrid mode: lists which side answers each operation, real or mock, and whether its last answer matches the contract',
    {},
  ),
  'answer-by': command(
    'answer-by',
    'Hybrid mode: lets the real backend or the mock answer these operations from now on',
    {
      side: z.enum(['real', 'mock']),
      operations: z
        .string()
        .min(1)
        .describe('operationIds, tags or features, such as openGame,notes; *: all'),
    },
    [{ side: 'mock', operations: 'openGame,notes' }],
  ),
  har: command(
    'har',
    'The last calls as a HAR file; look-alikes replace secrets and personal data',
    {
      side: z
        .enum(['real', 'mock'])
        .optional()
        .describe('Only calls that this side answered; default: real in hybrid mode, else all'),
    },
  ),
  replay: command(
    'replay',
    'Answers as recorded in a HAR file: each operation in order, and the last answer stays until it is taken back',
    { log: z.unknown().describe('The log of a HAR file; its other properties are not needed') },
  ),
  state: command(
    'state',
    'Shows scenario, seed, time, members with money and sessions, and closed providers',
    {},
  ),
}

/** World of requests that name none; it always exists. */
export const DEFAULT_WORLD = 'default'

const nameMessage = 'must be 1 to 64 letters, digits, - and _, and begin with a letter or a digit'

export const worldName = z.string(nameMessage).regex(/^[a-z\d][\w-]{0,63}$/i, nameMessage)

/** Commands about worlds; each world also accepts all other commands. */
export const worldSchemas = {
  worlds: command('worlds', 'Lists the worlds, least recently used first', {}),
  'create-world': command(
    'create-world',
    'Creates a world, or resets an existing one',
    { name: worldName, scenario: startStateName.optional(), seed: seed.optional() },
    [{ name: 'a', scenario: 'rich' }],
  ),
  'remove-world': command('remove-world', 'Removes a world with its state', { name: z.string() }),
}

export const allSchemas = { ...commandSchemas, ...worldSchemas }

/** Names, descriptions and JSON Schema of commands. */
export const listCommands = (schemas: Readonly<Record<string, z.ZodType>> = commandSchemas) => ({
  commands: Object.entries(schemas).map(([name, { description = '' }]) => ({ name, description })),
  schema: z.toJSONSchema(z.union(Object.values(schemas)), { io: 'input' }),
})

type EventUnion = [
  (typeof eventSchemas)['note-arrived'],
  ...(typeof eventSchemas)[keyof typeof eventSchemas][],
]

type CommandSchemas = typeof commandSchemas
type WorldSchemas = typeof worldSchemas

export type CommandName = keyof CommandSchemas
export type CommandOf<Name extends CommandName> = z.output<CommandSchemas[Name]>

type NonEventName = Exclude<CommandName, 'event'>
export type Command =
  | { [Name in NonEventName]: z.input<CommandSchemas[Name]> }[NonEventName]
  | EventInput

export type WorldCommandName = keyof WorldSchemas
export type WorldCommandOf<Name extends WorldCommandName> = z.output<WorldSchemas[Name]>
export type WorldCommand = {
  [Name in WorldCommandName]: z.input<WorldSchemas[Name]>
}[WorldCommandName]
