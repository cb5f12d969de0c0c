import { disc, each, line, path, polar, whole } from './shapes.ts'
import type { Motif } from './shapes.ts'

export const scenes = {
  roofs: ({ main, light, mid, deep }, roll) => {
    const tiers = roll.between(2, 3)
    const top = tiers === 3 ? -76 : -48
    const tier = (y: number, halfWidth: number) => {
      const [eave, knee, ridge, wall] = [0.94, 0.56, 0.4, 0.6].map((share) =>
        whole(halfWidth * share),
      )
      return (
        `<path d="M-${wall} ${y + 30}H${wall}V${y + 78}H-${wall}z" fill="${mid}"/>` +
        path(
          `M-${halfWidth} ${y + 22}Q-${knee} ${y + 26}-${ridge} ${y - 12}H${ridge}Q${knee} ${y + 26} ${halfWidth} ${y + 22}L${eave} ${y + 40}H-${eave}z`,
          `fill="${main}"`,
        ) +
        path(
          `M-${wall} ${y + 54}H${wall}`,
          `stroke="${light}" stroke-width="14" stroke-dasharray="9 11"`,
        )
      )
    }
    return (
      disc(roll.between(-70, 70), -50, 66, `fill="${light}" opacity=".9"`) +
      each(tiers, (index) => tier(top + index * 64, 76 + index * 36)) +
      path(`M-200 ${top + tiers * 64 + 12}H200V240H-200z`, `fill="${deep}"`)
    )
  },

  arches: ({ main, light, mid, deep }, roll) => {
    const fills = [mid, main, deep, light] as const
    const depth = roll.between(5, 7)
    return each(depth, (index) => {
      const half = 118 - index * (104 / depth)
      const fill = index === depth - 1 ? light : fills[index % 3]
      return path(`M${-half} 170V-10A${half} ${half} 0 0 1 ${half}-10V170z`, `fill="${fill}"`)
    })
  },

  sail: ({ main, light, mid, deep }, roll) =>
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
    path(`M-210 136${'q25-20 50 0t50 0'.repeat(4)}`, line(main, 4)),

  curtain: ({ main, light, mid, deep }, roll) => {
    const half =
      path('M-170-190H-36Q-50 30-150 170H-170z', `fill="${main}"`) +
      path(
        'M-170-190H-128Q-126 20-170 120zM-96-190H-66Q-74 20-152 160L-162 150Q-100 20-96-190z',
        `fill="${mid}"`,
      )
    return (
      path(
        `M-24-190L${roll.between(-110, -90)} 150H${roll.between(90, 110)}L24-190z`,
        `fill="${light}" opacity=".2"`,
      ) +
      path('M-110 128a110 26 0 1 0 220 0 110 26 0 1 0-220 0', `fill="${light}"`) +
      half +
      `<g transform="scale(-1 1)">${half}</g>` +
      each(5, (index) =>
        disc(
          index * 76 - 152,
          -128,
          40,
          `fill="${index % 2 ? main : mid}" stroke="${deep}" stroke-width="4"`,
        ),
      ) +
      path('M-190-190H190V-128H-190z', `fill="${mid}"`)
    )
  },

  lanterns: ({ main, light, mid }, roll) => {
    const lantern = (x: number, y: number, size: number, fill: string) =>
      `<use href="#l" transform="translate(${x} ${y})scale(${size})" fill="${fill}"/>`
    const low = roll.between(-10, 30)
    const side = roll.oneOf([-1, 1])
    return (
      `<defs><g id="l"><rect x="-60" y="-54" width="120" height="108" rx="50"/><path d="M0-260V100M-26-54q-30 54 0 108M26-54q30 54 0 108" ${line(light, 2)}/><path d="M-24-62h48l8 8h-64zM-24 62h48l8-8h-64z" fill="${light}"/><circle cy="8" r="18" fill="${light}"/></g></defs>` +
      disc(20 * side, low, 130, `fill="${main}" opacity=".14"`) +
      lantern(-84 * side, roll.between(-80, -40), 0.5, mid) +
      lantern(96 * side, roll.between(-50, 10), 0.64, mid) +
      lantern(10 * side, low, 1.15, main)
    )
  },

  fan: ({ main, light }, roll) => {
    const slats = roll.oneOf([9, 11, 13])
    const spread = 0.42
    const slat = (index: number, from: number, to: number) => {
      const left = -spread + (index * 2 * spread) / slats
      const right = left + (2 * spread) / slats
      return `M${polar(left, from)}L${polar(left, to)}A${to} ${to} 0 0 1 ${polar(right, to)}L${polar(right, from)}z`
    }
    const everyOther = (odd: number) =>
      each(slats, (index) => (index % 2 === odd ? slat(index, 44, 150) : ''))
    return (
      `<g transform="translate(0 56)">` +
      path(everyOther(0), `fill="${main}"`) +
      path(everyOther(1), `fill="${light}"`) +
      path(
        each(slats, (index) => `M0 0L${polar(-spread + ((index + 0.5) * 2 * spread) / slats, 60)}`),
        line(main, 3),
      ) +
      disc(0, 0, 8, `fill="${light}"`) +
      '</g>'
    )
  },

  beams: ({ main, light }, roll) => {
    const count = roll.oneOf([7, 9, 11])
    const beam = (index: number) =>
      `M0 130L${polar(-0.24 + (index * 0.48) / count, 330)}L${polar(-0.24 + ((index + 0.52) * 0.48) / count, 330)}z`
    return (
      path(each(count, beam), `fill="${main}" opacity=".8"`) +
      each(3, (index) =>
        path(
          `M${-110 + index * 30} 130a${110 - index * 30} ${110 - index * 30} 0 0 1 ${220 - index * 60} 0z`,
          `fill="${index % 2 ? main : light}"`,
        ),
      )
    )
  },
} satisfies Readonly<Record<string, Motif>>
