import { z } from 'zod'
import { casinoProviders, slotProviders, sportProviders } from '../catalog/providers.ts'
import { balanceNames, locks } from '../db/records.ts'

const MAX_TEXT = 2_000

const text = z.string().min(1).max(MAX_TEXT)
const member = z.string().min(1).default('demo').describe('The id of a member')
const whichSchema = z
  .union([z.literal('latest'), z.int()], { error: 'must be "latest" or an id' })
  .default('latest')
  .describe('Which pending one: the latest, or an id')

const codesOf = (providers: readonly { readonly code: string }[]) =>
  providers.map(({ code }) => code)

const company = z.enum([
  ...codesOf(slotProviders),
  ...codesOf(casinoProviders),
  ...codesOf(sportProviders),
])
const state = z.enum(['closed', 'maintenance']).default('closed')

const event = <Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  shape: Shape,
  description: string,
) =>
  z
    .strictObject({ command: z.literal('event'), event: z.literal(name), ...shape })
    .describe(description)

const memberShape = { member }
const requestShape = { member, which: whichSchema }
const lockShape = {
  member,
  what: z.array(z.enum(locks)).min(1).default(['deposits', 'withdrawals']),
}

export const eventSchemas = {
  'note-arrived': event(
    'note-arrived',
    { member, title: text.optional(), content: text.optional() },
    'A message to one member arrives',
  ),
  'notice-published': event(
    'notice-published',
    { title: text.optional(), content: text.optional() },
    'A notice to everybody is published',
  ),
  'inquiry-answered': event(
    'inquiry-answered',
    { ...requestShape, answer: text.optional() },
    'Support answers an inquiry',
  ),
  'deposit-approved': event('deposit-approved', requestShape, 'A deposit comes into the balance'),
  'deposit-refused': event('deposit-refused', requestShape, 'A deposit is refused'),
  'withdrawal-paid': event('withdrawal-paid', requestShape, 'A withdrawal is paid out'),
  'withdrawal-refused': event(
    'withdrawal-refused',
    requestShape,
    'A withdrawal is refused; its amount comes back',
  ),
  'money-changed': event(
    'money-changed',
    {
      member,
      balance: z.enum(balanceNames).default('balance'),
      amount: z.int().refine((amount) => amount !== 0, 'must not be 0'),
    },
    'Money is added, or taken by an amount below 0: balance, gameMoney, or rolling (comp points)',
  ),
  'session-ended': event(
    'session-ended',
    { member, by: z.enum(['operator', 'time']).default('operator') },
    'All sessions of a member end: the operator ends them (session_missing), or their time is over (session_expired)',
  ),
  'member-locked': event(
    'member-locked',
    lockShape,
    'An account is locked: deposits and withdrawals if `what` is not given',
  ),
  'member-unlocked': event(
    'member-unlocked',
    {
      ...memberShape,
      what: z
        .array(z.enum(locks))
        .min(1)
        .default([...locks]),
    },
    'An account is unlocked',
  ),
  'member-approved': event('member-approved', memberShape, 'A registration is approved'),
  'provider-closed': event('provider-closed', { company, state }, 'A provider closes'),
  'provider-opened': event('provider-opened', { company }, 'A provider opens'),
  'game-closed': event(
    'game-closed',
    { company: z.enum(codesOf(slotProviders)), game: z.string(), state },
    'A slot game closes',
  ),
  'game-opened': event(
    'game-opened',
    { company: z.enum(codesOf(slotProviders)), game: z.string() },
    'A slot game opens',
  ),
}

export type EventName = keyof typeof eventSchemas
export type EventOf<Name extends EventName> = z.output<(typeof eventSchemas)[Name]>
export type EventInput = z.input<(typeof eventSchemas)[EventName]>
