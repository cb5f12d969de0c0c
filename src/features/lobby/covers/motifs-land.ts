import { disc, each, line, path, polar, whole } from './shapes.ts'
import type { Motif } from './shapes.ts'

export const mountains: Motif = ({ main, light, mid, deep }, roll) => {
  const ridge = (base: number, height: number) => {
    const peak = roll.between(-70, 70)
    return `M-190 150L${peak - 100} ${base - height / 3}L${peak - 60} ${base}L${peak} ${base - height}L${peak + 46} ${base - height / 3}L${peak + 66} ${base - height / 2}L190 150z`
  }
  return (
    disc(roll.between(-50, 50), -60, 46, `fill="${light}"`) +
    path(ridge(60, 130), `fill="${main}" opacity=".55"`) +
    path(ridge(84, 110), `fill="${main}"`) +
    path(ridge(124, 90), `fill="${mid}"`) +
    path(ridge(160, 70), `fill="${deep}"`)
  )
}

export const waves: Motif = ({ main, light, mid }, roll) => {
  const size = roll.oneOf([34, 42, 52])
  const ring = (x: number, y: number, radius: number, attributes: string) =>
    path(`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`, attributes)
  const scale = ring(0, 0, size, `fill="${mid}" stroke="${main}" stroke-width="3"`)
  const inner =
    ring(0, 0, whole(size * 0.66), line(main, 3)) +
    ring(0, 0, whole(size * 0.32), `fill="${light}"`)
  const rows = each(4, (row) =>
    each(5, (index) => {
      const x = (index - 2) * size * 2 + (row % 2 ? size : 0) - size / 2
      return `<use href="#w" x="${whole(x)}" y="${whole(row * size * 0.5 + 20)}"/>`
    }),
  )
  return (
    disc(roll.between(-60, 60), -40, 64, `fill="${light}"`) +
    `<defs><g id="w">${scale}${inner}</g></defs>${rows}`
  )
}

export const lotus: Motif = ({ main, light, mid }, roll) => {
  const petals = roll.oneOf([8, 10, 12])
  const flower = (id: string, count: number, petal: string, attributes: string) =>
    `<g ${attributes}><path id="${id}" d="${petal}"/>` +
    each(
      count - 1,
      (index) => `<use href="#${id}" transform="rotate(${whole(((index + 1) * 360) / count)})"/>`,
    ) +
    '</g>'
  return (
    flower(
      'p',
      petals,
      'M0 0C-44-50-30-96 0-122 30-96 44-50 0 0z',
      `fill="${main}" stroke="${mid}" stroke-width="4"`,
    ) +
    flower(
      'q',
      petals / 2,
      'M0 0C-30-34-20-62 0-80 20-62 30-34 0 0z',
      `fill="${light}" stroke="${main}" stroke-width="3"`,
    ) +
    disc(0, 0, 16, `fill="${mid}"`)
  )
}

export const koi: Motif = ({ main, light, mid, deep }, roll) =>
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
  '</g>'

export const roofs: Motif = ({ main, light, mid, deep }, roll) => {
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
}

export const fan: Motif = ({ main, light }, roll) => {
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
}
