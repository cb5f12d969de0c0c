import type { MemberActors } from '#site/app/member-actors.ts'
import type { Site } from '#site/app/site.ts'
import type {
  MoneyAnswer,
  MoneyRequest,
} from '#site/features/wallet/money-form/money-form.model.ts'
import type { MoneyRequestActor } from '#site/features/wallet/money-form/money-request.machine.ts'
import type { Balances } from '#site/features/player/player.ts'
import type { MoneyStep } from '../words/player-words.ts'
import type { PageCode } from './bundles.ts'

type FormName = 'deposit' | 'withdraw' | 'intoGames' | 'outOfGames'

type Form = { readonly name: FormName; readonly request: MoneyRequest }

export type MoneyForms = {
  /** Shows the form of the screen at this path, and leaves the one before. */
  readonly show: (path: string) => void
  /** Fills in a form and sends it, then shows the one at this path again. */
  readonly submit: (step: MoneyStep, path: string) => void
  /** Balances requested after a form, until the next health check; null: none. */
  readonly requestedBalances: () => Balances | null
}

const formAt: Readonly<Record<string, FormName>> = {
  '/deposit': 'deposit',
  '/withdraw': 'withdraw',
  '/game': 'intoGames',
}

function formOf(step: MoneyStep): Form {
  const { amount } = step
  if (step.player === 'transfer.requested')
    return { name: step.to === 'games' ? 'intoGames' : 'outOfGames', request: { amount } }
  return step.player === 'withdrawal.requested'
    ? { name: 'withdraw', request: { way: 'transfer', amount } }
    : { name: 'deposit', request: { way: 'transfer', amount, bankOwner: '김데모' } }
}

type Send = (request: never, key: string) => Promise<MoneyAnswer>

const requestFunctionOf = (code: PageCode, name: FormName): Send => {
  if (name === 'deposit') return code.requestDeposit
  if (name === 'withdraw') return code.requestWithdrawal
  return code.transfers[name]
}

/** The money forms without their screens, which ask for the balances after each request. */
export function createMoneyForms(
  code: PageCode,
  { session }: Site,
  memberActors: () => MemberActors,
): MoneyForms {
  let balances: Balances | null = null
  let playerBefore = session.getSnapshot().context.player
  const ignore = () => undefined
  session.subscribe(({ context }) => {
    if (context.player !== playerBefore) balances = null
    playerBefore = context.player
  }, ignore)
  const requestBalances = async () => {
    const answer = await code.getBalances().catch(ignore)
    balances = answer ?? balances
  }
  const actorOf = (name: FormName): MoneyRequestActor | null => {
    const { player } = session.getSnapshot().context
    if (player === null) return null
    return memberActors().moneyRequests.of(code.moneyRequestMachine, {
      userId: player.userId,
      name,
      send: requestFunctionOf(code, name),
      refreshLists: requestBalances,
      onAccepted: ignore,
    })
  }
  let openForm: MoneyRequestActor | null = null
  const show = (path: string) => {
    const name = formAt[path]
    const nextForm = name === undefined ? null : actorOf(name)
    if (openForm !== nextForm) openForm?.send({ type: 'form.left' })
    openForm = nextForm
  }
  return {
    show,
    requestedBalances: () => balances,
    submit: (step, path) => {
      const { name, request } = formOf(step)
      const actor = actorOf(name)
      actor?.send({ type: 'form.changed' })
      actor?.send({ type: 'request.submitted', request })
      show(path)
    },
  }
}
