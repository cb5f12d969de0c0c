import type { RoundResult } from '../../rules/round.ts'
import type { GameState, RoundRequest } from '../games-api.ts'
import { createGameView, findElement } from './game-view.ts'
import { en, ko } from './game-texts.ts'

const TIMEOUT_MS = 10_000

const search = new URLSearchParams(location.search)
const ticket = search.get('ticket') ?? ''
// The language is Korean by default; those of the browser are ignored (R-I18N-01).
const texts = search.get('lang') === 'en' ? en : ko
const view = createGameView(texts)

/** Calls the server of the game; null: it refused the call, or did not answer. */
async function ask<Answer>(call: 'state' | 'round', body: object): Promise<Answer | null> {
  try {
    // The URL is relative, because the page may be below a world's path.
    const response = await fetch(`api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}

const readState = (): Promise<GameState | null> => ask<GameState>('state', { ticket })

function closeGame(): void {
  view.warn(texts.closed)
  view.allowPlay(false)
}

/** Money may have been moved on the site. */
async function readMoney(): Promise<void> {
  const state = await readState()
  if (state?.status === 'closed') closeGame()
  if (state?.status !== 'opened') return
  view.hideWarning()
  view.showMoney(state.gameMoney)
}

async function play(): Promise<void> {
  view.hideWarning()
  const request: RoundRequest = { ticket, stake: view.stake() }
  // A disabled form has no stake.
  view.allowPlay(false)
  const result = await ask<RoundResult>('round', request)
  if (result?.outcome === 'settled') await view.showRound(result)
  else if (result === null) view.warn(texts.unknown, texts.refresh, () => void readMoney())
  else if (result.reason === 'not_enough_money')
    view.warn(texts.noMoney, texts.refresh, () => void readMoney())
  else if (result.reason === 'stake_invalid') view.warn(texts.refused)
  else return closeGame()
  view.allowPlay(true)
  if (result?.outcome === 'settled') view.focusPlay()
}

async function open(): Promise<void> {
  view.hideWarning()
  const state = await readState()
  if (state === null) return view.warn(texts.unopened, texts.retry, () => void open())
  if (state.status === 'closed') return closeGame()
  view.showGame(state, () => void play())
  view.allowPlay(true)
  addEventListener('focus', () => void readMoney())
}

document.documentElement.lang = texts.locale
for (const [name, text] of Object.entries(texts.labels))
  findElement(`[data-text=${name}]`).textContent = text
const languageLink = findElement<HTMLAnchorElement>('.language')
languageLink.textContent = texts.otherLanguage.name
languageLink.lang = texts.otherLanguage.locale
search.set('lang', texts.otherLanguage.locale)
languageLink.href = `?${search}`
if (ticket === '') view.warn(texts.missing)
else await open()
