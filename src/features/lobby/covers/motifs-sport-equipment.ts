import { disc, each, line, path, polar } from './shapes.ts'
import type { Motif } from './shapes.ts'

export const sportEquipment = {
  shuttlecock: ({ main, light, mid, deep }, roll) => {
    const quills = each(5, (index) => `M${index * 15 - 30} 52L${index * 40 - 80}-98`)
    return (
      disc(0, 0, 132, `fill="${mid}" opacity=".5"`) +
      `<g transform="rotate(${roll.oneOf([-36, -24, 24, 36])})">` +
      path('M-36 56L-92-86-58-112-20-96 0-116 20-96 58-112 92-86 36 56z', `fill="${light}"`) +
      path(quills, line(mid, 4)) +
      path('M-64-16Q0-2 64-16M-52 14Q0 26 52 14', line(main, 7)) +
      path('M-40 54H40V74A40 40 0 0 1-40 74z', `fill="${main}"`) +
      path('M-40 54H40V66H-40z', `fill="${deep}"`) +
      '</g>'
    )
  },

  skate: ({ main, light, mid, deep }, roll) =>
    path('M-170 112Q0 84 170 112V180H-170z', `fill="${mid}"`) +
    `<g transform="scale(${roll.oneOf([-1, 1])} 1)">` +
    path('M-78-122H2V-40Q70-22 92 14 100 36 92 52H-78z', `fill="${main}"`) +
    path('M-78-122H2v26H-78zM-78 36H96v16H-78z', `fill="${light}"`) +
    path(
      'M-12-74H18M-8-50H26M8-30H42',
      `stroke="${deep}" stroke-width="7" stroke-linecap="round"`,
    ) +
    path('M-48 52V88M50 52V88', line(light, 10)) +
    path('M-96 90H96Q116 90 116 68', `${line(light, 10)} stroke-linecap="round"`) +
    '</g>',

  stopwatch: ({ main, light, mid, deep }, roll) => {
    const handTurn = roll.between(1, 5) / 6
    return (
      path('M-14-126H14V-80H-14zM58-64L86-92 104-74 76-46z', `fill="${light}"`) +
      path('M-30-144H30V-116H-30z', `fill="${main}"`) +
      disc(0, 14, 102, `fill="${main}"`) +
      disc(0, 14, 84, `fill="${deep}"`) +
      `<g transform="translate(0 14)">` +
      path(
        `M0 0V-74A74 74 0 ${handTurn > 0.5 ? 1 : 0} 1 ${polar(handTurn, 74)}z`,
        `fill="${main}" opacity=".4"`,
      ) +
      path(
        each(12, (index) => `M${polar(index / 12, 62)}L${polar(index / 12, 74)}`),
        line(light, 4),
      ) +
      path(
        `M0 0L${polar(handTurn, 66)}`,
        `stroke="${light}" stroke-width="8" stroke-linecap="round"`,
      ) +
      disc(0, 0, 10, `fill="${mid}" stroke="${light}" stroke-width="5"`) +
      '</g>'
    )
  },

  goal: ({ main, light, mid }, roll) => {
    const net = each(8, (index) => `M${index * 30 - 105}-84L${index * 36 - 126} 96`)
    const rows = each(5, (index) => `M${-108 - index * 4} ${index * 36 - 56}H${108 + index * 4}`)
    const side = roll.oneOf([-1, 1])
    return (
      path('M-180 92H180V190H-180z', `fill="${mid}"`) +
      path(net + rows, `${line(main, 3)} opacity=".75"`) +
      path('M-124 100V-92H124V100', line(light, 12)) +
      disc(58 * side, 62, 40, `fill="${light}" stroke="${main}" stroke-width="5"`) +
      path(`M${58 * side} 44l18 13-7 21h-22l-7-21z`, `fill="${mid}"`)
    )
  },

  jersey: ({ main, light, mid, deep }, roll) => {
    const stripes = roll.oneOf([
      'M-50-96V112H-22V-80zM22-80V112H50V-96z',
      'M-68-10H68V34H-68z',
      'M-68-66L68 58V106L-68-18z',
    ])
    return (
      disc(0, 0, 136, `fill="${mid}" opacity=".45"`) +
      path(
        'M-42-112L-122-72-98-2-68-18V112H68V-18L98-2 122-72 42-112Q0-76-42-112z',
        `fill="${main}"`,
      ) +
      path(stripes, `fill="${light}"`) +
      path('M-42-112Q0-64 42-112', line(deep, 9)) +
      path('M-122-72L-98-2M122-72L98-2', line(light, 9))
    )
  },

  whistle: ({ main, light, mid, deep }, roll) =>
    disc(0, 0, 134, `fill="${mid}" opacity=".5"`) +
    `<g transform="scale(${roll.oneOf([-1, 1])} 1)rotate(${roll.between(-16, 6)})">` +
    path('M-126-58H44A74 74 0 1 1-26 38L-126-6z', `fill="${main}"`) +
    path('M-126-58H44v16H-126z', `fill="${light}"`) +
    path('M-58-58H-18V-26H-58z', `fill="${deep}"`) +
    disc(40, 18, 40, `fill="${deep}"`) +
    disc(54, 30, 20, `fill="${light}"`) +
    path(
      'M-70-92L-88-126M-38-96V-136M-6-92L12-126',
      `stroke="${light}" stroke-width="7" stroke-linecap="round"`,
    ) +
    '</g>',

  medal: ({ main, light, mid, deep }, roll) => {
    const points = roll.oneOf([5, 6])
    const star = Array.from({ length: points * 2 }, (_, index) =>
      polar(index / points / 2, index % 2 ? 20 : 46),
    ).join('L')
    return (
      path('M-84-160H-30L30-10H-24z', `fill="${mid}"`) +
      path('M84-160H30L-30-10H24z', `fill="${main}"`) +
      disc(0, 48, 84, `fill="${main}"`) +
      disc(0, 48, 66, `fill="${light}"`) +
      path(`M${star}z`, `fill="${deep}" transform="translate(0 48)"`)
    )
  },

  green: ({ main, light, mid, deep }, roll) =>
    path('M-180 64Q-20 10 180 74V190H-180z', `fill="${mid}"`) +
    `<g transform="scale(${roll.oneOf([-1, 1])} 1)">` +
    path('M-60 92a60 14 0 1 0 120 0 60 14 0 1 0-120 0', `fill="${deep}"`) +
    path('M0 92V-136', `stroke="${light}" stroke-width="9" stroke-linecap="round"`) +
    path('M4-134L112-98 4-58z', `fill="${main}"`) +
    disc(-84, 84, 20, `fill="${light}"`) +
    '</g>',

  volleyball: ({ main, light, mid, deep }, roll) => {
    const third =
      path('M0 0C-4-44 22-82 70-78A104 104 0 0 1 104 0C76-34 34-30 0 0z', `fill="${main}"`) +
      path('M0 0C-4-44 22-82 70-78M0 0C30-14 62-10 88 14M0-26C18-52 46-60 84-50', line(deep, 6))
    return (
      disc(0, 0, 134, `fill="${mid}" opacity=".5"`) +
      `<g transform="rotate(${roll.between(0, 119)})">` +
      disc(0, 0, 104, `fill="${light}"`) +
      `<g id="v">${third}</g><use href="#v" transform="rotate(120)"/><use href="#v" transform="rotate(240)"/>` +
      disc(0, 0, 104, line(deep, 5)) +
      '</g>'
    )
  },

  gamepad: ({ main, light, mid, deep }, roll) =>
    disc(0, 0, 134, `fill="${mid}" opacity=".5"`) +
    `<g transform="rotate(${roll.between(-14, 14)})">` +
    path('M0-54C-8-96 24-86 20-122', line(light, 7)) +
    path(
      'M-70-56H70C112-56 136 14 130 62 122 98 90 90 70 58L50 34H-50L-70 58C-90 90-122 98-130 62-136 14-112-56-70-56z',
      `fill="${main}"`,
    ) +
    path('M-72-38h22v16h16v22h-16v16h-22v-16h-16v-22h16z', `fill="${deep}"`) +
    disc(62, -36, 12, `fill="${light}"`) +
    disc(62, 8, 12, `fill="${light}"`) +
    disc(40, -14, 12, `fill="${deep}"`) +
    disc(84, -14, 12, `fill="${deep}"`) +
    '</g>',

  bats: ({ main, light, mid, deep }, roll) => {
    const bat = (lean: number, fill: string) =>
      `<g transform="rotate(${lean})">` +
      path('M-17-126Q0-144 17-126L8 92H-8z', `fill="${fill}" stroke="${deep}" stroke-width="4"`) +
      path('M-15 92H15V108H-15z', `fill="${fill}"`) +
      path('M0 40V92', line(deep, 15)) +
      '</g>'
    const lean = roll.between(36, 46)
    return (
      disc(0, 0, 134, `fill="${mid}" opacity=".5"`) +
      bat(-lean, main) +
      bat(lean, light) +
      disc(0, -94, 30, `fill="${light}"`) +
      path('M-18-114Q0-94-18-74M18-114Q0-94 18-74', line(main, 5))
    )
  },
} satisfies Readonly<Record<string, Motif>>
