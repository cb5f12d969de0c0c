import { disc, each, line, path, polar, whole } from './shapes.ts'
import type { Motif } from './shapes.ts'

export const crown: Motif = ({ main, light, mid, deep }, roll) => {
  const tips = roll.oneOf([-52, -36])
  return (
    path(
      each(9, (index) => `M${polar((index - 4) / 22, 128)}L${polar((index - 4) / 22, 150)}`),
      `stroke="${main}" stroke-width="5" stroke-linecap="round"`,
    ) +
    path(`M-96 66L-116 ${tips}-54 2 0-92 54 2 116 ${tips} 96 66z`, `fill="${main}"`) +
    path(`M0-92L54 2 116 ${tips} 96 66H0z`, `fill="${light}" opacity=".35"`) +
    path('M-98 56H98V92H-98z', `fill="${light}"`) +
    disc(-116, tips - 8, 12, `fill="${light}"`) +
    disc(116, tips - 8, 12, `fill="${light}"`) +
    disc(0, -102, 14, `fill="${light}"`) +
    path('M0 14L18 38 0 60-18 38z', `fill="${deep}"`) +
    each(5, (index) => disc(index * 40 - 80, 74, 8, `fill="${mid}"`))
  )
}

export const flame: Motif = ({ main, light, mid }, roll) => {
  const tongue =
    'M4-130C20-76 88-46 86 28A86 86 0 0 1-86 30C-88-8-60-24-54-66-34-48-26-34-22-18-2-46 10-84 4-130z'
  const turn = roll.oneOf([-1, 1])
  const inner = (share: number, y: number, fill: string) =>
    `<path d="${tongue}" transform="translate(0 ${y})scale(${share})" fill="${fill}"/>`
  return (
    disc(0, 10, 132, `fill="${main}" opacity=".16"`) +
    `<g transform="scale(${turn} 1)">${inner(1, 0, mid)}${inner(0.82, 18, main)}${inner(0.5, 54, light)}</g>`
  )
}

export const bolt: Motif = ({ main, light, mid }, roll) => {
  const lean = roll.between(-12, 12)
  return (
    each(3, (index) =>
      disc(
        0,
        0,
        70 + index * 32,
        `${line(main, 3)} opacity=".${5 - index}" stroke-dasharray="${40 + index * 30} ${30 + index * 14}"`,
      ),
    ) +
    `<g transform="rotate(${lean})">` +
    path('M44-126L-50 26H6L-22 142 78-18H22z', `fill="${mid}"`) +
    path('M32-134L-62 18H-6L-34 134 66-26H10z', `fill="${light}"`) +
    '</g>'
  )
}

export const bamboo: Motif = ({ main, light, mid }, roll) => {
  const stalk = (x: number, width: number, fill: string) =>
    path(
      `M${x}-190V190`,
      `stroke="${fill}" stroke-width="${width}" stroke-dasharray="${roll.between(62, 84)} 5"`,
    )
  const leaf = (x: number, y: number, lean: number, fill: string) =>
    `<path d="M0 0Q34-26 92-6 40 22 0 0z" transform="translate(${x} ${y})rotate(${lean})" fill="${fill}"/>`
  return (
    disc(50, -40, 66, `fill="${light}" opacity=".85"`) +
    stalk(78, 16, mid) +
    stalk(-88, 22, mid) +
    stalk(-24, 30, main) +
    each(6, (index) =>
      leaf(
        index < 3 ? -10 : -86,
        -96 + (index % 3) * 74,
        roll.between(-40, 36),
        index % 2 ? main : light,
      ),
    )
  )
}

export const maple: Motif = ({ main, light, mid, deep }, roll) =>
  disc(0, 0, 134, `fill="${mid}" opacity=".5"`) +
  `<g transform="rotate(${roll.between(-24, 24)})">` +
  path('M0 20V122', `stroke="${main}" stroke-width="12" stroke-linecap="round"`) +
  path(
    'M0-122L24-80 48-92 38-34 74-70 84-48 116-54 104-20 124-4 70 38 78 60 0 48-78 60-70 38-124-4-104-20-116-54-84-48-74-70-38-34-48-92-24-80z',
    `fill="${main}"`,
  ) +
  path(
    'M0-122L24-80 48-92 38-34 74-70 84-48 116-54 104-20 124-4 70 38 78 60 0 48z',
    `fill="${light}"`,
  ) +
  path('M0 48V-84M0 40L80-22M0 40L-80-22M0 20L30-50M0 20L-30-50', line(deep, 5)) +
  '</g>'

export const butterfly: Motif = ({ main, light, mid, deep }, roll) => {
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
}

