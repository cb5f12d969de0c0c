import { wheel } from '../../rules/round.ts'
import type { RoundResult } from '../../rules/round.ts'
import type { OpenedGame } from '../games-api.ts'
import type { GameTexts } from './game-texts.ts'

const MAX_ROUNDS = 8
const STEPS = 14
const STEP_MS = 70
const stakes = [1_000, 5_000, 10_000, 50_000, 100_000]

type SettledRound = Extract<RoundResult, { outcome: 'settled' }>

/** @throws when play.html has no such element */
export function findElement<Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const element = within.querySelector<Found>(selector)
  if (element === null) throw new Error(`play.html has no ${selector}`)
  return element
}

const highlightField = (fields: HTMLElement, multiple: number): void => {
  for (const field of fields.children)
    field.classList.toggle('came', field.textContent === `×${multiple}`)
}

/** Highlights the fields of the wheel in turn, and ends at the result. */
async function spin(fields: HTMLElement, multiple: number): Promise<void> {
  const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (let step = 0; !hasReducedMotion && step < STEPS; step += 1) {
    highlightField(fields, wheel[step] ?? 0)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  highlightField(fields, multiple)
}

function showHeader({ kind, game, provider }: OpenedGame, texts: GameTexts): void {
  const nameIn = (names: OpenedGame['game']) =>
    texts.locale === 'ko' ? names.nameKo : names.nameEn
  const [name, providerName] = [nameIn(game), nameIn(provider)]
  document.title = name
  findElement('h1').textContent = name
  findElement('h1 + p').textContent = [
    texts.kinds[kind],
    ...(name === providerName ? [] : [providerName]),
  ].join(' · ')
  findElement('header').hidden = false
}

function newRoundRow({ multiple, stake, win }: SettledRound, texts: GameTexts): HTMLElement {
  const row = newElement('li')
  row.append(
    newElement('span', `×${multiple}`),
    newElement('span', texts.staked(texts.money(stake))),
    newElement('span', win > 0 ? `+${texts.money(win)}` : '–', win > 0 ? 'in' : ''),
  )
  return row
}

/** Shows the game in the elements of play.html. */
export function createGameView(texts: GameTexts) {
  const warning = findElement('[role=alert]')
  const form = findElement<HTMLFormElement>('form')
  const fields = findElement('.fields')
  const status = findElement('[role=status]')
  const money = findElement('dd')
  const rounds = findElement('.rounds')
  const play = findElement<HTMLButtonElement>('.play')
  const stakeSet = findElement<HTMLFieldSetElement>('fieldset')

  const showMoney = (amount: number): void => void (money.textContent = texts.money(amount))

  return {
    showMoney,
    /** The chosen stake; 0 before the stakes are shown. */
    stake: (): number => Number(new FormData(form).get('stake')),
    allowPlay: (isAllowed: boolean): void => {
      play.disabled = !isAllowed
      stakeSet.disabled = !isAllowed
    },
    focusPlay: (): void => play.focus(),
    warn: (text: string, label = '', onPress: () => void = () => undefined): void => {
      const button = findElement<HTMLButtonElement>('button', warning)
      findElement('p', warning).textContent = text
      button.textContent = label
      button.hidden = label === ''
      button.onclick = onPress
      warning.hidden = false
    },
    hideWarning: (): void => void (warning.hidden = true),
    showGame: (opened: OpenedGame, onPlay: () => void): void => {
      showHeader(opened, texts)
      fields.append(...[...new Set(wheel)].map((multiple) => newElement('li', `×${multiple}`)))
      stakeSet.append(...stakes.map((stake) => stakeChoice(stake, texts.money(stake))))
      status.textContent = texts.idle
      showMoney(opened.gameMoney)
      form.addEventListener('submit', (event) => {
        event.preventDefault()
        onPlay()
      })
      form.hidden = false
    },
    showRound: async (round: SettledRound): Promise<void> => {
      const { multiple, win, gameMoney } = round
      await spin(fields, multiple)
      status.textContent = win > 0 ? texts.won(texts.money(win)) : texts.lost
      showMoney(gameMoney)
      rounds.prepend(newRoundRow(round, texts))
      rounds.children[MAX_ROUNDS]?.remove()
    },
  }
}

function newElement(tag: string, text = '', className = ''): HTMLElement {
  const element = Object.assign(document.createElement(tag), { className })
  element.textContent = text
  return element
}

function stakeChoice(stake: number, text: string): HTMLElement {
  const input = Object.assign(document.createElement('input'), {
    type: 'radio',
    name: 'stake',
    value: String(stake),
    checked: stake === stakes[0],
  })
  const label = newElement('label')
  label.append(input, text)
  return label
}
