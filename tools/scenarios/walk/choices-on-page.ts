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
/** More elements than this of one role in a list or table count as alike. */
const MAX_DIFFERENT = 6

/** A page that does not change meanwhile. */
type ObservedPage = { readonly document: Document; readonly texts: Texts; readonly read: Reader }

const isUsable = ({ isShown }: Reader, element: Element): boolean =>
  !element.matches(':disabled, [readonly], [type=hidden], [type=file]') && isShown(element)

const isUsableName = (text: string): boolean => text !== '' && text.length <= MAX_NAME_LENGTH

/** Whether a query finds this element first. */
const isFirstMatch = ({ document, read }: ObservedPage, element: Element, query: Query): boolean =>
  findElements(document, query, read)[0] === element

function pressStepsOf(observedPage: ObservedPage, element: Element): readonly Step[] {
  const { read, texts } = observedPage
  const step = { press: read.nameOf(element), role: read.roleOf(element) ?? undefined }
  const canBeSaid = isUsableName(step.press) && screenSteps.press.safeParse(step).success
  return canBeSaid && isFirstMatch(observedPage, element, pressQuery(step, texts)) ? [step] : []
}

/** Steps that fill a field with one text or another, the usual one first. */
function fillStepsOf(observedPage: ObservedPage, field: Element): readonly Step[] {
  const { read, texts } = observedPage
  const label = read.nameOf(field)
  if (!isUsableName(label) || !screenSteps.type.safeParse({ type: '', into: label }).success)
    return []
  if (!isFirstMatch(observedPage, field, fieldQuery(label, undefined, texts))) return []
  if (field.localName === 'select')
    return [...(field as HTMLSelectElement).options].flatMap((option) => {
      const step = { choose: option.label, from: label }
      return !option.disabled && screenSteps.choose.safeParse(step).success ? [step] : []
    })
  if (field.matches('[type=radio], [type=checkbox]')) return []
  const { type, inputMode, autocomplete, name } = field as HTMLInputElement
  const fieldText = `${type} ${inputMode} ${autocomplete} ${name} ${label}`.toLowerCase()
  const fieldTexts = TEXTS_BY_FIELD.find(([pattern]) => pattern.test(fieldText))?.[1] ?? []
  return fieldTexts.map((text) => ({ type: text, into: label }))
}

/** Fills the fields of a form with usual texts, and submits it. */
function submitStepsOf(observedPage: ObservedPage, form: Element): readonly Step[] {
  const { read } = observedPage
  const usableIn = (selector: string) =>
    [...form.querySelectorAll(selector)].filter((element) => isUsable(read, element))
  const [button] = usableIn('button[type=submit], button:not([type])')
  const press = button === undefined ? [] : pressStepsOf(observedPage, button)
  if (press.length === 0) return []
  return [
    ...usableIn(fields).flatMap((field) => fillStepsOf(observedPage, field).slice(0, 1)),
    ...usableIn('[type=checkbox]:not(:checked)').flatMap((box) => pressStepsOf(observedPage, box)),
    ...press,
  ]
}

function choiceKindOf({ roleOf, nameOf }: Reader, element: Element): string {
  const list = element.closest('li, tr')?.parentElement
  const isOfMany = (list?.querySelectorAll(element.localName).length ?? 0) > MAX_DIFFERENT
  const name = nameOf(element).replaceAll(/\d[\d,.:]*/g, '0')
  return `${roleOf(element)} ${isOfMany && element.closest('nav') === null ? 'of many' : name}`
}

/** Actions that a player can take on a page. */
export function choicesOn(document: Document, texts: Texts): readonly Choice[] {
  const read = readOnce()
  const observedPage: ObservedPage = { document, texts, read }
  const searchRoot: ParentNode = dialogInFront(document) ?? document
  const usableElements = [...searchRoot.querySelectorAll('*')].filter((element) =>
    isUsable(read, element),
  )
  const pressableElements = usableElements.filter(
    (element) =>
      element.localName !== 'option' && pressedRoles.includes(read.roleOf(element) ?? ''),
  )
  const groups = [...Map.groupBy(pressableElements, (element) => choiceKindOf(read, element))]
  const prefix = `${document.location.pathname} `
  return [
    // Only the first and the last of similar actions are offered.
    ...groups.flatMap(([kind, elements]) =>
      [...new Set([elements.at(0), elements.at(-1)])].flatMap((element) =>
        (element === undefined ? [] : pressStepsOf(observedPage, element)).map((step) => ({
          kind: prefix + kind,
          steps: [step],
        })),
      ),
    ),
    ...usableElements
      .filter((element) => element.matches(fields))
      .flatMap((field) => fillStepsOf(observedPage, field))
      .map((step) => ({ kind: prefix + JSON.stringify(step), steps: [step, { pass: 1_000 }] })),
    ...[...searchRoot.querySelectorAll('form')].flatMap((form) => {
      const steps = submitStepsOf(observedPage, form)
      return steps.length === 0 ? [] : [{ kind: `${prefix}submit ${read.nameOf(form)}`, steps }]
    }),
  ]
}

/** Operations whose next answer a walk may choose: the latest called ones. */
const RECENT_CALLS = 6

type ScreenTargetOptions = { readonly bundle: ScreenBundle; readonly restWithinMs?: number }

export const screenWalkTarget = (options: ScreenTargetOptions): WalkTarget => ({
  beginnings: screenBeginnings,
  open: ({ language }) => {
    let page: ScreenPage | null = null
    const texts = textsIn(language)
    return {
      world: screenWorldOptions({
        ...options,
        reached: createReachedParts(),
        onPage: (openedPage) => (page = openedPage),
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
