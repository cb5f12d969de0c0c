import type { SettledRound } from '../game-api.model.ts'
import { baccaratPays, isSide, pointsOf } from '../../rules/baccarat.ts'
import type { BaccaratShown, Card, Side } from '../../rules/baccarat.ts'
import { element } from './element.ts'
import type { GameView, Said, ViewContext } from './game-view.ts'
import { emptyPlace, playingCard } from './playing-card.ts'
import type { Words } from './words.ts'

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

function say({ casino }: Words, shown: BaccaratShown, { win, stake }: SettledRound): Said {
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
