import {
  coverDataUrl,
  drawCover,
  drawProviderCover,
} from '../../../src/features/lobby/covers/cover.ts'
import { stakes } from '../game-api.model.ts'
import type { OpenedState } from '../game-api.model.ts'
import { element } from './element.ts'
import type { GameView } from './game-view.ts'
import type { PastRound } from './past-rounds.ts'
import { nameIn } from './words.ts'
import type { Words } from './words.ts'

type Past = { readonly net: number; readonly rounds: readonly PastRound[] }

export type Frame = {
  readonly main: HTMLElement
  readonly playButton: HTMLButtonElement
  readonly stake: () => number
  readonly showMoney: (gameMoney: number) => void
  readonly showPast: (past: Past) => void
  /** Status line under the stage; `tone` shows whether money was won. */
  readonly say: (text: string, tone?: 'plain' | 'won') => void
  readonly setStakesLocked: (isLocked: boolean) => void
}

/** Kind of game, if not clear from its name. */
const genreOf = (kind: OpenedState['kind'], words: Words): string[] =>
  kind === 'slot' ? [] : [words[kind].title]

const bothNames = ({ nameKo, nameEn }: OpenedState['game']): string => `${nameKo} ${nameEn}`

function createHead(state: OpenedState, words: Words): HTMLElement {
  const [game, provider] = [nameIn(words, state.game), nameIn(words, state.provider)]
  const { kind } = state
  const drawn = { name: game, provider: bothNames(state.provider) }
  const src = coverDataUrl(
    kind === 'slot'
      ? drawCover({ ...drawn, kind, seed: bothNames(state.game) })
      : drawProviderCover({ ...drawn, kind, shape: 'portrait' }),
  )
  const other = new URL(location.href)
  other.searchParams.set('lang', words.otherLanguage.code)
  const second = [...genreOf(kind, words), ...(game === provider ? [] : [provider])]
  return element('header', { class: 'head' }, [
    element('img', { class: 'glow', src, alt: '' }),
    element('img', { class: `cover ${kind}`, src, alt: '' }),
    element('div', { class: 'names' }, [
      element('h1', {}, [game]),
      element('p', {}, [second.join(' · ')]),
    ]),
    element('a', { class: 'language', href: other.href, lang: words.otherLanguage.code }, [
      words.otherLanguage.name,
    ]),
    element('p', { class: 'play-money' }, [
      element('strong', {}, [words.playMoney]),
      ` · ${words.playMoneyMore}`,
    ]),
  ])
}

function createStakes(words: Words, onChange: () => void) {
  const options = stakes.map((stake, at) => {
    const value = String(stake)
    const input = element('input', { type: 'radio', name: 'stake', value, checked: at === 0 })
    return element('label', { class: 'stake' }, [input, words.money(stake)])
  })
  const set = element('fieldset', { class: 'stakes' }, [
    element('legend', {}, [words.stake]),
    ...options,
  ])
  set.addEventListener('change', onChange)
  const stake = (): number =>
    Number(set.querySelector<HTMLInputElement>('input:checked')?.value ?? stakes[0])
  return { set, stake }
}

function pastRow({ at, stake, win, summary }: PastRound, words: Words): HTMLElement {
  const time = new Date(at).toLocaleTimeString(words.locale, { hour: '2-digit', minute: '2-digit' })
  return element('li', {}, [
    element('time', {}, [time]),
    element('span', { class: 'summary' }, [summary]),
    element('span', { class: 'staked' }, [words.staked(stake)]),
    element('span', { class: win > 0 ? 'win in' : 'win' }, [
      win > 0 ? `+${words.money(win)}` : '–',
    ]),
  ])
}

type FrameOptions = {
  readonly state: OpenedState
  readonly view: GameView
  readonly words: Words
  readonly toast: HTMLElement
  readonly onPlay: () => void
  readonly onStake: () => void
}

export function createFrame({ state, view, words, toast, onPlay, onStake }: FrameOptions): Frame {
  const { set, stake } = createStakes(words, onStake)
  const money = element('dd', {})
  const result = element('p', { class: 'result', role: 'status' })
  const playButton = element('button', { type: 'button', class: 'play' }, [view.playLabel()])
  playButton.addEventListener('click', onPlay)
  const net = element('span', { class: 'net' })
  const rounds = element('ol', { class: 'rounds' })
  const main = element('main', {}, [
    view.stage,
    ...(view.isTall ? [] : [result]),
    toast,
    element('div', { class: 'desk' }, [...view.choices, set]),
    element('div', { class: 'bar' }, [
      ...(view.isTall ? [result] : []),
      element('dl', { class: 'balance' }, [element('dt', {}, [words.gameMoney]), money]),
      playButton,
    ]),
    element('section', { class: 'past', 'aria-label': words.lastRounds }, [
      element('h2', {}, [words.lastRounds, net]),
      rounds,
    ]),
    element('details', { class: 'rules' }, [element('summary', {}, [words.rules]), ...view.rules]),
  ])
  document.body.replaceChildren(createHead(state, words), main)
  return {
    main,
    playButton,
    stake,
    showMoney: (gameMoney) => {
      money.textContent = words.money(gameMoney)
    },
    showPast: ({ net: sum, rounds: list }) => {
      net.textContent = list.length > 0 ? words.sinceOpening(sum) : ''
      const none = element('li', { class: 'none' }, [words.noRounds])
      rounds.replaceChildren(...(list.length > 0 ? list.map((one) => pastRow(one, words)) : [none]))
    },
    say: (text, tone = 'plain') => {
      result.textContent = text
      result.classList.toggle('won', tone === 'won')
    },
    setStakesLocked: (isLocked) => {
      set.disabled = isLocked
    },
  }
}
