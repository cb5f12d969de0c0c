// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="../shown/untyped-modules.d.ts" />
import { createHash } from 'node:crypto'
import { getRole } from 'dom-accessibility-api'
import { isWhole } from '../shown/outline.ts'

/** Names of other elements: drawn anew on each page, so that only their presence is compared. */
const references = new Set([
  ...['id', 'for', 'form', 'list', 'popovertarget', 'aria-controls', 'aria-labelledby'],
  ...['aria-describedby', 'aria-details', 'aria-activedescendant', 'aria-owns', 'headers'],
])

/** What the line of a link, button or field says. */
const ofControls = new Set([
  ...['href', 'type', 'disabled', 'required', 'readonly', 'placeholder', 'inputmode', 'maxlength'],
  ...[
    'minlength',
    'min',
    'max',
    'step',
    'pattern',
    'autocomplete',
    'enterkeyhint',
    'target',
    'rel',
  ],
  ...['aria-busy', 'aria-checked', 'aria-current', 'aria-expanded', 'aria-haspopup'],
  ...['aria-invalid', 'aria-pressed', 'aria-disabled', 'aria-required', 'multiple'],
])

const controls = new Set(['a', 'button', 'input', 'select', 'textarea'])

const saidElsewhere = (name: string, element: Element): boolean =>
  ['class', 'aria-label'].includes(name) ||
  // The value of a field that is not shown is for the browser alone.
  (name === 'value' && !element.hasAttribute('hidden')) ||
  (ofControls.has(name) && controls.has(element.localName))

const LONGEST = 60

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 6)

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${digestOf(text)})` : text

/** Names of gradients and clips are drawn anew on each page. */
const drawnNames = /(?: id="[^"]*")|url\(#[^)]*\)|href="#[^"]*"/g

/** Which picture it is, so that one in place of another is seen. */
const pictureToken = (picture: Element): string => {
  const text = picture.outerHTML.replaceAll(drawnNames, '')
  return `[picture ${digestOf(text)}]`
}

const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** What only eyes read: a text that assistive tools do not get, or that has another name for them. */
function textForEyes(element: Element): string {
  const isHidden =
    element.getAttribute('aria-hidden') === 'true' &&
    (element.parentElement?.closest('[aria-hidden="true"]') ?? null) === null
  const name = element.getAttribute('aria-label')
  if (!isHidden && (name === null || !isWhole(getRole(element) ?? ''))) return ''
  const text = clean(element.textContent)
  return text === name ? '' : text
}

/** Elements without a name of a style, such as an empty paragraph, are counted by their own. */
function* tokensOf(element: Element): Iterable<string> {
  if (element.attributes.length === 0 && element.closest('svg') === null)
    yield `<${element.localName}>`
  if (element.localName === 'svg') yield pictureToken(element)
  for (const name of element.classList) yield name
  const text = textForEyes(element)
  if (text !== '') yield JSON.stringify(shortened(text))
  // The token of a picture has all of it.
  if (element.closest('svg') !== null) return
  for (const { name, value } of element.attributes)
    // Names from React's `useId` depend on what was shown before.
    if (references.has(name) || /^_r_\w+_$/.test(value)) yield `[${name}]`
    else if (!saidElsewhere(name, element)) yield `[${name}=${shortened(value)}]`
}

/** How often each name of a style, and each attribute that styles or the browser read, is on the page. */
export function lookOf(
  root: Element,
  known: WeakMap<Element, readonly string[]>,
): readonly string[] {
  const counts = new Map<string, number>()
  const tokens = (element: Element): readonly string[] => {
    const before = known.get(element)
    if (before !== undefined) return before
    const found = [...tokensOf(element)]
    known.set(element, found)
    return found
  }
  for (const element of root.querySelectorAll(':not(script)'))
    for (const token of tokens(element)) counts.set(token, (counts.get(token) ?? 0) + 1)
  return [...counts].map(([token, count]) => `${LOOK}${token} ×${count}`).toSorted()
}

const LOOK = 'look '

export const isLook = (line: string): boolean => line.startsWith(LOOK)

function countsIn(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lines.filter(isLook).map((line) => {
      const end = line.lastIndexOf(' ×')
      return [line.slice(LOOK.length, end), Number(line.slice(end + 2))]
    }),
  )
}

/** `+button, −2 icon`: how much more and less often each is there; empty: all are there as often. */
export function lookDifference(before: readonly string[], after: readonly string[]): string {
  const [old, now] = [countsIn(before), countsIn(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .toSorted()
    .flatMap((token) => {
      const more = (now.get(token) ?? 0) - (old.get(token) ?? 0)
      if (more === 0) return []
      const count = Math.abs(more) === 1 ? '' : `${Math.abs(more)} `
      return [`${more > 0 ? '+' : '−'}${count}${token}`]
    })
    .join(', ')
}
