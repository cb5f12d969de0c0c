// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="../shown/untyped-modules.d.ts" />
import { computeAccessibleDescription, getRole } from 'dom-accessibility-api'
import { nameOf, stateOf } from '../shown/find.ts'
import { isAround, isWhole } from '../shown/outline.ts'
import { lookOf } from './look.ts'

const clean = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const unstyled = { getComputedStyle: () => ({ getPropertyValue: () => '' }) }

const neverShown = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD'])

/** Seen from the parent, which is shown. */
function isHidden(element: Element): boolean {
  if (neverShown.has(element.tagName)) return true
  if (element.hasAttribute('hidden') || element.hasAttribute('inert')) return true
  if (element.getAttribute('aria-hidden') === 'true') return true
  if (element.tagName === 'DIALOG') return !element.hasAttribute('open')
  if (element.hasAttribute('popover')) return !element.matches(':popover-open')
  const parent = element.parentElement
  return (
    parent?.tagName === 'DETAILS' && !parent.hasAttribute('open') && element.tagName !== 'SUMMARY'
  )
}

const given = [
  ...['placeholder', 'inputmode', 'autocomplete', 'maxlength', 'minlength', 'min', 'max', 'step'],
  ...['pattern', 'enterkeyhint', 'target', 'rel', 'download', 'lang', 'aria-live', 'aria-haspopup'],
  ...['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext', 'aria-roledescription'],
  ...[
    'aria-keyshortcuts',
    'aria-sort',
    'aria-level',
    'aria-setsize',
    'aria-posinset',
    'aria-atomic',
  ],
  ...['accept', 'spellcheck', 'autocapitalize', 'colspan', 'rowspan', 'scope', 'datetime'],
] as const

/** `aria-pressed="false"` says more than no attribute. */
const negated = {
  'aria-pressed': 'not pressed',
  'aria-expanded': 'collapsed',
  'aria-checked': 'not checked',
  'aria-busy': 'not busy',
  'aria-current': 'not current',
  'aria-disabled': 'not disabled',
} as const

const saidStates = new Set([
  ...['disabled', 'busy', 'checked', 'pressed', 'expanded', 'current', 'invalid', 'focused'],
])

const hasValue = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider'])

/** Where the next letter goes; empty: behind the others, or nothing can be typed. */
function caretOf(element: Element, value: string | null): string {
  const { selectionStart, selectionEnd } = element as Partial<HTMLInputElement>
  if (!isFocused(element) || typeof selectionStart !== 'number') return ''
  if (selectionStart === value?.length) return ''
  const isSelected = selectionEnd !== selectionStart
  return `caret ${selectionStart}${isSelected ? ` to ${selectionEnd}` : ''}`
}

function detailsOf(element: Element, role: string): readonly string[] {
  const field = element as Partial<HTMLInputElement>
  const { states, value } = stateOf(element)
  const type = element.tagName === 'INPUT' ? element.getAttribute('type') : null
  const description = clean(computeAccessibleDescription(element, unstyled))
  const isRequired = field.required === true || element.getAttribute('aria-required') === 'true'
  const isReadOnly = field.readOnly === true || element.getAttribute('aria-readonly') === 'true'
  return [
    hasValue.has(role) || type === 'password' ? `= ${JSON.stringify(value ?? '')}` : '',
    caretOf(element, value),
    role === 'link' ? `to ${element.getAttribute('href') ?? 'nowhere'}` : '',
    /^H[1-6]$/.test(element.tagName) ? `level ${element.tagName.slice(1)}` : '',
    type === null || type === 'text' ? '' : `type ${type}`,
    element.tagName === 'BUTTON' && element.getAttribute('type') !== 'button' ? 'submits' : '',
    ...given.flatMap((name) => {
      const text = element.getAttribute(name)
      return text === null ? [] : [`${name} ${JSON.stringify(text)}`]
    }),
    ...states.filter((state) => saidStates.has(state)),
    ...Object.entries(negated).flatMap(([name, words]) =>
      element.getAttribute(name) === 'false' ? [words] : [],
    ),
    isRequired ? 'required' : '',
    isReadOnly ? 'read-only' : '',
    description === '' ? '' : `described ${JSON.stringify(description)}`,
  ].filter((part) => part !== '')
}

const fields = new Set(['INPUT', 'SELECT', 'TEXTAREA'])

