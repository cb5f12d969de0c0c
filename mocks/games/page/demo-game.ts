import { coverDataUrl, drawCover } from '../../../src/features/lobby/covers/cover.ts'
import { wheel } from '../../rules/round.ts'
import type { RoundResult } from '../../rules/round.ts'
import type { GameState, OpenedGame } from '../games-api.ts'
import { ask, CallRejected, createRoundDesk } from './round-desk.ts'
import { en, ko } from './words.ts'

const MAX_ROUNDS = 8
const STEPS = 14
const STEP_MS = 70
const stakes = [1_000, 5_000, 10_000, 50_000, 100_000]

const search = new URLSearchParams(location.search)
const ticket = search.get('ticket') ?? ''
// Korean by default; the browser's languages are ignored (R-I18N-01).
const texts = search.get('lang') === 'en' ? en : ko

/** @throws when play.html has no such element */
function find<Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) {
  const element = within.querySelector<Found>(selector)
  if (element === null) throw new Error(`play.html has no ${selector}`)
  return element
}

function element(tag: string, text = '', className = ''): HTMLElement {
  const created = Object.assign(document.createElement(tag), { className })
  created.textContent = text
  return created
}

const warning = find('[role=alert]')
const form = find<HTMLFormElement>('form')
const fields = find('.fields')
const status = find('[role=status]')
const money = find('dd')
const rounds = find('.rounds')
const play = find<HTMLButtonElement>('.play')
const stakeSet = find<HTMLFieldSetElement>('fieldset')

const desk = createRoundDesk(ticket, sessionStorage)
let isBusy = false
let hasEnded = false

const isIdle = (): boolean => !isBusy && !hasEnded && !desk.isWaiting()

function refresh(): void {
  play.disabled = !isIdle()
  stakeSet.disabled = play.disabled
}

function warn(text: string, label = '', onPress: () => void = () => undefined): void {
  const button = find<HTMLButtonElement>('button', warning)
  find('p', warning).textContent = text
  button.textContent = label
  button.hidden = label === ''
  button.onclick = onPress
  warning.hidden = false
}

const isWarned = (): boolean => !warning.hidden

function end(): void {
  hasEnded = true
  warn(texts.closed)
  refresh()
}

const showMoney = (amount: number): void => void (money.textContent = texts.money(amount))

const mark = (multiple: number): void => {
  for (const field of fields.children) {
    field.classList.toggle('came', field.textContent === `×${multiple}`)
  }
}

async function spin(multiple: number): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (let step = 0; !isStill && step < STEPS; step += 1) {
    mark(wheel[step] ?? 0)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  mark(multiple)
}

async function showRound(round: Extract<RoundResult, { outcome: 'settled' }>): Promise<void> {
  const { multiple, stake, win, gameMoney } = round
  await spin(multiple)
  status.textContent = win > 0 ? texts.won(texts.money(win)) : texts.lost
  showMoney(gameMoney)
  const row = element('li')
  row.append(
    element('span', `×${multiple}`),
    element('span', texts.staked(texts.money(stake))),
    element('span', win > 0 ? `+${texts.money(win)}` : '–', win > 0 ? 'in' : ''),
  )
  rounds.prepend(row)
  rounds.children[MAX_ROUNDS]?.remove()
}

async function settle(): Promise<void> {
  if (isBusy) return
  isBusy = true
  warning.hidden = true
  const sent = desk.settle(Number(new FormData(form).get('stake')))
  refresh()
  try {
    const answer = await sent
    if (answer.outcome === 'settled') await showRound(answer)
    else if (answer.reason.startsWith('ticket')) end()
    else if (answer.reason === 'not_enough_money')
      warn(texts.noMoney, texts.refresh, () => void readMoney())
    else warn(texts.refused)
  } catch (failure) {
    if (failure instanceof CallRejected) warn(texts.refused)
    else warn(texts.unknown, texts.retry, () => void settle())
  }
  isBusy = false
  refresh()
  if (!isWarned()) play.focus()
}

/** Money may have been moved on the site. */
async function readMoney(): Promise<void> {
  if (!isIdle()) return
  const state = await ask<GameState>('state', { ticket }).catch(() => null)
  if (state?.status === 'closed') end()
  if (state?.status !== 'opened' || !isIdle()) return
  warning.hidden = true
  showMoney(state.gameMoney)
}

function showGame({ kind, game, provider, gameMoney }: OpenedGame): void {
  const nameIn = (names: OpenedGame['game']) =>
    texts.locale === 'ko' ? names.nameKo : names.nameEn
  const [name, providerName] = [nameIn(game), nameIn(provider)]
  document.title = name
  find('h1').textContent = name
  find('h1 + p').textContent = [
    texts.kinds[kind],
    ...(name === providerName ? [] : [providerName]),
  ].join(' · ')
  const seed = `${game.nameKo} ${game.nameEn}`
  find<HTMLImageElement>('.cover').src = coverDataUrl(
    drawCover({ name, kind, seed, provider: `${provider.nameKo} ${provider.nameEn}` }),
  )
  fields.append(...[...new Set(wheel)].map((multiple) => element('li', `×${multiple}`)))
  for (const stake of stakes) {
    const input = Object.assign(document.createElement('input'), {
      type: 'radio',
      name: 'stake',
      value: String(stake),
      checked: stake === stakes[0],
    })
    const label = element('label')
    label.append(input, texts.money(stake))
    stakeSet.append(label)
  }
  status.textContent = texts.idle
  showMoney(gameMoney)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void settle()
  })
  find('header').hidden = false
  form.hidden = false
}

async function open(): Promise<void> {
  warning.hidden = true
  const state = await ask<GameState>('state', { ticket }).catch(() => null)
  if (state === null) return warn(texts.unopened, texts.retry, () => void open())
  if (state.status === 'closed') return end()
  showGame(state)
  refresh()
  addEventListener('focus', () => void readMoney())
  if (!desk.isWaiting()) return
  await settle()
  if (isIdle()) warn(texts.restored)
}

document.documentElement.lang = texts.locale
for (const [name, text] of Object.entries(texts.texts))
  find(`[data-text=${name}]`).textContent = text
const other = find<HTMLAnchorElement>('.language')
other.textContent = texts.otherLanguage.name
other.lang = texts.otherLanguage.locale
search.set('lang', texts.otherLanguage.locale)
other.href = `?${search}`
if (ticket === '') warn(texts.missing)
else await open()
