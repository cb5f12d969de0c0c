// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="./untyped-modules.d.ts" />
import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** Elements by role, name and text. Names and texts are sources of regular expressions for the whole. */
export type Query = {
  readonly roles?: readonly string[] | undefined
  /** A selector in addition to roles, or instead of them. */
  readonly selector?: string | undefined
  readonly name?: string | undefined
  readonly text?: string | undefined
  /** Name or text of the surrounding element. */
  readonly within?: string | undefined
  /** Selector of a field: in the same form. */
  readonly inForm?: string | undefined
  /** The last match in the main part comes first. */
  readonly isLastInMain?: true
}

export type MatchState = {
  readonly states: readonly string[]
  readonly value: string | null
}

const containers =
  'dialog, form, section, nav, aside, fieldset, tr, ul, ol, li, article, main, [role=group], [role=list], [role=listitem], [role=row], [popover]'
const neverShown: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template'])

/** Whether the element itself is hidden. Reads attributes, because simulated pages match selectors slowly. */
function hidesItself(element: Element): boolean {
  const { localName } = element
  if (neverShown.has(localName)) return true
  if (element.hasAttribute('hidden') || element.hasAttribute('inert')) return true
  if (localName === 'dialog' && !element.hasAttribute('open')) return true
  if (element.hasAttribute('popover') && !element.matches(':popover-open')) return true
  const parent = element.parentElement
  return parent?.localName === 'details' && localName !== 'summary' && !parent.hasAttribute('open')
}

const normalizeSpaces = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Ignores styles, which do not affect names here, so that all targets agree. */
const NO_STYLES = { getComputedStyle: () => ({ getPropertyValue: () => '' }) }

export const nameOf = (element: Element): string =>
  normalizeSpaces(computeAccessibleName(element, NO_STYLES))

export function isShown(element: Element): boolean {
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement)
    if (hidesItself(ancestor)) return false
  return element.checkVisibility({ visibilityProperty: true })
}

/** Reads roles, names and states of elements. */
export type Reader = {
  readonly roleOf: (element: Element) => string | null
  readonly nameOf: (element: Element) => string
  readonly isShown: (element: Element) => boolean
}

const reader: Reader = { roleOf: getRole, nameOf, isShown }

function cachePerElement<Value>(read: (element: Element) => Value): (element: Element) => Value {
  const cache = new Map<Element, Value>()
  return (element) => {
    const cached = cache.get(element)
    if (cached !== undefined) return cached
    const value = read(element)
    cache.set(element, value)
    return value
  }
}

/** Reads each element once, for many searches of a page that does not change meanwhile. */
export const readOnce = (): Reader => ({
  roleOf: cachePerElement(getRole),
  nameOf: cachePerElement(nameOf),
  isShown: cachePerElement(isShown),
})

const elementsIn = (root: ParentNode, selector = '*'): readonly Element[] => [
  ...root.querySelectorAll(selector),
]

/** The text with a space between elements, which styles separate. */
const spacedText = (element: Element): string =>
  normalizeSpaces(
    [...element.childNodes]
      .map((node) => (node.nodeType === 1 ? spacedText(node as Element) : node.textContent))
      .join(' '),
  )

/** Longer texts are not named in scenarios. */
const MAX_TEXT = 1_000

const hasText = (element: Element, text: RegExp): boolean => {
  const content = element.textContent
  if (content.length > MAX_TEXT) return false
  return text.test(normalizeSpaces(content)) || text.test(spacedText(element))
}

/** The innermost elements whose whole text matches. */
function elementsWithText(root: ParentNode, text: RegExp, read: Reader): readonly Element[] {
  const matching = elementsIn(root).filter(
    (element) => hasText(element, text) && read.isShown(element),
  )
  return matching.filter(
    (element) =>
      !matching.some((otherElement) => otherElement !== element && element.contains(otherElement)),
  )
}

/** The innermost containers with this name or text. */
export function containersOf(document: Document, source: string, read: Reader): readonly Element[] {
  const pattern = new RegExp(source, 's')
  const matching = elementsIn(document, containers).filter(
    (element) =>
      read.isShown(element) &&
      (pattern.test(read.nameOf(element)) || elementsWithText(element, pattern, read).length > 0),
  )
  return matching.filter(
    (element) =>
      !matching.some((otherElement) => otherElement !== element && element.contains(otherElement)),
  )
}

const dialogName = (dialog: Element): string =>
  nameOf(dialog) ||
  normalizeSpaces(dialog.querySelector('h1, h2, h3, p')?.textContent ?? '') ||
  'without a name'

/** The name and all texts of each open dialog, the one in front last. */
export const dialogTexts = (document: Document): readonly (readonly string[])[] =>
  elementsIn(document, 'dialog[open]').map((dialog) =>
    [
      dialogName(dialog),
      ...elementsIn(dialog, 'h2, p, span').map(({ textContent }) => textContent.trim()),
    ].filter((text) => text !== ''),
  )

