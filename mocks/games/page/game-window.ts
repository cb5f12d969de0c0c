import type { RefusalReason } from '../../rules/round.ts'
import type { GameState } from '../games-api.ts'
import type { GameView } from './game-view.ts'
import { ServerRefusalError } from './round-sender.ts'
import type { RoundSender } from './round-sender.ts'
import type { GameTexts } from './game-texts.ts'

type GameWindowParts = {
  readonly view: GameView
  readonly roundSender: RoundSender
  readonly texts: GameTexts
  /** Null: the server is unreachable. */
  readonly readState: () => Promise<GameState | null>
}

/** One window of the game: plays rounds until its ticket ends. */
export function createGameWindow({ view, roundSender, texts, readState }: GameWindowParts) {
  let isBusy = false
  let hasEnded = false

  const isIdle = (): boolean => !isBusy && !hasEnded && !roundSender.isWaiting()

  const refresh = (): void => view.allowPlay(isIdle())

  function closeGame(): void {
    hasEnded = true
    view.warn(texts.closed)
    refresh()
  }

  const warnRefused = (): void => view.warn(texts.refused)

  const onRefusal: Readonly<Record<RefusalReason, () => void>> = {
    ticket_unknown: closeGame,
    ticket_expired: closeGame,
    stake_invalid: warnRefused,
    not_enough_money: () => view.warn(texts.noMoney, texts.refresh, () => void readMoney()),
    round_reused: warnRefused,
  }

  function warnUnanswered(failure: unknown): null {
    if (failure instanceof ServerRefusalError) warnRefused()
    else view.warn(texts.unknown, texts.retry, () => void settle())
    return null
  }

  async function settle(): Promise<void> {
    if (isBusy) return
    isBusy = true
    view.hideWarning()
    const pendingAnswer = roundSender.settle(view.stake())
    refresh()
    try {
      const answer = await pendingAnswer.catch(warnUnanswered)
      if (answer?.outcome === 'settled') await view.showRound(answer)
      if (answer?.outcome === 'refused') onRefusal[answer.reason]()
    } finally {
      isBusy = false
      refresh()
    }
    if (!view.isWarned()) view.focusPlay()
  }

  /** Money may have been moved on the site. */
  async function readMoney(): Promise<void> {
    if (!isIdle()) return
    const state = await readState()
    if (state?.status === 'closed') closeGame()
    if (state?.status !== 'opened' || !isIdle()) return
    view.hideWarning()
    view.showMoney(state.gameMoney)
  }

  async function open(): Promise<void> {
    view.hideWarning()
    const state = await readState()
    if (state === null) return view.warn(texts.unopened, texts.retry, () => void open())
    if (state.status === 'closed') return closeGame()
    view.showGame(state, () => void settle())
    refresh()
    addEventListener('focus', () => void readMoney())
    if (!roundSender.isWaiting()) return
    await settle()
    if (isIdle()) view.warn(texts.restored)
  }

  return { open, settle }
}
