import { disc, each, line, path } from './shapes.ts'
import type { Motif } from './shapes.ts'

/** One half and its mirror image. */
const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`

export const animals = {
  tiger: ({ main, light, mid, deep }, roll) =>
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
    '</g>',

  raccoon: ({ main, light, mid, deep }, roll) =>
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
    '</g>',

  koi: ({ main, light, mid, deep }, roll) =>
    each(3, (index) => disc(0, 0, 84 + index * 30, `${line(main, 2)} opacity=".${5 - index}"`)) +
    `<g transform="rotate(${roll.oneOf([-140, -50, -30, 30, 50, 140])})">` +
    path(
      'M36-40C74-40 92-14 88 12 66 10 46-4 36-18zM-36-40C-74-40-92-14-88 12-66 10-46-4-36-18zM0 60C12 88 42 98 58 132 28 130 10 118 0 100-10 118-28 130-58 132-42 98-12 88 0 60z',
      `fill="${main}"`,
    ) +
    path(
      'M0-116C34-110 46-64 40-16 36 24 20 50 6 80H-6C-20 50-36 24-40-16-46-64-34-110 0-116z',
      `fill="${light}"`,
    ) +
    path(
      roll.oneOf([
        'M-34-78C-10-96 26-92 30-64 20-40-20-46-34-78zM6-22C38-24 34 22 14 34-8 24-10-8 6-22z',
        'M0-112C30-106 34-80 0-70-34-80-30-106 0-112zM-38-30C-12-36 6-8-8 20-30 22-40 2-38-30z',
        'M-40-40C-6-64 20-50 41-40 40 4 30 14 0 6-24 10-38-6-40-40z',
      ]),
      `fill="${main}"`,
    ) +
    path('M0-36V62', line(mid, 3)) +
    disc(-22, -84, 5, `fill="${deep}"`) +
    disc(22, -84, 5, `fill="${deep}"`) +
    '</g>',

  butterfly: ({ main, light, mid, deep }, roll) => {
    const wing =
      path('M4-6C20-90 96-124 124-92 140-56 92-6 4 6z', `fill="${main}"`) +
      path('M4 4C70 4 104 44 88 84 66 116 18 76 4 20z', `fill="${light}"`) +
      path('M26-30C40-74 84-94 104-80 108-58 76-34 26-30z', `fill="${mid}"`) +
      disc(56, 52, 15, `fill="${main}"`)
    return (
      `<g transform="rotate(${roll.between(-24, 24)})">${wing}<g transform="scale(-1 1)">${wing}</g>` +
      path('M0-44V66', `stroke="${deep}" stroke-width="13" stroke-linecap="round"`) +
      path('M0-48Q8-84 34-98M0-48Q-8-84-34-98', line(light, 4)) +
      '</g>'
    )
  },

  bird: ({ main, light, mid }, roll) =>
    disc(roll.between(-50, 50), -24, 92, `fill="${main}" opacity=".85"`) +
    `<g transform="scale(${roll.oneOf([-1, 1])} 1)rotate(${roll.between(-14, 10)})">` +
    path(
      'M-20 6C-10-60 30-116 96-138 92-96 84-84 70-70 84-70 88-66 92-60 70-30 40-6 16 14z',
      `fill="${light}"`,
    ) +
    path(
      'M-24 2C-50-54-96-84-146-84-130-54-118-48-102-42-112-36-116-32-118-24-92-6-60 10-30 18z',
      `fill="${light}" opacity=".8"`,
    ) +
    path(
      'M-64 64C-44 20 10-6 60 10 84 16 106 4 132 6 112 22 92 26 76 36 40 60-10 56-64 64z',
      `fill="${light}"`,
    ) +
    path('M-60 58L-132 92-70 78-96 112-40 62z', `fill="${mid}"`) +
    disc(92, 14, 5, `fill="${mid}"`) +
    '</g>',

  fox: ({ main, light, mid, deep }, roll) =>
    `<g transform="rotate(${roll.between(-10, 10)})">` +
    path('M-112-116L-30-56H30L112-116 96 10 0 118-96 10z', `fill="${main}"`) +
    path('M-112-116L-30-56-78-20zM112-116L30-56 78-20z', `fill="${mid}"`) +
    path('M-96 10L-30 20 0 118zM96 10L30 20 0 118z', `fill="${light}"`) +
    path('M0-56L30 20 0 118z', `fill="${mid}" opacity=".35"`) +
    path('M-16 88H16L0 118z', `fill="${deep}"`) +
    path('M-66-6L-24 6-50 14zM66-6L24 6 50 14z', `fill="${deep}"`) +
    '</g>',

  owl: ({ main, light, mid, deep }, roll) => {
    const side = roll.oneOf([-1, 1])
    const eye = (x: number) =>
      disc(x, -34, 40, `fill="${light}"`) +
      disc(x, -34, 25, `fill="${main}"`) +
      disc(x + 6 * side, -34, 13, `fill="${deep}"`)
    const feathers = each(3, (row) =>
      each(3 - row, (index) => `M${(index * 2 - (2 - row)) * 22 - 14} ${46 + row * 26}q14 22 28 0`),
    )
    return (
      path(
        'M-84-128Q-60-96 0-96 60-96 84-128 116-20 92 60 70 132 0 140-70 132-92 60-116-20-84-128z',
        `fill="${main}"`,
      ) +
      path('M-58 24Q0-14 58 24 62 100 0 130-62 100-58 24z', `fill="${mid}"`) +
      path(feathers, line(light, 5)) +
      eye(-42) +
      eye(42) +
      path('M0-28L15-2 0 22-15-2z', `fill="${deep}"`)
    )
  },

  eye: ({ main, light, mid, deep }, roll) => {
    const slit = roll.between(8, 16)
    const lid = roll.between(70, 92)
    return (
      each(3, (index) =>
        path(
          `M-140 0Q0 ${-lid - 40 - index * 26} 140 0`,
          `${line(main, 6 - index)} opacity=".${8 - index * 2}"`,
        ),
      ) +
      path(`M-140 0Q0 ${-lid * 1.5} 140 0 0 ${lid * 1.5}-140 0z`, `fill="${light}"`) +
      disc(0, 0, 56, `fill="${main}"`) +
      disc(0, 0, 45, `${line(mid, 10)} stroke-dasharray="3 5"`) +
      path(`M0-50Q${slit * 2} 0 0 50-${slit * 2} 0 0-50z`, `fill="${deep}"`) +
      disc(18, -20, 8, `fill="${light}"`)
    )
  },
} satisfies Readonly<Record<string, Motif>>