export const cherries: Motif = ({ main, light }, roll) => {
  const side = roll.oneOf([-1, 1])
  const fruit = (x: number, y: number, size: number) =>
    disc(x, y, size, `fill="${main}"`) +
    path(
      `M${x - size * 0.6} ${y - 6}A${whole(size * 0.6)} ${whole(size * 0.6)} 0 0 1 ${x - 4} ${whole(y - size * 0.6)}`,
      `${line(light, 8)} stroke-linecap="round"`,
    )
  return (
    `<g transform="translate(0 4)scale(${side * 0.9} .9)">` +
    path(
      'M-52 20Q-40-60 30-116M62 36Q64-50 30-116',
      `${line(light, 8)} stroke-linecap="round" opacity=".6"`,
    ) +
    path('M30-116Q70-150 128-108 84-74 30-116z', `fill="${light}"`) +
    fruit(-56, 58, 58) +
    fruit(66, 72, 50) +
    '</g>'
  )
}

export const bell: Motif = ({ main, light, mid, deep }, roll) =>
  each(3, (index) =>
    disc(
      0,
      -10,
      116 + index * 20,
      `${line(main, 3)} opacity=".${5 - index}" stroke-dasharray="90 60"`,
    ),
  ) +
  `<g transform="rotate(${roll.between(-14, 14)})">` +
  disc(0, -96, 16, line(light, 8)) +
  disc(0, 88, 22, `fill="${light}"`) +
  path('M-92 74C-64 44-66-84 0-84S64 44 92 74z', `fill="${main}"`) +
  path('M0-84C66-84 64 44 92 74H30C50 30 40-60 0-84z', `fill="${light}" opacity=".4"`) +
  path('M-96 66H96V84H-96z', `fill="${light}"`) +
  path('M-62 20H62', line(mid, 6)) +
  path('M-52-20H52', line(deep, 3)) +
  '</g>'

export const pyramids: Motif = ({ main, light, mid, deep }, roll) => {
  const shift = roll.between(-40, 40)
  const pyramid = (x: number, base: number, half: number, fill: string, shade: string) =>
    path(
      `M${x - half} ${base}L${x} ${whole(base - half * 1.1)}L${x + half} ${base}z`,
      `fill="${fill}"`,
    ) +
    path(
      `M${x} ${whole(base - half * 1.1)}L${x + half} ${base}H${x + whole(half * 0.24)}z`,
      `fill="${shade}"`,
    )
  return (
    disc(-shift, -56, 58, `fill="${light}"`) +
    pyramid(84 + shift, 76, 78, mid, deep) +
    pyramid(-30 + shift, 96, 124, main, mid) +
    path('M-220 96H220V240H-220z', `fill="${deep}" opacity=".7"`) +
    path('M-140 118H40M-30 138H150', `${line(main, 4)} opacity=".6"`)
  )
}

export const sail: Motif = ({ main, light, mid, deep }, roll) =>
  disc(roll.between(-70, 70), -50, 70, `fill="${main}" opacity=".5"`) +
  `<g transform="scale(${roll.oneOf([-1, 1])} 1)rotate(${roll.between(-5, 5)})">` +
  path('M-4-130V70M62-60V70', line(mid, 7)) +
  path('M0-122Q76-70 84 30H0z', `fill="${light}"`) +
  path('M-10-96Q-78-40-86 30H-10z', `fill="${main}"`) +
  path(
    'M-112 50H118Q104 106 60 112H-56Q-100 104-112 50z',
    `fill="${deep}" stroke="${main}" stroke-width="4"`,
  ) +
  '</g>' +
  path(`M-200 112${'q25-22 50 0t50 0'.repeat(4)}V240H-200z`, `fill="${mid}"`) +
  path(`M-210 136${'q25-20 50 0t50 0'.repeat(4)}`, line(main, 4))

export const bird: Motif = ({ main, light, mid }, roll) =>
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
  '</g>'

export const fox: Motif = ({ main, light, mid, deep }, roll) =>
  `<g transform="rotate(${roll.between(-10, 10)})">` +
  path('M-112-116L-30-56H30L112-116 96 10 0 118-96 10z', `fill="${main}"`) +
  path('M-112-116L-30-56-78-20zM112-116L30-56 78-20z', `fill="${mid}"`) +
  path('M-96 10L-30 20 0 118zM96 10L30 20 0 118z', `fill="${light}"`) +
  path('M0-56L30 20 0 118z', `fill="${mid}" opacity=".35"`) +
  path('M-16 88H16L0 118z', `fill="${deep}"`) +
  path('M-66-6L-24 6-50 14zM66-6L24 6 50 14z', `fill="${deep}"`) +
  '</g>'

export const owl: Motif = ({ main, light, mid, deep }, roll) => {
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
}
