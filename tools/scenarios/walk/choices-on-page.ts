import { pressedRoles, screenSteps } from '../words/screen-words.ts'
import type { Step } from '../words/scenario.model.ts'
import { createReachedParts } from '../coverage/observe.ts'
import { dialogInFront, findElements, readOnce } from '../look/find.ts'
import type { Query, Reader } from '../look/find.ts'
import { textsIn } from '../look/texts.ts'
import type { Texts } from '../look/texts.ts'
import { fieldQuery, pressQuery } from '../run/screen-steps.ts'
import type { ScreenBundle } from '../screen/bundle-screens.ts'
import type { ScreenPage } from '../screen/dom-controls.ts'
import { screenWorldOptions } from '../screen/screen-target.ts'
import { screenBeginnings, screenChoices } from './choices.ts'
import type { Choice } from './choices.ts'
import type { WalkTarget } from './walk.ts'

/** Texts to type by a field's attributes and label; the first one is usually valid. */
const TEXTS_BY_FIELD: readonly (readonly [about: RegExp, texts: readonly string[]])[] = [
  [/^date/, ['2026-01-10', '2025-12-01', '']],
  [/search/, ['dragon', '바카라', 'drgaon', 'zzzz', 'ㄷㄱ', '']],
  [/current-password/, ['demo1234', 'wrong', '']],
  [/^password/, ['new-password-1', 'short', '']],
  [/username/, ['demo', 'newcomer', '']],
  [/tel|phone/, ['010-2222-3333', '12', '']],
  [/\bid\b/, ['newcomer', 'demo', '']],
  [/account number/, ['110-222-333333', '1', '']],
  [/numeric|decimal|number/, ['50000', '5', '999999999', '']],
  [/(?:)/, ['New One', 'x', '', 'a word that is longer than others '.repeat(9).trim()]],
]

const fields = 'input, select, textarea'
const MAX_NAME_LENGTH = 80
/** From this number on, elements of one role in a list or table count as alike. */
const MIN_SIMILAR = 6

/** A page that does not change meanwhile. */
type ObservedPage = { readonly document: Document; readonly texts: Texts; readonly read: Reader }

const isUsable = ({ isShown }: Reader, element: Element): boolean =>
  !element.matches(':disabled, [readonly], [type=hidden], [type=file]') && isShown(element)

const isUsableName = (text: string): boolean => text !== '' && text.length <= MAX_NAME_LENGTH

/** Whether a query finds this element first. */
const isFirstMatch = ({ document, read }: ObservedPage, element: Element, query: Query): boolean =>
  findElements(document, query, read)[0] === element

function pressStepsOf(looked: ObservedPage, element: Element): readonly Step[] {
  const { read, texts } = looked
  const step = { press: read.nameOf(element), role: read.roleOf(element) ?? undefined }
  const canBeSaid = isUsableName(step.press) && screenSteps.press.safeParse(step).success
  return canBeSaid && isFirstMatch(looked, element, pressQuery(step, texts)) ? [step] : []
}

/** Steps that fill a field with one text or another, the usual one first. */
function fillStepsOf(looked: ObservedPage, field: Element): readonly Step[] {
  const { read, texts } = looked
  const label = read.nameOf(field)
  if (!isUsableName(label) || !screenSteps.type.safeParse({ type: '', into: label }).success)
    return []
  if (!isFirstMatch(looked, field, fieldQuery(label, undefined, texts))) return []
  if (field.localName === 'select')
    return [...(field as HTMLSelectElement).options].flatMap((option) => {
      const step = { choose: option.label, from: label }
      return !option.disabled && screenSteps.choose.safeParse(step).success ? [step] : []
    })
  if (field.matches('[type=radio], [type=checkbox]')) return []
  const { type, inputMode, autocomplete, name } = field as HTMLInputElement
  const about = `${type} ${inputMode} ${autocomplete} ${name} ${label}`.toLowerCase()
  const fieldTexts = TEXTS_BY_FIELD.find(([pattern]) => pattern.test(about))?.[1] ?? []
  return fieldTexts.map((text) => ({ type: text, into: label }))
}

/** Fills the fields of a form with usual texts, and submits it. */
function submitStepsOf(looked: ObservedPage, form: Element): readonly Step[] {
  const { read } = looked
  const free = (selector: string) =>
    [...form.querySelectorAll(selector)].filter((element) => isUsable(read, element))
  const [button] = free('button[type=submit], button:not([type])')
  const press = button === undefined ? [] : pressStepsOf(looked, button)
  if (press.length === 0) return []
  return [
    ...free(fields).flatMap((field) => fillStepsOf(looked, field).slice(0, 1)),
    ...free('[type=checkbox]:not(:checked)').flatMap((box) => pressStepsOf(looked, box)),
    ...press,
  ]
}

function choiceKindOf({ roleOf, nameOf }: Reader, element: Element): string {
  const list = element.closest('li, tr')?.parentElement
  const isOfMany = (list?.querySelectorAll(element.localName).length ?? 0) > MIN_SIMILAR
  const name = nameOf(element).replaceAll(/\d[\d,.:]*/g, '0')
  return `${roleOf(element)} ${isOfMany && element.closest('nav') === null ? 'of many' : name}`
}

/** Actions that a player can take on a page. */
export function choicesOn(document: Document, texts: Texts): readonly Choice[] {
  const read = readOnce()
  const looked: ObservedPage = { document, texts, read }
  const front: ParentNode = dialogInFront(document) ?? document
  const free = [...front.querySelectorAll('*')].filter((element) => isUsable(read, element))
  const pressed = free.filter(
    (element) =>
      element.localName !== 'option' && pressedRoles.includes(read.roleOf(element) ?? ''),
  )
  const alike = [...Map.groupBy(pressed, (element) => choiceKindOf(read, element))]
  const at = `${document.location.pathname} `
  return [
    // Of similar actions: the first and the last.
    ...alike.flatMap(([kind, elements]) =>
      [...new Set([elements.at(0), elements.at(-1)])].flatMap((element) =>
        (element === undefined ? [] : pressStepsOf(looked, element)).map((step) => ({
          kind: at + kind,
          steps: [step],
        })),
      ),
    ),
    ...free
      .filter((element) => element.matches(fields))
      .flatMap((field) => fillStepsOf(looked, field))
      .map((step) => ({ kind: at + JSON.stringify(step), steps: [step, { pass: 1_000 }] })),
    ...[...front.querySelectorAll('form')].flatMap((form) => {
      const steps = submitStepsOf(looked, form)
      return steps.length === 0 ? [] : [{ kind: `${at}submit ${read.nameOf(form)}`, steps }]
    }),
  ]
}

/** Operations whose next answer a walk may choose: the latest called ones. */
const RECENT_CALLS = 6

type ScreenGround = { readonly bundle: ScreenBundle; readonly restWithinMs?: number }

export const screenWalkTarget = (options: ScreenGround): WalkTarget => ({
  beginnings: screenBeginnings,
  open: ({ language }) => {
    let page: ScreenPage | null = null
    const texts = textsIn(language)
    return {
      world: screenWorldOptions({
        ...options,
        reached: createReachedParts(),
        onPage: (opened) => (page = opened),
      }),
      choices: ({ world: { calls } }) => {
        if (page === null) return []
        const onPage = choicesOn(page.window.document, texts)
        return screenChoices(
          onPage,
          calls.slice(-RECENT_CALLS).map(({ operation }) => operation),
        )
      },
    }
  },
})
