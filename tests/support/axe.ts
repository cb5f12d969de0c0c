import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))

const analyse = async (page: Page, resultTypes: ('violations' | 'incomplete')[]) => {
  await atRest(page)
  return (
    new AxeBuilder({ page })
      // Otherwise each analysis opens another page for frames, which the site does not have.
      .setLegacyMode()
      // One example per passed rule; listing all would take most of the time.
      .options({ resultTypes })
      .analyze()
  )
}

type Findings = Awaited<ReturnType<typeof analyse>>

const inWords = (rules: Findings['violations']) =>
  rules.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await analyse(page, ['violations'])
  expect(inWords(violations), `axe finds nothing on ${page.url()}`).toEqual([])
}

/**
 * axe violations of a page that fits into the window. Contrasts that axe cannot decide are measured; `measured` is
 * their number.
 */
export async function accessibilityFaults(
  page: Page,
): Promise<{ readonly faults: readonly string[]; readonly measured: number }> {
  const { violations, incomplete } = await analyse(page, ['violations', 'incomplete'])
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  const faint = await faintTexts(page, undecided)
  return { faults: [...inWords(violations), ...faint], measured: undecided.length }
}

/** Expects all buttons and links of a dialog to have the same background, colour and font weight. */
export async function expectEqualWeight(dialog: Locator): Promise<void> {
  const looks = await dialog.locator('button:visible, a:visible').evaluateAll((controls) =>
    controls.map((control) => {
      const { backgroundColor, backgroundImage, color, fontWeight, fontSize } =
        getComputedStyle(control)
      return [backgroundColor, backgroundImage, color, fontWeight, fontSize].join(' ')
    }),
  )
  expect(looks.length).toBeGreaterThan(1)
  expect(new Set(looks).size).toBe(1)
}

/** Texts with undecided contrast, by selector. */
type Selectors = readonly string[]

type Sample = {
  readonly selector: string
  /** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
  readonly colour: readonly [number, number, number, number]
  readonly minContrast: number
  readonly rects: readonly { x: number; y: number; width: number; height: number }[]
}

const TRANSPARENT_TEXT =
  '* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important; transition: none !important; animation: none !important; }'

/**
 * Measures contrast against the painted background: compares each text's colour with a screenshot taken without text.
 * Returns texts with too little contrast and texts that the window never shows. Texts that something fixed always
 * covers stay undecided.
 */
async function faintTexts(page: Page, undecided: Selectors): Promise<readonly string[]> {
  const faint: string[] = []
  let undecidedIds = await page.evaluate(uncovered, undecided)
  const covered = new Set<string>()
  const measure = async () => {
    const samples = await page.evaluate(readSamples, undecidedIds)
    for (const selector of samples.covered) covered.add(selector)
    faint.push(...(await findFaintTexts(page, samples.samples)))
    const read = new Set(samples.samples.map(({ selector }) => selector))
    undecidedIds = undecidedIds.filter((selector) => !read.has(selector))
  }
  for (const end of ['beginning', 'end'] as const) {
    if (undecidedIds.length === 0) break
    // axe scrolls, and the header would cover some texts.
    await page.evaluate(scrollTo, end)
    await measure()
  }
  const never: string[] = []
  for (let [first] = undecidedIds; first !== undefined; [first] = undecidedIds) {
    // Only rows of a long list near the window are in the page.
    const isThere = await page.evaluate(scrollTo, { middle: first })
    if (isThere) await measure()
    if (undecidedIds[0] !== first) continue
    undecidedIds = undecidedIds.slice(1)
    if (isThere && !covered.has(first)) never.push(first)
  }
  return [...faint, ...never.map((selector) => `${selector}: contrast not measured`)]
}

// Runs in the page; returns whether the element is in the page.
async function scrollTo(place: 'beginning' | 'end' | { middle: string }): Promise<boolean> {
  const element = typeof place === 'object' ? document.querySelector(place.middle) : document.body
  if (typeof place === 'object') element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  else window.scrollTo(0, place === 'end' ? document.body.scrollHeight : 0)
  // Waits until nearby rows of a long list are painted.
  for (let frames = 3; frames > 0; frames -= 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  return element?.isConnected ?? false
}

async function findFaintTexts(page: Page, samples: readonly Sample[]): Promise<readonly string[]> {
  if (samples.length === 0) return []
  const withText = await page.screenshot({ scale: 'css' })
  const sheet = await page.evaluateHandle((css) => {
    const newSheet = new CSSStyleSheet()
    newSheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, newSheet]
    return newSheet
  }, TRANSPARENT_TEXT)
  const picture = await page.screenshot({ scale: 'css' })
  await sheet.evaluate((textSheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== textSheet)
  })
  const scratch = await page.context().browser()!.newPage()
  try {
    const pictures = [withText, picture].map((one) => one.toString('base64'))
    return await scratch.evaluate(compare, { pictures, samples: [...samples] })
  } finally {
    await scratch.close()
  }
}

