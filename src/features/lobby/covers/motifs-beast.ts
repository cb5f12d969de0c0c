import { disc, line, path } from './shapes.ts'
import type { Motif } from './shapes.ts'

/** One half and its mirror image. */
const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`

export const tiger: Motif = ({ main, light, mid, deep }, roll) =>
  `<g transform="rotate(${roll.between(-8, 8)})">` +
  both(disc(76, -76, 36, `fill="${main}"`) + disc(76, -76, 18, `fill="${mid}"`)) +
  path(
    'M-116 0C-116-70-60-104 0-104S116-70 116 0C116 40 92 56 80 84 56 112 24 118 0 118S-56 112-80 84C-92 56-116 40-116 0z',
    `fill="${main}"`,
  ) +
  path(
    'M0 22C42 22 66 48 60 80 48 110 20 114 0 114S-48 110-60 80C-66 48-42 22 0 22z',
    `fill="${light}"`,
  ) +
  both(
    path('M116-12L66 4 115 14zM110 34L66 38 96 58zM84-72L40-62 72-52z', `fill="${deep}"`) +
      path('M70-18Q46-38 20-8 48 8 70-18z', `fill="${light}"`) +
      disc(44, -16, 9, `fill="${deep}"`),
  ) +
  path(
    'M-20-88H20M-15-70H15M-20-50H20M0-88V-50M0 52V78Q-14 94-32 86M0 78Q14 94 32 86',
    line(deep, 7),
  ) +
  path('M-22 32H22L0 56z', `fill="${deep}"`) +
  '</g>'

export const raccoon: Motif = ({ main, light, mid, deep }, roll) =>
  `<g transform="rotate(${roll.between(-8, 8)})">` +
  both(disc(78, -74, 36, `fill="${main}"`) + disc(78, -74, 18, `fill="${deep}"`)) +
  path(
    'M-124 20C-112-64-64-98 0-98S112-64 124 20C92 64 48 112 0 112S-92 64-124 20z',
    `fill="${main}"`,
  ) +
  path(
    'M-124 20C-60 24-30 60 0 112-48 112-92 64-124 20zM124 20C60 24 30 60 0 112 48 112 92 64 124 20z',
    `fill="${light}"`,
  ) +
  both(
    path('M4-2L30-24Q84-36 106 16 74 52 34 36L4 20z', `fill="${deep}"`) +
      path('M22-34Q62-70 100-18 62-44 22-34z', `fill="${light}"`) +
      disc(52, 6, 15, `fill="${light}"`) +
      disc(50, 7, 8, `fill="${deep}"`),
  ) +
  path('M0-98L13-30 0 20-13-30z', `fill="${mid}"`) +
  path('M0 14Q42 40 34 76 18 104 0 112-18 104-34 76-42 40 0 14z', `fill="${light}"`) +
  path('M-20 56Q0 44 20 56L0 80z', `fill="${deep}"`) +
  '</g>'
