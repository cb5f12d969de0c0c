// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="./untyped-modules.d.ts" />
import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** What to find: sources of regular expressions for whole names and texts. */
export type Query = {
  readonly roles?: readonly string[] | undefined
  readonly name?: string | undefined
  readonly text?: string | undefined
  readonly within?: string | undefined
}

export type FoundState = {
  readonly states: readonly string[]
  readonly value: string | null
}

const containers =
  'dialog, form, section, nav, aside, fieldset, tr, ul, ol, li, article, main, [role=group], [role=list], [role=listitem], [role=row], [popover]'
const notShown =
  '[hidden], [inert], dialog:not([open]), [popover]:not(:popover-open), details:not([open]) > :not(summary), script, style, noscript, template'

const clean = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** The same in every browser: no styles, which say nothing about names. */
const unstyled = { getComputedStyle: () => ({ getPropertyValue: () => '' }) }

export const nameOf = (element: Element): string => clean(computeAccessibleName(element, unstyled))

export const isShown = (element: Element): boolean =>
  element.closest(notShown) === null && element.checkVisibility({ visibilityProperty: true })

const all = (root: ParentNode, selector = '*'): readonly Element[] => [
  ...root.querySelectorAll(selector),
]

/** With a space between elements, which styles keep apart. */
const spacedText = (element: Element): string =>
  clean(
    [...element.childNodes]
      .map((node) => (node.nodeType === 1 ? spacedText(node as Element) : node.textContent))
      .join(' '),
  )

/** Longer texts are not named in scenarios. */
const LONGEST = 1_000

const hasText = (element: Element, text: RegExp): boolean => {
  const whole = element.textContent
  if (whole.length > LONGEST) return false
  return text.test(clean(whole)) || text.test(spacedText(element))
}

/** The innermost elements whose whole text matches. */
function withText(root: ParentNode, text: RegExp): readonly Element[] {
  const matching = all(root).filter((element) => hasText(element, text) && isShown(element))
  return matching.filter(
    (element) => !matching.some((one) => one !== element && element.contains(one)),
  )
}

/** The innermost containers with this name or text. */
function containersOf(document: Document, source: string): readonly Element[] {
  const pattern = new RegExp(source, 's')
  const matching = all(document, containers).filter(
    (element) =>
      isShown(element) && (pattern.test(nameOf(element)) || withText(element, pattern).length > 0),
  )
  return matching.filter(
    (element) => !matching.some((one) => one !== element && element.contains(one)),
  )
}

export const dialogInFront = (document: Document): Element | null =>
  all(document, 'dialog[open]').at(-1) ?? null

function inOrder(document: Document, found: readonly Element[]): readonly Element[] {
  const front = dialogInFront(document)
  const main = document.querySelector('main')
  const places = [front, main].filter((one) => one !== null)
  const rankOf = (element: Element) => {
    const at = places.findIndex((place) => place.contains(element))
    return at === -1 ? places.length : at
  }
  return found.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** What a player can see of it: first in the open dialog, then in the main part, then elsewhere. */
export function find(document: Document, query: Query): readonly Element[] {
  const { roles, name, text, within } = query
  const roots: readonly ParentNode[] =
    within === undefined ? [document] : containersOf(document, within)
  const textPattern = text === undefined ? undefined : new RegExp(text, 's')
  const namePattern = name === undefined ? undefined : new RegExp(name, 's')
  const found = roots.flatMap((root) => {
    if (roles === undefined && namePattern === undefined)
      return textPattern === undefined ? [] : withText(root, textPattern)
    return all(root).filter((element) => {
      const role = getRole(element)
      if (role === null || (roles !== undefined && !roles.includes(role))) return false
      if (!isShown(element)) return false
      if (namePattern !== undefined && !namePattern.test(nameOf(element))) return false
      return textPattern === undefined || withText(element, textPattern).length > 0
    })
  })
  return inOrder(document, [...new Set(found)])
}

const labelled = 'input, select, textarea, [role="combobox"], [role="searchbox"]'

export function findFields(document: Document, label: string, within?: string): readonly Element[] {
  const pattern = new RegExp(label, 's')
  const roots: readonly ParentNode[] =
    within === undefined ? [document] : containersOf(document, within)
  const found = roots.flatMap((root) =>
    all(root, labelled).filter((field) => isShown(field) && pattern.test(nameOf(field))),
  )
  return inOrder(document, [...new Set(found)])
}

const isTrue = (element: Element, attribute: string): boolean =>
  element.getAttribute(attribute) === 'true'

export function stateOf(element: Element): FoundState {
  const active = element.ownerDocument.activeElement
  const field = element as Partial<HTMLInputElement>
  const isDisabled = element.matches(':disabled') || isTrue(element, 'aria-disabled')
  const isChecked = field.checked === true || isTrue(element, 'aria-checked')
  const current = element.getAttribute('aria-current')
  const states = {
    disabled: isDisabled,
    enabled: !isDisabled,
    busy: isTrue(element, 'aria-busy'),
    checked: isChecked,
    unchecked: !isChecked,
    pressed: isTrue(element, 'aria-pressed'),
    expanded: isTrue(element, 'aria-expanded'),
    current: current !== null && current !== 'false',
    invalid: isTrue(element, 'aria-invalid'),
    focused: active === element,
    'around the focus': element.contains(active),
  }
  return {
    states: Object.entries(states).flatMap(([name, holds]) => (holds ? [name] : [])),
    value: typeof field.value === 'string' ? field.value : null,
  }
}

export const namesNear = (document: Document, roles: readonly string[]): readonly string[] => {
  const front: ParentNode = dialogInFront(document) ?? document.querySelector('main') ?? document
  const names = all(front).flatMap((element) =>
    roles.includes(getRole(element) ?? '') && isShown(element) ? [nameOf(element)] : [],
  )
  return [...new Set(names)].filter((name) => name !== '').slice(0, 12)
}