// Runs in the page; skips texts covered by an image that shows the same.
function uncovered(selectors: Selectors): string[] {
  return selectors.filter((selector) => {
    const element = document.querySelector(selector)
    const box = element?.getBoundingClientRect()
    for (let next = element?.nextElementSibling; box && next; next = next.nextElementSibling) {
      const over = next.getBoundingClientRect()
      const isOver = over.top <= box.top && over.bottom >= box.bottom && over.left <= box.left
      if (next.matches('img, canvas') && isOver && over.right >= box.right) return false
    }
    return true
  })
}

// Runs in the page; skips elements that are partly outside the window or below something fixed.
function readSamples(selectors: Selectors): { samples: Sample[]; covered: string[] } {
  const fixed = [...document.querySelectorAll('body *')].filter((one) =>
    /fixed|sticky/.test(getComputedStyle(one).position),
  )
  const isBelow = (element: Element, places: readonly DOMRect[]): boolean =>
    fixed.some((one) => {
      if (one.contains(element)) return false
      const over = one.getBoundingClientRect()
      return places.some((place) => {
        const left = Math.max(over.left, place.left)
        const top = Math.max(over.top, place.top)
        const wide = Math.min(over.right, place.right) - left
        const high = Math.min(over.bottom, place.bottom) - top
        if (wide <= 0 || high <= 0) return false
        return one.contains(document.elementFromPoint(left + wide / 2, top + high / 2))
      })
    })
  const covered: string[] = []
  const samples = selectors.flatMap((selector): Sample[] => {
    const element = document.querySelector(selector)
    if (!element) return []
    const rects = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
    // A field's text or placeholder is within its box and line.
    const box = element.getBoundingClientRect()
    const inside = new DOMRect(box.x + 4, box.y + 4, box.width - 8, box.height - 8)
    const places = rects.length > 0 ? rects : [inside]
    const isWhole = places.every(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight)
    if (!isWhole) return []
    if (isBelow(element, places)) {
      covered.push(selector)
      return []
    }
    const style = getComputedStyle(element)
    // Nothing to read: an icon stands for it, as for the order of a list on phones.
    if (/, 0\)$/.test(style.color)) {
      covered.push(selector)
      return []
    }
    const [red = 0, green = 0, blue = 0, alpha = 1] = (style.color.match(/[\d.]+/g) ?? []).map(
      Number,
    )
    let opacity = alpha
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    return [
      {
        selector,
        colour: [red, green, blue, opacity],
        minContrast: isLarge ? 3 : 4.5,
        rects: places.map(({ x, y, width, height }) => ({ x, y, width, height })),
      },
    ]
  })
  return { samples, covered }
}

// Runs in another page.
async function compare({
  pictures,
  samples,
}: {
  pictures: string[]
  samples: Sample[]
}): Promise<string[]> {
  const painted = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      context.drawImage(bitmap, 0, 0)
      return { context, width: bitmap.width, height: bitmap.height }
    }),
  )
  const [withText, grounds] = painted
  if (!withText || !grounds) return []

  const light = (value: number): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const luminance = (red: number, green: number, blue: number): number =>
    0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)

  return samples.flatMap(({ selector, colour: [red, green, blue, alpha], minContrast, rects }) => {
    const ratios = rects.flatMap(({ x, y, width, height }) => {
      const left = Math.max(0, Math.round(x))
      const top = Math.max(0, Math.round(y))
      const wide = Math.min(grounds.width - left, Math.round(width))
      const high = Math.min(grounds.height - top, Math.round(height))
      if (wide < 1 || high < 1) return []
      const { data } = grounds.context.getImageData(left, top, wide, high)
      const textPixels = withText.context.getImageData(left, top, wide, high).data
      const contrasts: number[] = []
      const isUnseen = data.every((value, at) => value === textPixels[at])
      for (let at = 0; at < data.length; at += 4) {
        const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
        const mix = (above: number, below: number) => above * alpha + below * (1 - alpha)
        const text = luminance(mix(red, r), mix(green, g), mix(blue, b))
        const ground = luminance(r, g, b)
        contrasts.push((Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05))
      }
      // An image covers the text; otherwise some pixels would show it.
      return isUnseen && Math.max(...contrasts.slice(0, 50_000)) > 1.5 ? [] : contrasts
    })
    if (ratios.length === 0) return []
    // A percentile rather than the minimum, because pixels at an edge mix two colours.
    const worst = ratios.sort((one, other) => one - other)[Math.floor(ratios.length * 0.02)] ?? 21
    return worst < minContrast
      ? [`${selector}: contrast ${worst.toFixed(2)} of ${minContrast}`]
      : []
  })
}
