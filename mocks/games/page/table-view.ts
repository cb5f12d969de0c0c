import type { SettledRound } from '../game-api.model.ts'
import { baccaratPays, isSide, pointsOf } from '../../rules/baccarat.ts'
import type { BaccaratShown, Card, Side } from '../../rules/baccarat.ts'
import { element, drawing } from './element.ts'
import type { GameView, RoundText, ViewContext } from './game-view.ts'
import type { Words } from './words.ts'

/** Within 20 by 20 units. */
const suitPaths: Readonly<Record<Card['suit'], string>> = {
  heart: 'M10 17.5C4 12.5 2 9.8 2 6.8A4 4 0 0 1 10 5.3a4 4 0 0 1 8 1.5c0 3-2 5.7-8 10.7z',
  diamond: 'M10 1.5 16.5 10 10 18.5 3.5 10z',
  spade:
    'M10 1.5c5.5 4.8 7.5 7.2 7.5 9.9a3.6 3.6 0 0 1-6.3 2.3q.3 3 2.3 4.8h-7q2-1.8 2.3-4.8A3.6 3.6 0 0 1 2.5 11.4c0-2.7 2-5.1 7.5-9.9z',
  club: 'M10 2a3.7 3.7 0 0 1 2.7 6.2 3.7 3.7 0 1 1-1.5 5.9q.4 2.7 2.3 4.4h-7q1.9-1.7 2.3-4.4a3.7 3.7 0 1 1-1.5-5.9A3.7 3.7 0 0 1 10 2z',
}

const rankNames: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

function playingCard({ rank, suit }: Card, { casino }: Words): HTMLElement {
  const name = rankNames[rank] ?? String(rank)
  const colour = suit === 'heart' || suit === 'diamond' ? 'red' : 'black'
  const label = casino.card(casino.suits[suit], name)
  return element('div', { class: `card ${colour}`, role: 'img', 'aria-label': label }, [
    element('span', { class: 'rank', 'aria-hidden': 'true' }, [name]),
    drawing('0 0 20 20', `<path d="${suitPaths[suit]}" fill="currentColor"/>`, 'suit'),
  ])
}

const emptyPlace = (): HTMLElement => element('div', { class: 'card place' })

const CARD_MS = 200
const BETWEEN_CARDS_MS = 260

const pointsOfCards = (cards: readonly Card[]): number => pointsOf(cards.map(({ rank }) => rank))

function createHand(side: 'player' | 'banker', { casino }: Words) {
  const cards = element('div', { class: 'cards' }, [emptyPlace(), emptyPlace()])
  const points = element('p', { class: 'points' }, ['–'])
  const hand = element('section', { class: `hand ${side}`, 'aria-label': casino.sides[side] }, [
    element('h2', {}, [casino.sides[side]]),
    points,
    cards,
  ])
  return { hand, cards, points }
}

type Hand = ReturnType<typeof createHand>

function sideChoices({ words, onChoice }: ViewContext) {
  const { casino } = words
  const order: readonly Side[] = ['player', 'tie', 'banker']
  const options = order.map((side) => {
    const input = element('input', { type: 'radio', name: 'side', value: side })
    const pays = element('span', { class: 'pays' }, [`×${baccaratPays[side] / 100}`])
    return element('label', { class: `spot ${side}` }, [input, casino.sides[side], pays])
  })
  const legend = element('legend', {}, [casino.pick])
  const set = element('fieldset', { class: 'spots' }, [legend, ...options])
  set.addEventListener('change', onChoice)
  const chosen = (): Side | null => {
    const value = set.querySelector<HTMLInputElement>('input:checked')?.value ?? ''
    return isSide(value) ? value : null
  }
  return { set, chosen }
}

function say({ casino }: Words, shown: BaccaratShown, { win, stake }: SettledRound): RoundText {
  const score = casino.score(pointsOfCards(shown.player), pointsOfCards(shown.banker))
  if (win === 0) return { sentence: casino.lost(score), summary: score }
  const isReturned = shown.winner === 'tie' && win === stake
  const tell = isReturned ? casino.returned : casino.won
  return { sentence: tell(score, win), summary: score }
}

/** Dealing order: player and banker in turn, third cards last. */
const dealOrder = ({ player, banker }: BaccaratShown, hands: Record<'player' | 'banker', Hand>) =>
  [0, 1, 2].flatMap((at) => [
    { hand: hands.player, cards: player.slice(0, at + 1), card: player[at], at },
    { hand: hands.banker, cards: banker.slice(0, at + 1), card: banker[at], at },
  ])

async function deal(card: HTMLElement, isStill: boolean): Promise<void> {
  if (isStill) return
  const frames = [{ opacity: 0, transform: 'translateY(-24px) rotate(-4deg)' }, {}]
  await card.animate(frames, { duration: CARD_MS, easing: 'ease-out' }).finished
  await new Promise((resolve) => setTimeout(resolve, BETWEEN_CARDS_MS - CARD_MS))
}

export function createTableView(context: ViewContext): GameView {
  const { words, isStill } = context
  const { casino } = words
  const hands = { player: createHand('player', words), banker: createHand('banker', words) }
  const stage = element('div', { class: 'table' }, [hands.player.hand, hands.banker.hand])
  const { set, chosen } = sideChoices(context)

  return {
    stage,
    choices: [set],
    rules: [element('p', {}, [casino.rules])],
    playLabel: () => casino.play,
    isTall: false,
    before: () => null,
    pick: chosen,
    hint: () => {
      const side = chosen()
      return side === null ? casino.idle : casino.chosen(casino.sides[side])
    },
    setBusy: (isBusy) => {
      set.disabled = isBusy
    },
    show: async (round) => {
      const shown = round.shown as BaccaratShown
      for (const { hand, cards, points } of Object.values(hands)) {
        hand.classList.remove('won')
        cards.replaceChildren(emptyPlace(), emptyPlace())
        points.textContent = '–'
      }
      for (const { hand, cards, card, at } of dealOrder(shown, hands)) {
        if (card === undefined) continue
        const face = playingCard(card, words)
        if (at < 2) hand.cards.children[at]?.replaceWith(face)
        else hand.cards.append(face)
        await deal(face, isStill())
        hand.points.textContent = casino.points(pointsOfCards(cards))
      }
      if (shown.winner !== 'tie') hands[shown.winner].hand.classList.add('won')
      return say(words, shown, round)
    },
  }
}
