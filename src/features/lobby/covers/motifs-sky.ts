import { disc, each, line, path, polar, whole } from './shapes.ts'
import type { Motif } from './shapes.ts'

export const sky = {
  sun: ({ main, light }, roll) => {
    const rays = roll.oneOf([12, 16, 20, 24])
    const innerRadius = roll.between(60, 72)
    const ray = each(rays, (index) => {
      const turn = index / rays
      const far = index % 2 ? 98 : 132
      return `M${polar(turn - 0.22 / rays, innerRadius)}L${polar(turn, far)}L${polar(turn + 0.22 / rays, innerRadius)}z`
    })
    return (
      path(ray, `fill="${main}"`) +
      disc(0, 0, innerRadius - 10, `fill="${light}"`) +
      disc(0, 0, innerRadius - 26, line(main, 3))
    )
  },

  sunset: ({ main, light, deep }, roll) => {
    const bands = roll.between(4, 6)
    const cuts = each(bands, (index) => `M-110 ${18 + index * 17}h220v${3 + index * 2}h-220z`)
    return (
      disc(0, 0, 96, `fill="${main}"`) +
      disc(0, 0, 74, `fill="${light}" opacity=".55"`) +
      path(cuts, `fill="${deep}"`)
    )
  },

  moon: ({ main, light }, roll) => {
    const lean = roll.between(-40, 10)
    return (
      disc(0, 0, 104, `fill="${main}" opacity=".16"`) +
      `<g transform="rotate(${lean})">` +
      path('M20-84A86 86 0 1 0 84 20 70 70 0 0 1 20-84z', `fill="${light}"`) +
      '</g>' +
      each(4, (index) =>
        disc(roll.between(70, 112), roll.between(-120, -60), 2 + (index % 3), `fill="${main}"`),
      )
    )
  },

  star: ({ main, light }, roll) => {
    const points = roll.oneOf([4, 5, 6, 8])
    const spikes = (radius: number, waist: number, shift: number) =>
      `M${Array.from({ length: points * 2 }, (_, index) =>
        polar((index + shift) / (points * 2), index % 2 ? waist : radius),
      ).join('L')}z`
    const stops = Array.from({ length: 5 }, (_, index) => [
      whole(-120 + index * 60),
      roll.between(-120, 110),
    ])
    return (
      path(`M${stops.join('L')}`, `${line(main, 1.5)} opacity=".5"`) +
      stops.map(([x = 0, y = 0]) => disc(x, y, 4, `fill="${main}"`)).join('') +
      path(spikes(104, 40, 0), `fill="${main}"`) +
      path(spikes(66, 26, 0), `fill="${light}"`)
    )
  },

  clouds: ({ main, light, mid }, roll) => {
    const bar = (y: number, from: number, to: number) => `M${from} ${y}H${to}`
    const shift = roll.between(-30, 30)
    return (
      disc(shift, -34, 76, `fill="${main}"`) +
      path(
        bar(2, -96 + shift, 12) + bar(34, -40, 118 - shift) + bar(66, -130, 40 + shift),
        `stroke="${light}" stroke-width="24" stroke-linecap="round"`,
      ) +
      path(
        bar(18, -20, 84) + bar(50, -118, -40 + shift) + bar(82, -20, 96),
        `stroke="${mid}" stroke-width="20" stroke-linecap="round"`,
      )
    )
  },

  snow: ({ main, light }, roll) => {
    const twig = roll.between(22, 34)
    const arm = [-52, -86].map((y) => `M${-twig} ${y - twig}L0 ${y}L${twig} ${y - twig}`).join('')
    return (
      disc(0, 0, 120, `fill="${main}" opacity=".16"`) +
      `<g stroke-linecap="round" ${line(light, 10)}><path id="s" d="M0 0V-124${arm}"/>` +
      each(5, (index) => `<use href="#s" transform="rotate(${60 + index * 60})"/>`) +
      '</g>' +
      path(
        `M${Array.from({ length: 6 }, (_, index) => polar(index / 6, 30)).join('L')}z`,
        `fill="${main}"`,
      )
    )
  },
} satisfies Readonly<Record<string, Motif>>
