import { MINIMUM_POINTS } from '../../src/lib/operator-defaults.ts'
import { move, balancesOf } from '../db/ledger.ts'
import type { BalanceName, Reason } from '../db/records.ts'
import { behave } from './contract.ts'
import type { MemberContext } from './contract.ts'

type ConversionContext = MemberContext & { readonly body: { readonly amount: number } }
type Conversion = { from: BalanceName; to: BalanceName; reason: Reason }

/** Moves an amount between two balances; undefined: not covered. */
function moveBetween({ db, member, now }: MemberContext, amount: number, conversion: Conversion) {
  const hasMoved = move(db, {
    member: member.member,
    reason: conversion.reason,
    at: now,
    changes: { [conversion.from]: -amount, [conversion.to]: amount },
  })
  if (!hasMoved) return undefined
  return { status: 'success' as const, ...balancesOf(db, member.member) }
}

const fromMoney =
  (conversion: Conversion) =>
  ({ body: { amount }, ...context }: ConversionContext) =>
    moveBetween(context, amount, conversion) ?? { status: 'balance' as const }

const fromPoints =
  (conversion: Conversion) =>
  ({ body: { amount }, ...context }: ConversionContext) => {
    // Both calls have the minimum, or one would bypass the other's.
    const result = amount < MINIMUM_POINTS ? undefined : moveBetween(context, amount, conversion)
    return result ?? { status: 'low_point' as const }
  }

export const conversionBehaviours = [
  behave('userChangToPoint', fromMoney({ from: 'gameMoney', to: 'rolling', reason: 'conversion' })),

  behave('moneyToPoint', fromMoney({ from: 'balance', to: 'rolling', reason: 'conversion' })),

  behave('pointToMoney', fromPoints({ from: 'rolling', to: 'balance', reason: 'conversion' })),

  behave('userRollToBalance', fromPoints({ from: 'rolling', to: 'balance', reason: 'conversion' })),

  behave('userTransferIn', fromMoney({ from: 'balance', to: 'gameMoney', reason: 'transfer' })),

  behave('userWithdraw', fromMoney({ from: 'gameMoney', to: 'balance', reason: 'transfer' })),
]
