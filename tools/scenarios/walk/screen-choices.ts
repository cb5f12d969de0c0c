import type { Step } from '../core/scenario.model.ts'
import { pressedRoles, screenSteps } from '../core/screen-words.ts'
import { dialogInFront, find, findFields, readOnce } from '../shown/find.ts'
import type { Reader } from '../shown/find.ts'
import { pressQuery } from '../shown/targets-of-steps.ts'
import type { Texts } from '../shown/texts.ts'

const amounts = ['50000', '5', '999999999', '30000', '']
const searched = ['dragon', '바카라', 'baccarat', 'drgaon', 'zzzz', 'ㄷㄱ', '']
const words = ['New One', 'x', '', 'a word that is longer than others '.repeat(9).trim()]

/** Texts for a field; the first one is usually valid. */
function textsFor(field: HTMLInputElement, label: string): readonly string[] {
  const { type, inputMode, autocomplete, name } = field
  const about = `${type} ${inputMode} ${autocomplete} ${name} ${label}`.toLowerCase()
  if (type === 'date') return ['2026-01-10', '2026-01-15', '2025-12-01', '']
  if (type === 'search' || about.includes('search')) return searched
  if (about.includes('current-password')) return ['demo1234', 'wrong', '']
  if (type === 'password') return ['new-password-1', 'short', '']
  if (about.includes('username')) return ['demo', 'newcomer', '']
  if (/tel|phone/.test(about)) return ['010-2222-3333', '12', '']
  if (/\bid\b/.test(about)) return ['newcomer', 'demo', '']
  if (about.includes('account number')) return ['110-222-333333', '1', '']
  if (/numeric|decimal|number/.test(about)) return amounts
  return words
}

/** A possible action. */
export type Choice = {
  /** Equal for similar actions, such as those on games of a list. */
  readonly kind: string
  readonly steps: readonly Step[]
}

const places = 'dialog, li, tr, form, section, nav, aside, fieldset, article, [role=group]'
const MAX_NAME = 80
/** From this number on, elements of one role in a list or table count as alike. */
const MIN_ALIKE = 6

const isField = (element: Element): boolean =>
  ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)

/** A page that does not change meanwhile. */
type Looked = { readonly document: Document; readonly texts: Texts; readonly read: Reader }

const isPressed = ({ roleOf }: Reader, element: Element): boolean =>
  element.tagName !== 'OPTION' && pressedRoles.includes(roleOf(element) ?? '')

const isTyped = (element: Element): boolean =>
  element.tagName === 'TEXTAREA' ||
  (element.tagName === 'INPUT' &&
    !/^(?:radio|checkbox|hidden|file)$/.test((element as HTMLInputElement).type))

const isFree = (element: Element): boolean =>
  !element.matches(':disabled') && (element as Partial<HTMLInputElement>).readOnly !== true

const isName = (text: string): boolean => text !== '' && text.length <= MAX_NAME

/** Names of the containers of an element, innermost first. */
function* placesOf({ nameOf }: Reader, element: Element): Iterable<string> {
  for (
    let place = element.parentElement?.closest(places);
    place !== null && place !== undefined;
    place = place.parentElement?.closest(places)
  ) {
    const heading = place.querySelector('h1, h2, h3, h4, strong')?.textContent ?? ''
    for (const name of [nameOf(place), heading.trim()]) if (isName(name)) yield name
  }
}

function kindOf({ roleOf, nameOf }: Reader, element: Element): string {
  const item = element.closest('li, tr')
  const around = item?.parentElement?.querySelectorAll(`${element.localName}`).length ?? 0
  const isOfMany = around > MIN_ALIKE && element.closest('nav') === null
  return `${roleOf(element)} ${isOfMany ? 'of many' : nameOf(element).replaceAll(/\d[\d,.:]*/g, '0')}`
}

function pressOf({ document, texts, read }: Looked, element: Element): Step | null {
  const [name, role] = [read.nameOf(element), read.roleOf(element) ?? undefined]
  if (!isName(name)) return null
  const isRight = (step: unknown): boolean => {
    const { data } = screenSteps.press.safeParse(step)
    return data !== undefined && find(document, pressQuery(data, texts), read)[0] === element
  }
  const plain = { press: name, role }
  if (isRight(plain)) return plain
  for (const place of placesOf(read, element)) {
    const within = { ...plain, in: place }
    if (isRight(within)) return within
  }
  return null
}

