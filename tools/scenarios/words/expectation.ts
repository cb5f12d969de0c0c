import { z } from 'zod'
import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import { statesOf } from '../machines/machines.ts'
import type { MachineId } from '../machines/machines.ts'
import { messageId, screenExpectation } from './screen-words.ts'

export const path = z
  .string()
  .regex(/^\//, 'is not a path: it must begin with a slash, such as /slot')
const won = z.int().describe('An amount in won')

const stateOf = (id: MachineId) => {
  const state = z.enum(statesOf(id) as [string, ...string[]])
  return z.union([state, z.array(state).min(1)]).optional()
}

const states = z
  .strictObject({
    session: stateOf('session'),
    healthCheck: stateOf('healthCheck'),
    gameOpen: stateOf('gameOpen'),
    notificationDialog: stateOf('notificationDialog'),
    idleLimit: stateOf('idleLimit'),
    realityCheck: stateOf('realityCheck'),
    moneyRequest: stateOf('moneyRequest'),
  } satisfies Record<MachineId, unknown>)
  .describe('The state that each machine is in, as a path in its chart')

const gameWindow = z.union([
  z.enum(['none', 'reserved', 'open', 'closed']),
  z.strictObject({
    state: z.enum(['reserved', 'open', 'closed']),
    size: z
      .string()
      .regex(/^\d+x\d+$/, 'is not a size: write 800x1400')
      .optional(),
    place: z.enum(['window', 'tab']).optional(),
    count: z.int().min(1).optional().describe('How many windows were opened until now'),
  }),
])

const request = z.strictObject({
  operation: z.enum(proxyRoutes.map(({ operationId }) => operationId as string)),
  times: z
    .int()
    .min(0)
    .optional()
    .describe('How often since the scenario began; at least once if not given'),
  body: z
    .unknown()
    .optional()
    .describe('Content of the last one; other properties are allowed; {}: empty'),
  outcome: z.string().optional().describe('The status of the last answer, or its HTTP status'),
  answer: z
    .unknown()
    .optional()
    .describe('Content of the last answer; other properties are allowed'),
  authorized: z
    .boolean()
    .optional()
    .describe("Whether the last one had the page's token in an Authorization header"),
})

const shownMoney = z.union([won, z.enum(['a dash', 'unreadable', 'not shown'])])

export const expectation = z
  .strictObject({
    states: states.optional(),
    dialog: z
      .union([z.literal('none'), messageId])
      .optional()
      .describe('The dialog that is open'),
    message: z
      .union([
        z.literal('none'),
        messageId,
        z.strictObject({ id: messageId, times: z.int().min(0) }),
      ])
      .optional()
      .describe(
        'What was shown since the check of messages before, and how often; none: nothing was',
      ),
    window: gameWindow.optional().describe("The game's window that was opened last"),
    requests: z.array(request).min(1).optional(),
    balance: shownMoney.optional().describe('The balance of the member as the page shows it'),
    'game money': shownMoney.optional().describe('The money inside the games, likewise'),
    comp: shownMoney.optional().describe('The comp points, likewise'),
    figures: z
      .enum(['fresh', 'old'])
      .optional()
      .describe('Whether the money is marked as that of before'),
    unread: z
      .strictObject({ notes: z.int().min(0).optional(), inquiries: z.int().min(0).optional() })
      .optional(),
    path: path.optional(),
    screen: screenExpectation.optional(),
    'remembered name': z
      .string()
      .optional()
      .describe('The name in the cookie and in local storage; none: neither has one'),
  })
  .refine((value) => Object.keys(value).length > 0, 'has no expectation')

export type Expectation = z.output<typeof expectation>