const isNamed = (element: Element, role: string): boolean =>
  isWhole(role) ||
  fields.has(element.tagName) ||
  element.hasAttribute('aria-label') ||
  element.hasAttribute('aria-labelledby')

const isFocused = (element: Element): boolean =>
  element.tagName !== 'BODY' && element.ownerDocument.activeElement === element

const indented = (text: string, depth: number): string => `${'  '.repeat(depth)}${text}`

/** What a line is about, and after it its details, each behind a semicolon. */
function ownLine(element: Element, role: string): string | null {
  const isField = fields.has(element.tagName)
  const isSaid = isWhole(role) || isAround(role) || isField
  if (!isSaid && !element.hasAttribute('aria-live') && !isFocused(element)) return null
  const word = isField && role === '' ? 'field' : isSaid ? role : 'part'
  const name = isNamed(element, role) ? ` ${JSON.stringify(nameOf(element))}` : ''
  return [word + name, ...detailsOf(element, role)].join('; ')
}

const optionLine = ({ label, selected, disabled }: HTMLOptionElement): string =>
  [`option ${JSON.stringify(label)}`, selected ? 'chosen' : '', disabled ? 'disabled' : '']
    .filter((part) => part !== '')
    .join('; ')

/** Lines of an element; `isFixed`: they depend on nothing but what is in it. */
type Read = { readonly depth: number; readonly lines: readonly string[]; readonly isFixed: boolean }

const refers = ['aria-labelledby', 'aria-describedby'] as const

export type Memory = {
  readonly lines: WeakMap<Element, Read>
  readonly looks: WeakMap<Element, readonly string[]>
}

export const nothingRead = (): Memory => ({ lines: new WeakMap(), looks: new WeakMap() })

function readNode(node: Node, depth: number, memory: Memory): Read {
  if (node.nodeType === 1) return read(node as Element, depth, memory)
  const text = node.nodeType === 3 ? clean(node.textContent) : ''
  const lines = text === '' ? [] : [indented(JSON.stringify(text), depth)]
  return { depth, lines, isFixed: true }
}

function readNew(element: Element, depth: number, memory: Memory): Read {
  if (isHidden(element)) return { depth, lines: [], isFixed: true }
  const role = getRole(element) ?? ''
  const line = ownLine(element, role)
  const own = line === null ? [] : [indented(line, depth)]
  const below = depth + own.length
  const isField = fields.has(element.tagName)
  const isFixed = !isField && !refers.some((name) => element.hasAttribute(name))
  if (element.tagName === 'SELECT') {
    const options = [...(element as HTMLSelectElement).options]
    const lines = [...own, ...options.map((option) => indented(optionLine(option), below))]
    return { depth, lines, isFixed }
  }
  if (isWhole(role)) return { depth, lines: own, isFixed }
  const children = [...element.childNodes].map((node) => readNode(node, below, memory))
  return {
    depth,
    lines: [...own, ...children.flatMap(({ lines }) => lines)],
    isFixed: isFixed && children.every((child) => child.isFixed),
  }
}

function read(element: Element, depth: number, memory: Memory): Read {
  const known = memory.lines.get(element)
  if (known?.depth === depth) return known
  const found = readNew(element, depth, memory)
  if (found.isFixed) memory.lines.set(element, found)
  return found
}

/** What a link has given to the page that it leads to. */
const givenText = (state: unknown): string => {
  const { usr } = (state ?? {}) as { readonly usr?: unknown }
  return usr === undefined || usr === null ? '' : ` with ${JSON.stringify(usr)}`
}

/** Everything that a player perceives of a page, and the names that its looks have in styles. */
export function pageLines(
  { document, location, history }: Window,
  memory = nothingRead(),
): readonly string[] {
  const { lang, attributes } = document.documentElement
  const others = [...attributes].flatMap(({ name, value }) =>
    name === 'lang' ? [] : [`${name}=${JSON.stringify(value)}`],
  )
  return [
    `address ${location.pathname}${location.search}${location.hash}${givenText(history.state)}`,
    `title ${JSON.stringify(document.title)}`,
    ['language', lang, ...others].join(' '),
    `pages in history: ${history.length}`,
    ...read(document.body, 0, memory).lines,
    ...lookOf(document.body, memory.looks),
  ]
}