export const dialogInFront = (document: Document): Element | null =>
  elementsIn(document, 'dialog[open]').at(-1) ?? null

function sortByPlace(document: Document, matches: readonly Element[]): readonly Element[] {
  const frontDialog = dialogInFront(document)
  const main = document.querySelector('main')
  const parts = [frontDialog, main].filter((part) => part !== null)
  const rankOf = (element: Element) => {
    const index = parts.findIndex((part) => part.contains(element))
    return index === -1 ? parts.length : index
  }
  return matches.toSorted((a, b) => rankOf(a) - rankOf(b))
}

const searchRootsOf = (
  document: Document,
  { within, inForm }: Query,
  read: Reader,
): readonly ParentNode[] => {
  if (within !== undefined) return containersOf(document, within, read)
  if (inForm === undefined) return [document]
  const field = elementsIn(document, inForm).find(read.isShown)
  return [field?.closest('form') ?? []].flat()
}

/** Visible matches: first in the open dialog, then in the main part, then elsewhere. */
export function findElements(document: Document, query: Query, read = reader): readonly Element[] {
  const { roles, selector, name, text, isLastInMain } = query
  const textPattern = text === undefined ? undefined : new RegExp(text, 's')
  const namePattern = name === undefined ? undefined : new RegExp(name, 's')
  const matches = searchRootsOf(document, query, read).flatMap((root) => {
    if (roles === undefined && namePattern === undefined && selector === undefined)
      return textPattern === undefined ? [] : elementsWithText(root, textPattern, read)
    return elementsIn(root, selector).filter((element) => {
      const role = selector === undefined || roles !== undefined ? read.roleOf(element) : ''
      if (role === null || (roles !== undefined && !roles.includes(role))) return false
      if (!read.isShown(element)) return false
      if (namePattern !== undefined && !namePattern.test(read.nameOf(element))) return false
      return textPattern === undefined || elementsWithText(element, textPattern, read).length > 0
    })
  })
  const sortedMatches = sortByPlace(document, [...new Set(matches)])
  if (isLastInMain !== true) return sortedMatches
  const main = document.querySelector('main')
  return [sortedMatches.findLast((element) => main?.contains(element) === true) ?? []].flat()
}

/** Selector of the fields that a label names. */
export const FIELD_SELECTOR = 'input, select, textarea, [role="combobox"], [role="searchbox"]'

/** Why a player cannot press the first match; null: it can be pressed. Undefined: nothing matches. */
export function findObstacle(document: Document, query: Query): string | null | undefined {
  const [element] = findElements(document, query)
  if (element === undefined) return undefined
  const frontDialog = dialogInFront(document)
  if (frontDialog !== null && !frontDialog.contains(element))
    return `the dialog "${dialogName(frontDialog)}" covers the page`
  return element.matches(':disabled') ? 'it is disabled' : null
}

/** Labels of a list's options; undefined: nothing matches. */
export function optionsOf(document: Document, query: Query): readonly string[] | undefined {
  const field = findElements(document, query)[0] as HTMLSelectElement | undefined
  return field === undefined ? undefined : [...field.options].map(({ label }) => label)
}

const isTrue = (element: Element, attribute: string): boolean =>
  element.getAttribute(attribute) === 'true'

export function stateOf(element: Element): MatchState {
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
    states: Object.entries(states).flatMap(([name, isSet]) => (isSet ? [name] : [])),
    value: typeof field.value === 'string' ? field.value : null,
  }
}

/** The matches of a query; without any, elements there that have another name. */
export type QueryMatches = {
  readonly states: readonly MatchState[]
  readonly otherNames: readonly string[]
}

const MAX_OTHERS = 8

export function findMatches(document: Document, query: Query): QueryMatches {
  const states = findElements(document, query).map(stateOf)
  const { roles, within } = query
  if (states.length > 0 || roles === undefined) return { states, otherNames: [] }
  const innerMatches = findElements(document, { roles, within })
  const alternatives = (
    innerMatches.length > 0 ? innerMatches : findElements(document, { roles })
  ).map(nameOf)
  const names = [...new Set(alternatives)].filter((name) => name !== '')
  const ellipsis = names.length > MAX_OTHERS ? ['…'] : []
  return { states, otherNames: [...names.slice(0, MAX_OTHERS), ...ellipsis] }
}

export const namesNear = (document: Document, roles: readonly string[]): readonly string[] => {
  const searchRoot: ParentNode =
    dialogInFront(document) ?? document.querySelector('main') ?? document
  const names = elementsIn(searchRoot).flatMap((element) =>
    roles.includes(getRole(element) ?? '') && isShown(element) ? [nameOf(element)] : [],
  )
  return [...new Set(names)].filter((name) => name !== '').slice(0, 12)
}
