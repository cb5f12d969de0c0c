import { disc, each, line, path, polar } from './shapes.ts'
import type { Motif } from './shapes.ts'

export const sport = {
  football: ({ main, light, deep, mid }, roll) => {
    const patch = (radius: number, shift: number) =>
      `M${Array.from({ length: 5 }, (_, index) => polar((index + shift) / 5, radius)).join('L')}z`
    const seams = each(
      5,
      (index) =>
        `M${polar(index / 5, 36)}L${polar(index / 5, 70)}M${polar((index - 0.24) / 5, 96)}L${polar(index / 5, 70)}L${polar((index + 0.24) / 5, 96)}`,
    )
    const rim = each(
      5,
      (index) =>
        `M${polar((index + 0.22) / 5, 84)}L${polar((index + 0.3) / 5, 104)}A104 104 0 0 0 ${polar((index + 0.7) / 5, 104)}L${polar((index + 0.78) / 5, 84)}L${polar((index + 0.5) / 5, 74)}z`,
    )
    return (
      disc(0, 0, 134, `fill="${mid}" opacity=".5"`) +
      `<g transform="rotate(${roll.between(-30, 30)})">` +
      disc(0, 0, 104, `fill="${light}"`) +
      path(patch(38, 0) + rim, `fill="${deep}"`) +
      path(seams, line(deep, 4)) +
      disc(0, 0, 104, line(main, 6)) +
      '</g>'
    )
  },

  basketball: ({ main, deep, mid }, roll) =>
    disc(0, 0, 134, `fill="${mid}" opacity=".5"`) +
    `<g transform="rotate(${roll.between(-50, 50)})">` +
    disc(0, 0, 108, `fill="${main}"`) +
    path('M-108 0H108M0-108V108M-76-76Q-12 0-76 76M76-76Q12 0 76 76', line(deep, 6)) +
    '</g>',

  baseball: ({ main, light, mid }, roll) =>
    disc(0, 0, 134, `fill="${mid}" opacity=".5"`) +
    `<g transform="rotate(${roll.between(-40, 40)})">` +
    disc(0, 0, 106, `fill="${light}"`) +
    path('M-72-78Q-8 0-72 78M72-78Q8 0 72 78', line(main, 6)) +
    path(
      'M-60-78Q4 0-60 78M-84-70Q-22 0-84 70M60-78Q-4 0 60 78M84-70Q22 0 84 70',
      `${line(main, 4)} stroke-dasharray="4 13"`,
    ) +
    '</g>',

  tennis: ({ main, light, mid }, roll) =>
    path(
      each(7, (index) => `M${index * 44 - 132}-150V150M-150 ${index * 44 - 132}H150`),
      `${line(main, 2)} opacity=".35"`,
    ) +
    `<g transform="rotate(${roll.between(-60, 60)})">` +
    disc(0, 0, 98, `fill="${main}" stroke="${mid}" stroke-width="10"`) +
    path('M-92-34Q0 6 30-94M92 34Q0-6-30 94', line(light, 7)) +
    '</g>',

  pitch: ({ main, light, mid }, roll) => {
    const stripes = each(4, (index) => `M${index * 76 - 150}-170h38v340h-38z`)
    return (
      `<g transform="rotate(${roll.oneOf([-24, -14, 14, 24])})">` +
      `<rect x="-150" y="-170" width="300" height="340" fill="${mid}"/>` +
      path(stripes, `fill="${main}" opacity=".28"`) +
      path('M-150 0H150M-60-170v54H60v-54M-60 170v-54H60v54', line(light, 4)) +
      disc(0, 0, 52, line(light, 4)) +
      disc(0, 0, 7, `fill="${light}"`) +
      '</g>'
    )
  },

  lanes: ({ main, light, mid }, roll) => {
    const side = roll.oneOf([-1, 1])
    const start = roll.between(2, 5)
    return (
      `<g transform="translate(${100 * side} 90)" fill="none"><g stroke="${mid}" stroke-width="30">${each(6, (index) => `<circle r="${60 + index * 36}"${index % 2 ? '' : ` stroke="${main}"`}/>`)}</g>` +
      `<g stroke="${light}" stroke-width="2">${each(6, (index) => `<circle r="${42 + index * 36}"/>`)}</g>` +
      disc(-side * (24 + start * 18), -(42 + start * 24), 15, `fill="${light}"`) +
      '</g>'
    )
  },

  chequers: ({ main, light, mid, deep }, roll) => {
    const size = 44
    const fields = each(18, (index) => {
      const row = Math.floor(index / 3)
      const column = (index % 3) * 2 + (row % 2)
      return `M${column * size - 110} ${row * size - 126}h${size}v${size}h-${size}z`
    })
    return (
      disc(0, 0, 140, `fill="${mid}" opacity=".5"`) +
      `<g transform="rotate(${roll.oneOf([-16, -10, 10])})skewY(${roll.oneOf([-14, 14])})"><path d="M-110-126h264v264H-110z" fill="${light}"/>${path(fields, `fill="${deep}"`)}</g>` +
      path('M-112-150V230', `stroke="${main}" stroke-width="10" stroke-linecap="round"`)
    )
  },

  cup: ({ main, light, mid, deep }, roll) => {
    const rays = roll.oneOf([16, 20])
    return (
      path(
        each(rays, (index) => `M${polar(index / rays, 112)}L${polar(index / rays, 140)}`),
        `stroke="${main}" stroke-width="4" stroke-linecap="round" opacity=".7"`,
      ) +
      path('M-58-78H-96Q-96-10-40 0M58-78H96Q96-10 40 0', line(main, 12)) +
      path('M-64-94H64Q64 30 14 44V74H44V96H-44V74H-14V44Q-64 30-64-94z', `fill="${light}"`) +
      path('M0-94H64Q64 30 14 44V74H44V96H0z', `fill="${main}"`) +
      path('M-64-94H64v16H-64z', `fill="${mid}"`) +
      path('M-44 84H44V96H-44z', `fill="${deep}"`)
    )
  },

  pennants: ({ main, light, mid }, roll) => {
    const flags = (from: number) =>
      each(3, (index) => {
        const share = (index * 2 + from + 0.5) / 6
        return `M${Math.round(share * 340) - 194} ${Math.round(120 * share * (1 - share))}h48l-24 62z`
      })
    const rope = (y: number, one: string, other: string) =>
      `<g transform="translate(0 ${y})">${path(flags(0), `fill="${one}"`)}${path(flags(1), `fill="${other}"`)}<path d="M-170 0Q0 60 170 0" ${line(light, 3)}/></g>`
    const lift = roll.between(-130, -100)
    return (
      rope(lift, roll.oneOf([main, light]), mid) +
      rope(lift + 88, light, main) +
      rope(lift + 176, mid, roll.oneOf([main, light]))
    )
  },
} satisfies Readonly<Record<string, Motif>>
