import { disc, each, line, path, whole } from './shapes.ts'
import type { Motif } from './shapes.ts'

export const nature = {
  mountains: ({ main, light, mid, deep }, roll) => {
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
  },

  waves: ({ main, light, mid }, roll) => {
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
  },

  pyramids: ({ main, light, mid, deep }, roll) => {
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
  },

  flame: ({ main, light, mid }, roll) => {
    const tongue =
      'M4-130C20-76 88-46 86 28A86 86 0 0 1-86 30C-88-8-60-24-54-66-34-48-26-34-22-18-2-46 10-84 4-130z'
    const turn = roll.oneOf([-1, 1])
    const inner = (share: number, y: number, fill: string) =>
      `<path d="${tongue}" transform="translate(0 ${y})scale(${share})" fill="${fill}"/>`
    return (
      disc(0, 10, 132, `fill="${main}" opacity=".16"`) +
      `<g transform="scale(${turn} 1)">${inner(1, 0, mid)}${inner(0.82, 18, main)}${inner(0.5, 54, light)}</g>`
    )
  },

  bolt: ({ main, light, mid }, roll) => {
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
  },

  lotus: ({ main, light, mid }, roll) => {
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
  },

  bamboo: ({ main, light, mid }, roll) => {
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
  },

  maple: ({ main, light, mid, deep }, roll) =>
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
    '</g>',

  cherries: ({ main, light }, roll) => {
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
  },
} satisfies Readonly<Record<string, Motif>>
