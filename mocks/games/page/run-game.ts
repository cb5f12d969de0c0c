import type { OpenedState, RefusalReason, RoundAnswer, SettledRound } from '../game-api.model.ts'
import { createFrame } from './frame.ts'
import { askState, GameCallFailure, sendRound } from './game-client.ts'
import type { GameView, ViewContext } from './game-view.ts'
import { createToast } from './toast.ts'
import { createPast } from './past-rounds.ts'
import { createRoundDesk } from './round-desk.ts'
import { createSlotView } from './slot-view.ts'
import { createSportView } from './sport-view.ts'
import { createTableView } from './table-view.ts'
import type { Words } from './words.ts'

const views = {
  slot: createSlotView,
  casino: createTableView,
  sport: createSportView,
} satisfies Record<OpenedState['kind'], (context: ViewContext) => GameView>

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const hasEnded = (reason: RefusalReason): boolean =>
  reason === 'ticket_unknown' || reason === 'ticket_expired'

export async function runGame(ticket: string, opened: OpenedState, words: Words): Promise<void> {
  const desk = createRoundDesk(ticket, sessionStorage, sendRound)
  const past = createPast(ticket, sessionStorage)
  const toast = createToast()
  const now = { isBusy: false, isOver: false }
  const isIdle = () => !now.isBusy && !now.isOver

  const refresh = () => {
    const canPress = view.before() !== null || view.pick() !== null
    frame.playButton.disabled = now.isBusy || now.isOver || desk.isWaiting() || !canPress
    frame.playButton.textContent = now.isBusy ? words.asking : view.playLabel()
    frame.setStakesLocked(now.isBusy || now.isOver || desk.isWaiting())
  }
  const onChoice = () => {
    refresh()
    frame.say(view.hint(frame.stake()))
  }
  const view = views[opened.kind]({ ticket, words, isStill, onChoice })
  const frame = createFrame({
    state: opened,
    view,
    words,
    toast: toast.box,
    onPlay: () => {
      const before = view.before()
      if (before === null) void settle()
      else before()
    },
    onStake: onChoice,
  })

  const close = () => {
    now.isOver = true
    toast.show(words.toasts.closed)
  }

  async function showRound(round: SettledRound): Promise<void> {
    const { sentence, summary } = await view.show(round)
    frame.say(sentence, round.win > 0 ? 'won' : 'plain')
    frame.showMoney(round.gameMoney)
    past.add({ at: Date.now(), stake: round.stake, win: round.win, summary })
    frame.showPast(past.now())
  }

  function refuse(reason: RefusalReason): void {
    if (hasEnded(reason)) close()
    else if (reason !== 'not_enough_money') toast.show(words.toasts.refused)
    else toast.show(words.toasts.money, { label: words.refresh, onPress: () => void look() })
  }

  const askRound = (): Promise<RoundAnswer> =>
    desk.settle({ stake: frame.stake(), pick: view.pick() ?? undefined })

  async function settle(): Promise<void> {
    if (now.isBusy) return
    now.isBusy = true
    toast.hide()
    view.setBusy(true)
    const round = askRound()
    refresh()
    const wasSettled = await round.then(showAnswer, showFailure)
    now.isBusy = false
    view.setBusy(false)
    refresh()
    if (wasSettled) frame.playButton.focus()
  }

  async function showAnswer(answer: RoundAnswer): Promise<boolean> {
    if (answer.outcome === 'settled') await showRound(answer)
    else refuse(answer.reason)
    return answer.outcome === 'settled'
  }

  function showFailure(failure: unknown): boolean {
    if (!(failure instanceof GameCallFailure)) throw failure
    if (failure.kind === 'rejected') toast.show(words.toasts.refused)
    else toast.show(words.toasts.unknown, { label: words.retry, onPress: () => void settle() })
    return false
  }

  async function look(): Promise<void> {
    if (!isIdle()) return
    const state = await askState(ticket).catch(() => null)
    if (state?.status === 'closed') close()
    else if (state !== null && isIdle()) {
      toast.hide()
      frame.showMoney(state.gameMoney)
    }
    refresh()
  }

  frame.showMoney(opened.gameMoney)
  frame.showPast(past.now())
  onChoice()
  addEventListener('focus', () => {
    if (!desk.isWaiting()) void look()
  })
  if (desk.isWaiting()) {
    await settle()
    if (!desk.isWaiting() && !now.isOver) toast.show(words.toasts.restored)
  }
}
