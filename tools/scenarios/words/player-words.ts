import { z } from 'zod'
import { presses } from './presses.ts'
import type { Press } from './presses.ts'

const twice = z
  .literal(true)
  .optional()
  .describe('Presses twice, so fast that the page shows nothing in between')
const tab = z.int().min(1).max(4).optional().describe('Which tab; 1 if not given')

const submits = z
  .strictObject({
    player: z.literal('credentials.submitted'),
    id: z.string().describe('The id that is typed'),
    password: z.string().describe('The password that is typed'),
    twice,
    tab,
  })
  .describe('Signs in by the form')

const chooses = z
  .strictObject({
    player: z.literal('game.chosen'),
    kind: z.enum(['slot', 'casino', 'sport']).default('slot'),
    company: z.string().default('dalbit-play').describe('The code of a provider'),
    game: z.string().optional().describe('The code of a slot game'),
    twice,
    tab,
  })
  .describe('Presses a game')

const closes = z
  .strictObject({ player: z.literal('message.closed'), tab })
  .describe('Closes the message that is open')

const amount = z.int().min(1).describe('An amount in won')

const requestsDeposit = z
  .strictObject({ player: z.literal('deposit.requested'), amount, twice, tab })
  .describe('Asks for a deposit by bank transfer in the form')

const requestsWithdrawal = z
  .strictObject({ player: z.literal('withdrawal.requested'), amount, tab })
  .describe('Asks for a withdrawal to the own bank account in the form')

const requestsTransfer = z
  .strictObject({
    player: z.literal('transfer.requested'),
    to: z.enum(['games', 'site']).describe('Into the games, or from there back to the site'),
    amount,
    twice,
    tab,
  })
  .describe('Moves money between site and games in the form')

const asksAccount = z
  .strictObject({ player: z.literal('account.asked'), tab })
  .describe('Asks which account to pay into, which the operator answers as an inquiry')

const pressSchema = z.strictObject({
  player: z.enum(Object.keys(presses) as Press[]),
  tab,
})

export const playerStep = z.discriminatedUnion('player', [
  submits,
  chooses,
  closes,
  requestsDeposit,
  requestsWithdrawal,
  requestsTransfer,
  asksAccount,
  pressSchema,
])
export type PlayerStep = z.output<typeof playerStep>

export type MoneyStep = Extract<PlayerStep, { readonly amount: number }>

export const playerEventNames: readonly string[] = [
  ...['credentials.submitted', 'game.chosen', 'message.closed'],
  ...['deposit.requested', 'withdrawal.requested', 'transfer.requested', 'account.asked'],
  ...Object.keys(presses),
]
