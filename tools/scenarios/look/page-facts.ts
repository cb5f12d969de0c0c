/** A sum that a page shows. */
export type DisplayedSum = { readonly value: number; readonly text: string }

/** Facts of a page for invariants; serializable. */
export type PageFacts = {
  readonly language: string
  readonly title: string
  readonly dialogs: readonly { readonly name: string; readonly isQuestion: boolean }[]
  /** False: a dialog is open, and the focus is elsewhere. */
  readonly isFocusInDialog: boolean
  /** Number of busy buttons and dialogs. */
  readonly busyCount: number
  /** Actions without a name, as HTML. */
  readonly unnamedActions: readonly string[]
  /** Attributes that refer to a missing element. */
  readonly danglingReferences: readonly string[]
  readonly repeatedIds: readonly string[]
  readonly mainCount: number
  readonly mainHeadingCount: number
  readonly sums: readonly DisplayedSum[]
  /** Texts in fields of amounts. */
  readonly typedAmounts: readonly number[]
  /** Names of small pictures, such as the mark of a sum. */
  readonly marks: readonly string[]
  readonly text: string
  /** Number of parts that report a failure or outdated values. */
  readonly reportCount: number
}

const numberIn = (text: string): number => Number(text.replaceAll(/[^\d-]/g, ''))

const isHidden = (element: Element): boolean =>
  element.closest('[hidden], [inert], [aria-hidden="true"]') !== null

const hasText = (node: Node): boolean => (node.textContent ?? '').trim() !== ''

/** Whether assistive technology can name it; a fast approximation of the rules for names. */
function isReadAloud(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden')) return false
  if ((element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '').trim() !== '')
    return true
  return [...element.childNodes].some((node) =>
    node.nodeType === 1 ? isReadAloud(node as Element) : node.nodeType === 3 && hasText(node),
  )
}

const referencedElements = (document: Document, ids: string): readonly (Element | null)[] =>
  ids
    .split(/\s+/)
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id))

function hasName(document: Document, element: Element): boolean {
  if (isReadAloud(element) || (element.getAttribute('title') ?? '') !== '') return true
  const labels = referencedElements(document, element.getAttribute('aria-labelledby') ?? '')
  if (labels.some((label) => label !== null && hasText(label))) return true
  const label =
    element.closest('label') ??
    (element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`))
  return label !== null && isReadAloud(label)
}

const ACTION_ELEMENTS = new Set(['button', 'summary', 'select', 'textarea', 'input'])

function isAction(element: Element): boolean {
  const { localName } = element
  if (localName === 'a') return element.hasAttribute('href')
  if (localName === 'input') return element.getAttribute('type') !== 'hidden'
  return ACTION_ELEMENTS.has(localName) || element.getAttribute('role') === 'button'
}

const REFERENCE_ATTRIBUTES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'for',
] as const

const danglingReferencesOf = (
  document: Document,
  elements: readonly Element[],
  name: (typeof REFERENCE_ATTRIBUTES)[number],
): readonly string[] =>
  elements.flatMap((element) => {
    const ids = element.getAttribute(name) ?? ''
    return !referencedElements(document, ids).includes(null) || isHidden(element)
      ? []
      : [`${element.localName} ${name}="${ids}"`]
  })

/** `<span>1,250,000<span>KRW</span></span>`, as every amount is written. */
function sumOf(unit: Element, units: ReadonlySet<string>): readonly DisplayedSum[] {
  const figure = unit.previousSibling
  if (figure?.nodeType !== 3 || unit.nextSibling !== null) return []
  const text = (figure.textContent ?? '').trim()
  if (!/^-?\d[\d.,]*$/.test(text) || !units.has(unit.textContent.trim())) return []
  return [{ value: numberIn(text), text }]
}

const BUSY_ELEMENTS = new Set(['button', 'dialog', 'form'])

const isBusy = (element: Element): boolean =>
  BUSY_ELEMENTS.has(element.localName) && element.getAttribute('aria-busy') === 'true'

/** Whether an element reports a failure, an error or a result. */
function isReport(element: Element): boolean {
  if (element.getAttribute('aria-invalid') === 'true') return true
  const role = element.getAttribute('role')
  if (role === 'alert' || role === 'alertdialog') return true
  const isIdle = element.getAttribute('aria-busy') !== 'true' && hasText(element)
  return role === 'status' && isIdle && element.closest('main') !== null
}

const repeatedIdsIn = (ids: readonly string[]): readonly string[] => {
  const seenIds = new Set<string>()
  return ids.filter((id) => id !== '' && seenIds.size === seenIds.add(id).size)
}

const CODE_TAGS = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])

const textOf = (document: Document): string =>
  [...document.body.children]
    .filter(({ tagName }) => !CODE_TAGS.has(tagName))
    .map(({ textContent }) => textContent)
    .join(' ')
    .replaceAll(/\s+/g, ' ')

type ElementsWithAttribute = (attribute: string) => readonly Element[]

function indexByAttribute(elements: readonly Element[]): ElementsWithAttribute {
  const byAttribute = new Map<string, Element[]>()
  for (const element of elements)
    for (const name of element.getAttributeNames()) {
      const having = byAttribute.get(name)
      if (having === undefined) byAttribute.set(name, [element])
      else having.push(element)
    }
  return (attribute) => byAttribute.get(attribute) ?? []
}

/** @param units texts of the units that sums have in the language of the page */
export function readFacts(document: Document, units: ReadonlySet<string>): PageFacts {
  const elements = [...document.body.getElementsByTagName('*')]
  const elementsNamed = (name: string) => elements.filter(({ localName }) => localName === name)
  const elementsWith = indexByAttribute(elements)
  const dialogs = elementsWith('open').filter(({ localName }) => localName === 'dialog')
  const frontDialog = dialogs.at(-1)
  return {
    language: document.documentElement.lang,
    title: document.title,
    dialogs: dialogs.map((dialog) => ({
      name: dialog.textContent.trim().slice(0, 60),
      isQuestion: dialog.getAttribute('role') === 'alertdialog' || isBusy(dialog),
    })),
    isFocusInDialog: frontDialog === undefined || frontDialog.contains(document.activeElement),
    busyCount: elementsWith('aria-busy').filter(isBusy).length,
    unnamedActions: elements
      .filter((element) => isAction(element) && !hasName(document, element) && !isHidden(element))
      .map((element) => element.outerHTML.slice(0, 120)),
    danglingReferences: REFERENCE_ATTRIBUTES.flatMap((name) =>
      danglingReferencesOf(document, elementsWith(name), name),
    ),
    repeatedIds: repeatedIdsIn(elementsWith('id').map(({ id }) => id)),
    mainCount: elementsNamed('main').length,
    mainHeadingCount: elementsNamed('h1').filter((element) => !isHidden(element)).length,
    sums: elementsNamed('span').flatMap((element) => sumOf(element, units)),
    typedAmounts: elementsWith('inputmode')
      .filter((element) => element.getAttribute('inputmode') === 'numeric')
      .map((element) => numberIn((element as HTMLInputElement).value)),
    marks: elementsWith('role')
      .filter((element) => element.getAttribute('role') === 'img')
      .map((element) => element.getAttribute('aria-label') ?? ''),
    text: textOf(document),
    reportCount: new Set(
      [...elementsWith('aria-invalid'), ...elementsWith('role')].filter(isReport),
    ).size,
  }
}