function fieldOf(
  { document, texts, read }: Looked,
  element: Element,
): { readonly label: string; readonly in?: string } | null {
  const label = read.nameOf(element)
  if (!isName(label) || !screenSteps.type.safeParse({ type: '', into: label }).success) return null
  const source = (text: string) => texts.textPattern(text).source
  if (findFields(document, source(label), undefined, read)[0] === element) return { label }
  for (const place of placesOf(read, element))
    if (findFields(document, source(label), source(place), read)[0] === element)
      return { label, in: place }
  return null
}

const within = ({ in: place }: { readonly in?: string }) =>
  place === undefined ? {} : { in: place }

/** Steps that fill a field, with the first of its texts, or with each. */
function fillsOf(looked: Looked, element: Element): readonly Choice[] {
  const field = fieldOf(looked, element)
  if (field === null) return []
  const { label } = field
  if (element.tagName === 'SELECT')
    return [...(element as HTMLSelectElement).options].flatMap(({ label: choose, disabled }) => {
      const step = { choose, from: label, ...within(field) }
      const isRead = !disabled && screenSteps.choose.safeParse(step).success
      return isRead ? [{ kind: `${label} = ${choose}`, steps: [step] }] : []
    })
  if (!isTyped(element)) return []
  const texts = textsFor(element as HTMLInputElement, label)
  const [usual = ''] = texts
  const paste = { paste: ` ${usual} `, into: label, ...within(field) }
  const typed = texts.map((type) => ({
    kind: `${label} = ${type}`,
    steps: [
      { type, into: label, ...within(field) },
      ...(element.closest('form') === null ? [{ pass: 1_000 }] : []),
    ],
  }))
  return [...typed, { kind: `pastes into ${label}`, steps: [paste] }]
}

/** Fills the empty fields of a form, and submits it. */
function submitOf(looked: Looked, form: Element): Choice | null {
  const { nameOf, roleOf, isShown } = looked.read
  const fields = [...form.querySelectorAll('input, select, textarea')].filter(
    (field) => isShown(field) && isFree(field),
  )
  const boxes = fields.filter(
    (field) => roleOf(field) === 'checkbox' && !(field as HTMLInputElement).checked,
  )
  const buttons = [...form.querySelectorAll('button')].filter(({ type }) => type === 'submit')
  const [button] = buttons.filter((one) => isShown(one) && isFree(one))
  const press = button === undefined ? null : pressOf(looked, button)
  if (press === null || fields.length === 0) return null
  const steps = [
    ...fields.flatMap(
      (field) => fillsOf(looked, field).find(({ kind }) => !kind.endsWith('= '))?.steps ?? [],
    ),
    ...boxes.flatMap((box) => pressOf(looked, box) ?? []),
    press,
  ]
  return { kind: `submit ${nameOf(button as Element)}`, steps }
}

/** A player's choices on the current page. */
export function choicesOn(document: Document, texts: Texts): readonly Choice[] {
  const read = readOnce()
  const looked: Looked = { document, texts, read }
  const front: ParentNode = dialogInFront(document) ?? document
  const all = [...front.querySelectorAll('*')].filter(
    (element) =>
      (isPressed(read, element) || isField(element)) && isFree(element) && read.isShown(element),
  )
  const forms = [...new Set(all.flatMap((element) => element.closest('form') ?? []))]
  const pressed = all.filter((element) => isPressed(read, element))
  const presses = Map.groupBy(pressed, (element) => kindOf(read, element))
  return [
    ...[...presses].flatMap(([kind, alike]) => {
      // Of similar actions: the first, the last, and one between.
      const some = [...new Set([alike.at(0), alike.at(-1), alike[Math.floor(alike.length / 3)]])]
      return some.flatMap((element) => {
        const press = element === undefined ? null : pressOf(looked, element)
        return press === null ? [] : [{ kind, steps: [press] }]
      })
    }),
    ...all.filter(isField).flatMap((field) => fillsOf(looked, field)),
    ...forms.flatMap((form) => submitOf(looked, form) ?? []),
  ]
}
