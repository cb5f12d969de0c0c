import type { Card } from '../../rules/baccarat.ts'
import { drawing, element } from './element.ts'
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

export function playingCard({ rank, suit }: Card, { casino }: Words): HTMLElement {
  const name = rankNames[rank] ?? String(rank)
  const colour = suit === 'heart' || suit === 'diamond' ? 'red' : 'black'
  const label = casino.card(casino.suits[suit], name)
  return element('div', { class: `card ${colour}`, role: 'img', 'aria-label': label }, [
    element('span', { class: 'rank', 'aria-hidden': 'true' }, [name]),
    drawing('0 0 20 20', `<path d="${suitPaths[suit]}" fill="currentColor"/>`, 'suit'),
  ])
}

export const emptyPlace = (): HTMLElement => element('div', { class: 'card place' })
