type Attributes = Readonly<Record<string, string | boolean>>

const SVG = 'http://www.w3.org/2000/svg'

/** Creates an element with attributes (true: present, false: absent) and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...children)
  return made
}

/** A decorative drawing; `inside` is trusted SVG. */
export function drawing(viewBox: string, inside: string, className: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('class', className)
  svg.setAttribute('aria-hidden', 'true')
  svg.innerHTML = inside
  return svg
}
