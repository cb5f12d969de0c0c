import { z } from 'zod'
import { presses } from './presses.ts'
import type { Press } from './presses.ts'
import { tab, twice } from './screen-words.ts'

const amount = z.int().min(1).describe('An amount in won')

/** Actions of a player that take more than one press. */
const actions = [
  z
    .strictObject({
      player: z.literal('credentials.submitted'),
      id: z.string().describe('The id that is typed'),
      password: z.string().describe('The password that is typed'),
      twice,
      tab,
    })
    .describe('Signs in by the form'),
  z
    .strictObject({
      player: z.literal('game.chosen'),
      kind: z.enum(['slot', 'casino', 'sport']).default('slot'),
      company: z.string().default('dalbit-play').describe('The code of a provider'),
      game: z.string().optional().describe('The code of a slot game'),
      twice,
      tab,
    })
    .describe('Presses a game'),
  z
    .strictObject({ player: z.literal('message.closed'), tab })
    .describe('Closes the message that is open'),
  z
    .strictObject({ player: z.literal('deposit.requested'), amount, twice, tab })
    .describe('Asks for a deposit by bank transfer in the form'),
  z
    .strictObject({ player: z.literal('withdrawal.requested'), amount, tab })
    .describe('Asks for a withdrawal to the own bank account in the form'),
  z
    .strictObject({
      player: z.literal('transfer.requested'),
      to: z.enum(['games', 'site']).describe('Into the games, or from there back to the site'),
      amount,
      twice,
      tab,
    })
    .describe('Moves money between site and games in the form'),
  z
    .strictObject({ player: z.literal('account.asked'), tab })
    .describe('Asks which account to pay into, which the operator answers as an inquiry'),
] as const

const pressNames = Object.keys(presses) as Press[]

export const playerStep = z.discriminatedUnion('player', [
  ...actions,
  z.strictObject({ player: z.enum(pressNames), tab }),
])
export type PlayerStep = z.output<typeof playerStep>

export type MoneyStep = Extract<PlayerStep, { readonly amount: number }>

export const playerEventNames: readonly string[] = [
  ...actions.map(({ shape }) => shape.player.value),
  ...pressNames,
]
