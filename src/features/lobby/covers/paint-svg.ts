type Element = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: Element[]
  text: string
}

type Context = OffscreenCanvasRenderingContext2D

type Style = Readonly<{
  fill: string
  stroke: string
  width: number
  cap: CanvasLineCap
  dashes: readonly number[]
}>

type Picture = { readonly context: Context; readonly byId: ReadonlyMap<string, Element> }

const numbersIn = (text = ''): number[] =>
  [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number))

const attributesIn = (text: string) =>
  new Map(
    [...text.matchAll(/([a-z][\w-]*)="([^"]*)"/gi)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

/** Parses the SVG text of a cover, not XML in general. */
const parse = (svg: string): { root: Element; byId: Map<string, Element> } => {
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' }
  const byId = new Map<string, Element>()
  const openElements = [root]
  for (const [, closing, name = '', attributeText = '', empty, text = ''] of svg.matchAll(
    /<(\/?)([a-z]+)((?: [^<>]*?)?)(\/?)>([^<]*)/gi,
  )) {
    if (closing) {
      openElements.pop()
      continue
    }
    const attributes = attributesIn(attributeText)
    const element: Element = {
      name,
      attributes,
      children: [],
      text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    }
    const id = attributes.get('id')
    if (id !== undefined) byId.set(id, element)
    openElements.at(-1)?.children.push(element)
    if (!empty) openElements.push(element)
  }
  return { root, byId }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

const transforms: Readonly<Record<string, (context: Context, numbers: number[]) => void>> = {
  translate: (context, [x = 0, y = 0]) => context.translate(x, y),
  scale: (context, [x = 1, y = x]) => context.scale(x, y),
  skewY: (context, [degrees = 0]) => context.transform(1, Math.tan(radians(degrees)), 0, 1, 0, 0),
  rotate: (context, [degrees = 0, x = 0, y = 0]) => {
    context.translate(x, y)
    context.rotate(radians(degrees))
    context.translate(-x, -y)
  },
}

const transform = (context: Context, text = ''): void => {
  for (const [, name = '', numbers] of text.matchAll(/(\w+)\(([^)]*)\)/g))
    transforms[name]?.(context, numbersIn(numbers))
}

const styleOf = ({ attributes }: Element, inherited: Style): Style => {
  const dashes = attributes.get('stroke-dasharray')
  return {
    fill: attributes.get('fill') ?? inherited.fill,
    stroke: attributes.get('stroke') ?? inherited.stroke,
    width: Number(attributes.get('stroke-width') ?? inherited.width),
    cap: attributes.get('stroke-linecap') === 'round' ? 'round' : inherited.cap,
    dashes: dashes === undefined ? inherited.dashes : numbersIn(dashes),
  }
}

const numberOf = ({ attributes }: Element, name: string, fallback = 0): number =>
  Number(attributes.get(name) ?? fallback)

/** The element's gradient in a unit square, to which the context is scaled. */
const gradientOf = (context: Context, element: Element): CanvasGradient => {
  const numberAt = (name: string, fallback: number) => numberOf(element, name, fallback)
  const [x, y] = [numberAt('cx', 0.5), numberAt('cy', 0.5)]
  const gradient =
    element.name === 'radialGradient'
      ? context.createRadialGradient(x, y, 0, x, y, numberAt('r', 0.5))
      : context.createLinearGradient(
          numberAt('x1', 0),
          numberAt('y1', 0),
          numberAt('x2', 1),
          numberAt('y2', 0),
        )
  for (const stop of element.children) {
    const opacity = Math.round(numberOf(stop, 'stop-opacity', 1) * 255)
    gradient.addColorStop(
      numberOf(stop, 'offset'),
      `${stop.attributes.get('stop-color')}${opacity.toString(16).padStart(2, '0')}`,
    )
  }
  return gradient
}

/** `url(#a)` names `a`. */
const idIn = (address: string): string => /^url\(#(.+)\)$/.exec(address)?.[1] ?? ''

const boxPath = (element: Element): Path2D => {
  const numberAt = (name: string) => numberOf(element, name)
  const path = new Path2D()
  path.roundRect(
    numberAt('x'),
    numberAt('y'),
    numberAt('width'),
    numberAt('height'),
    numberAt('rx'),
  )
  return path
}

const discPath = (element: Element): Path2D => {
  const path = new Path2D()
  path.arc(numberOf(element, 'cx'), numberOf(element, 'cy'), numberOf(element, 'r'), 0, 2 * Math.PI)
  return path
}

const strokeAs = (context: Context, { stroke, width, cap, dashes }: Style): void => {
  context.strokeStyle = stroke
  context.lineWidth = width
  context.lineCap = cap
  context.setLineDash([...dashes])
}

const paintPath = ({ context }: Picture, path: Path2D, style: Style): void => {
  if (style.fill !== 'none') {
    context.fillStyle = style.fill
    context.fill(path)
  }
  if (style.stroke === 'none') return
  strokeAs(context, style)
  context.stroke(path)
}

const paintBox = (picture: Picture, element: Element, style: Style): void => {
  const gradient = picture.byId.get(idIn(style.fill))
  if (gradient === undefined) {
    paintPath(picture, boxPath(element), style)
    return
  }
  const { context } = picture
  context.translate(numberOf(element, 'x'), numberOf(element, 'y'))
  context.scale(numberOf(element, 'width'), numberOf(element, 'height'))
  context.fillStyle = gradientOf(context, gradient)
  context.fillRect(0, 0, 1, 1)
}

const paintText = ({ context }: Picture, element: Element, style: Style): void => {
  const { attributes, children } = element
  context.font = `${attributes.get('font-weight')} ${attributes.get('font-size')}px ${attributes.get('font-family')}`
  context.fillStyle = style.fill
  for (const line of children) context.fillText(line.text, numberOf(line, 'x'), numberOf(line, 'y'))
}

type Paint = (picture: Picture, element: Element, style: Style) => void

const paintInside: Paint = (picture, { children }, style) => {
  for (const child of children) paint(picture, child, style)
}

const paints: Readonly<Record<string, Paint>> = {
  svg: paintInside,
  g: paintInside,
  rect: paintBox,
  circle: (picture, element, style) => paintPath(picture, discPath(element), style),
  path: (picture, element, style) =>
    paintPath(picture, new Path2D(element.attributes.get('d')), style),
  text: paintText,
  use: (picture, element, style) => {
    const target = picture.byId.get(String(element.attributes.get('href')).slice(1))
    picture.context.translate(numberOf(element, 'x'), numberOf(element, 'y'))
    if (target !== undefined) paint(picture, target, style)
  },
  defs: () => undefined,
  clipPath: () => undefined,
  radialGradient: () => undefined,
  linearGradient: () => undefined,
}

/** A `clipPath` of one circle. */
const clip = ({ context, byId }: Picture, element: Element): void => {
  const [circle] = byId.get(idIn(element.attributes.get('clip-path') ?? ''))?.children ?? []
  if (circle !== undefined) context.clip(discPath(circle))
}

const paint: Paint = (picture, element, inherited) => {
  const { context } = picture
  context.save()
  transform(context, element.attributes.get('transform'))
  clip(picture, element)
  context.globalAlpha *= numberOf(element, 'opacity', 1)
  paints[element.name]?.(picture, element, styleOf(element, inherited))
  context.restore()
}

const initialStyle: Style = { fill: 'black', stroke: 'none', width: 1, cap: 'butt', dashes: [] }

/**
 * Paints a cover's SVG text so that it fills the canvas. Supports only what covers use: workers have no SVG parser,
 * and an `<img>` per cover costs the page's thread 3 ms.
 */
export const paintSvg = (context: Context, svg: string): void => {
  const { root, byId } = parse(svg)
  const [, , width = 1, height = 1] = numbersIn(root.children[0]?.attributes.get('viewBox'))
  context.save()
  context.scale(context.canvas.width / width, context.canvas.height / height)
  paintInside({ context, byId }, root, initialStyle)
  context.restore()
}
