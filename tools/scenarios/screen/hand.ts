import type { Locale } from '#site/i18n/locales.ts'
import { StepRefused } from '../core/refused.ts'
import type { PressStep } from '../core/screen-words.ts'
import { dialogInFront, dialogName, find, namesNear } from '../shown/find.ts'
import { nothingFound, pressQuery, quotedText, rolesOf } from '../shown/targets-of-steps.ts'
import type { Texts } from '../shown/texts.ts'
import type { World } from '../simulated/world.ts'
import type { ScreenPage } from './screen-page.ts'

export type Hand = {
  readonly page: ScreenPage
  readonly texts: Texts
  readonly language: Locale
  readonly settle: () => Promise<void>
  readonly changeSettings: World['changeSettings']
}

/** Distance of a finger's movement in pixels, and its time in milliseconds. */
type Finger = { readonly pixels?: number | undefined; readonly ms?: number | undefined }

type Way = Finger & {
  readonly twice?: true | undefined
  readonly long?: true | undefined
  readonly cancelled?: true | undefined
}

const isPhone = ({ window }: ScreenPage): boolean => window.innerWidth < 768

/** The path of a finger: places in pixels, and milliseconds since its touch. */
export function touch(
  { window }: ScreenPage,
  element: Element,
  places: readonly { readonly y: number; readonly at: number }[],
  ends: 'pointerup' | 'pointercancel' = 'pointerup',
): void {
  const last = places.length - 1
  for (const [index, { y, at }] of places.entries()) {
    const type = index === 0 ? 'pointerdown' : index === last ? ends : 'pointermove'
    const options = { bubbles: true, cancelable: true, clientY: y, pointerType: 'touch' }
    const event = new window.PointerEvent(type, options)
    Object.defineProperty(event, 'timeStamp', { value: 1_000 + at })
    element.dispatchEvent(event)
  }
}

export const way = (pixels: number, ms: number) => [
  { y: 0, at: 0 },
  { y: pixels, at: ms / 2 },
  { y: pixels, at: ms },
]

function longPress(page: ScreenPage, element: Element, step: Way): void {
  const { pixels = 4, ms = 700, cancelled } = step
  touch(page, element, way(pixels, ms), cancelled ? 'pointercancel' : 'pointerup')
  if (cancelled) return
  element.dispatchEvent(new page.window.MouseEvent('click', { bubbles: true, detail: 1 }))
}

export const coveredBy = (dialog: Element): string =>
  `the dialog "${dialogName(dialog)}" covers the page`

export async function press({ page }: Hand, what: string, element: Element, step: Way = {}) {
  const { twice, long } = step
  const front = dialogInFront(page.window.document)
  if (front !== null && !front.contains(element))
    throw new StepRefused(`${what} cannot be pressed: ${coveredBy(front)}`)
  if (element.matches(':disabled'))
    throw new StepRefused(`${what} cannot be pressed: it is disabled`)
  if (long && isPhone(page)) longPress(page, element, step)
  else if (long) await page.user.pointer({ keys: '[MouseRight]', target: element })
  else if (twice) await page.user.dblClick(element)
  else await page.user.click(element)
}

export async function pressNamed(
  hand: Hand,
  id: string,
  step: Partial<PressStep> = {},
): Promise<void> {
  await pressOn(hand, { press: id, ...step })
}

export async function pressOn(hand: Hand, step: PressStep): Promise<void> {
  const { document } = hand.page.window
  const [element] = find(document, pressQuery(step, hand.texts))
  if (element === undefined)
    throw new StepRefused(nothingFound(step.press, namesNear(document, rolesOf(step))))
  await press(hand, quotedText(step.press), element, step)
}

export async function typeInto(hand: Hand, field: Element, text: string): Promise<void> {
  const { user } = hand.page
  await press(hand, 'the field', field)
  if (text === '') return user.clear(field)
  // Typing replaces the selection, because an emptied field may fill itself again.
  await user.type(field, text.replaceAll(/[[{]/g, '$&$&'), {
    skipClick: true,
    initialSelectionStart: 0,
    initialSelectionEnd: (field as HTMLInputElement).value.length,
  })
}
