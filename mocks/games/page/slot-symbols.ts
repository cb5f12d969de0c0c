import type { SlotSymbol } from '../../rules/slot.ts'
import { drawing } from './element.ts'

const turned = (count: number, path: string): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(at * 360) / count} 32 32)">${path}</g>`,
  ).join('')

/** Within 64 by 64 units. */
const drawings: Readonly<Record<SlotSymbol, string>> = {
  moon:
    '<circle cx="32" cy="30" r="21" fill="#f6dc9a"/><circle cx="25" cy="24" r="4.5" fill="#e6c374"/>' +
    '<circle cx="39" cy="33" r="6" fill="#e6c374"/><circle cx="37" cy="19" r="2.5" fill="#e6c374"/>' +
    '<path d="M6 47q6-8 14-4 5-7 13-2 8-4 12 2 8-2 12 4z" fill="#8fa6c9"/><path d="M2 53q9-6 19-3 12-5 22 0 10-3 18 3z" fill="#5f7699"/>',
  coin:
    '<circle cx="32" cy="32" r="24" fill="#b98334"/><circle cx="32" cy="32" r="24" fill="none" stroke="#f0cd86" stroke-width="3"/>' +
    '<circle cx="32" cy="32" r="18" fill="none" stroke="#d9a951" stroke-width="1.5"/>' +
    '<path d="M24.5 24.5h15v15h-15z" fill="#141925" stroke="#f0cd86" stroke-width="2.5"/>' +
    turned(
      4,
      '<path d="M28 17h8M30 13.8h4" stroke="#f7e0ab" stroke-width="2.4" stroke-linecap="round"/>',
    ),
  pouch:
    '<path d="M24 22q-16 10-14 24 2 12 22 12t22-12q2-14-14-24z" fill="#c23b47"/><path d="M24 22q-16 10-14 24 1 6 6 9-1-20 14-33z" fill="#a32e3c"/>' +
    '<path d="M21 9q5 4 11 1 6 3 11-1l-4 11H25z" fill="#d9525c"/><path d="M22 20q10 5 20 0" fill="none" stroke="#f0cd86" stroke-width="3.5" stroke-linecap="round"/>' +
    '<path d="M40 21q9 1 9 10M40 21q4 4 3 12" fill="none" stroke="#f0cd86" stroke-width="2" stroke-linecap="round"/>' +
    '<circle cx="32" cy="40" r="8.5" fill="none" stroke="#f7e0ab" stroke-width="2.2"/><path d="M32 34v12M26 40h12" stroke="#f7e0ab" stroke-width="2.2" stroke-linecap="round"/>',
  blossom:
    turned(
      5,
      '<path d="M32 31q-13-6-8-17 4-7 8-3 4-4 8 3 5 11-8 17z" fill="#f0a3b8"/><path d="M32 30q-5-4-3-11 3-3 6 0 2 7-3 11z" fill="#f8cdd8"/>',
    ) +
    '<circle cx="32" cy="32" r="4" fill="#e9bd6a"/>' +
    turned(
      10,
      '<path d="M32 29v-6" stroke="#c86a86" stroke-width="1"/><circle cx="32" cy="22.5" r="1.4" fill="#f6dc9a"/>',
    ),
  carp:
    '<path d="M48 34q10-12 12-7 0 6-6 8 6 3 5 9-4 4-12-6z" fill="#f0927d"/><path d="M4 36q8-16 26-15 14 1 20 14-8 12-22 12Q12 47 4 36z" fill="#e2674f"/>' +
    '<path d="M24 21q7-9 16-6-2 5-5 7zM26 47q4 7 11 6-2-4-4-7z" fill="#f0927d"/><path d="M17 24q6 11 0 22" fill="none" stroke="#ffd2c4" stroke-width="2"/>' +
    '<path d="M24 28q5 4 0 8 5 4 0 8M32 26q5 5 0 10 5 4 0 9M40 28q4 4 0 8 4 3 0 7" fill="none" stroke="#ffc0ae" stroke-width="1.8" stroke-linecap="round"/>' +
    '<circle cx="11.5" cy="33" r="2.6" fill="#fff4ec"/><circle cx="11" cy="33" r="1.3" fill="#1a0d0a"/>',
  lantern:
    '<path d="M32 4v7" stroke="#d9a951" stroke-width="2.5" stroke-linecap="round"/><rect x="23" y="10" width="18" height="5" rx="1.5" fill="#d9a951"/>' +
    '<path d="M25 15Q9 20 9 30t16 16h14q16-6 16-16T39 15z" fill="#e08a3c"/><path d="M28 15q-9 5-9 15.5T28 46h8q9-5 9-15.5T36 15z" fill="#f4b65c"/><path d="M31 15q-3 6-3 15.5T31 46h2q3-6 3-15.5T33 15z" fill="#fbe1a0"/>' +
    '<rect x="23" y="45.5" width="18" height="4.5" rx="1.5" fill="#d9a951"/><path d="M28 50v7M32 50v10M36 50v7" stroke="#c25b4a" stroke-width="2.2" stroke-linecap="round"/>',
  fan:
    '<path d="M32 54 5.5 33A34 34 0 0 1 58.5 33z" fill="#2f8f76"/><path d="M32 54 12 38a25.5 25.5 0 0 1 40 0z" fill="#5cc3a5"/><path d="M32 54 22 46a13 13 0 0 1 20 0z" fill="#1d5c4c"/>' +
    '<path d="M32 54 5.5 33M32 54 13 24.5M32 54 22.5 20.5M32 54V19.5M32 54l9.5-33.5M32 54 51 24.5M32 54l26.5-21" stroke="#eaf6ef" stroke-width="1.3"/>' +
    '<circle cx="32" cy="54" r="3.5" fill="#e9bd6a"/>',
}

export const symbolDrawing = (symbol: SlotSymbol): SVGSVGElement =>
  drawing('0 0 64 64', drawings[symbol], 'symbol')
