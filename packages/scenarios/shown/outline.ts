// oxlint-disable-next-line typescript/triple-slash-reference -- without it other projects see a package without types
/// <reference path="./untyped-modules.d.ts" />
import { getRole } from 'dom-accessibility-api'
import { dialogInFront, isShown, nameOf, stateOf } from './find.ts'

/** The part of a page: what a player works with, or what is around it on every screen. */
export type OutlinePart = 'screen' | 'shell'

/** Said by their name; what is in them is part of it. */
const whole = new Set([
  ...['button', 'link', 'heading', 'img', 'option', 'tab', 'menuitem', 'progressbar', 'meter'],
  ...['textbox', 'searchbox', 'spinbutton', 'combobox', 'radio', 'checkbox', 'switch'],
])
const around = new Set([
  ...['dialog', 'alertdialog', 'region', 'navigation', 'form', 'group', 'radiogroup', 'list'],
  ...['listitem', 'table', 'row', 'cell', 'columnheader', 'rowheader', 'status', 'alert'],
  ...['banner', 'contentinfo', 'complementary', 'article', 'search'],
])
export const isWhole = (role: string): boolean => whole.has(role)
export const isAround = (role: string): boolean => around.has(role)

const saidStates = new Set([
  ...['disabled', 'busy', 'checked', 'pressed', 'expanded', 'current', 'invalid', 'focused'],
])

/** Ids of requests differ each time. */
const drawn = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g

const clean = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().replaceAll(drawn, '(an id)')

function lineOf(element: Element, role: string): string {
  const { states, value } = stateOf(element)
  const name = nameOf(element)
  const address = role === 'link' ? element.getAttribute('href') : null
  const isTyped = ['textbox', 'searchbox', 'spinbutton', 'combobox'].includes(role)
  return [
    role,
    whole.has(role) || element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
      ? JSON.stringify(name)
      : '',
    isTyped ? `= ${JSON.stringify(value ?? '')}` : '',
    address === null ? '' : `to ${address}`,
    ...states.filter((state) => saidStates.has(state)),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function linesIn(element: Element, depth: number, isLeftOut: (one: Element) => boolean): string[] {
  if (isLeftOut(element) || !isShown(element)) return []
  if (element.getAttribute('aria-hidden') === 'true') return []
  const role = getRole(element) ?? ''
  const line = whole.has(role) || around.has(role) ? [indented(lineOf(element, role), depth)] : []
  if (whole.has(role)) return line
  const below = depth + line.length
  return [
    ...line,
    ...[...element.childNodes].flatMap((node) => {
      if (node.nodeType === 1) return linesIn(node as Element, below, isLeftOut)
      const text = node.nodeType === 3 ? clean(node.textContent ?? '') : ''
      return text === '' ? [] : [indented(JSON.stringify(text), below)]
    }),
  ]
}

const indented = (text: string, depth: number): string => `${'  '.repeat(depth)}${text}`

/** What a player perceives, from top to bottom: roles, names, values, states, addresses and texts. */
export function outlineOf(document: Document, part: OutlinePart): readonly string[] {
  const main = document.querySelector('main')
  if (part === 'screen') {
    const place = dialogInFront(document) ?? main
    return place === null ? [] : linesIn(place, 0, () => false)
  }
  return linesIn(document.body, 0, (one) => one === main || one.tagName === 'DIALOG')
}
