import { StepRefused } from '../core/refused.ts'
import type { ScreenStep } from '../core/screen-words.ts'
import { containersOf, dialogInFront, find, findFields, readOnce } from '../shown/find.ts'
import { quotedText } from '../shown/targets-of-steps.ts'
import { press, pressOn, touch, typeInto, way } from './hand.ts'
import type { Hand } from './hand.ts'
import { PREFERENCE_CHANGED, scrollByHand, scrollPage } from './watched-window.ts'

const typedAs: Readonly<Record<string, string>> = {
  Space: ' ',
  'Shift+Tab': '{Shift>}{Tab}{/Shift}',
}

async function keyOn({ page: { user, window } }: Hand, step: Extract<ScreenStep, { key: string }>) {
  if (step.composing) {
    const options = { key: step.key, isComposing: true, bubbles: true, cancelable: true }
    window.document.activeElement?.dispatchEvent(new window.KeyboardEvent('keydown', options))
    return
  }
  const text = typedAs[step.key] ?? `{${step.key}}`
  for (let time = step.twice ? 2 : 1; time > 0; time -= 1) await user.keyboard(text)
}

function swipeOn(hand: Hand, step: Extract<ScreenStep, { swipe: unknown }>): void {
  const { document } = hand.page.window
  const name = hand.texts.textPattern(step.swipe).source
  const [title] = find(document, { roles: ['heading'], name })
  const sheet = dialogInFront(document)
  if (title === undefined || sheet?.contains(title) !== true)
    throw new StepRefused(`no sheet named ${quotedText(step.swipe)} is open`)
  const { pixels = 140, ms = 500, cancelled } = step
  touch(hand.page, title, way(pixels, ms), cancelled ? 'pointercancel' : 'pointerup')
}

async function scrollOn({ page, texts }: Hand, step: Extract<ScreenStep, { scroll: unknown }>) {
  const { window, user } = page
  const { scroll } = step
  if (step.in === undefined) {
    if (typeof scroll !== 'number') throw new StepRefused('a page has no arrows: say "in"')
    return scrollPage(window, scroll)
  }
  const [place] = containersOf(window.document, texts.textPattern(step.in).source, readOnce())
  if (typeof scroll !== 'number') {
    const [before, after] = place?.querySelectorAll('button[aria-hidden=true]') ?? []
    const arrow = scroll === 'before' ? before : after
    if (arrow === undefined) throw new StepRefused(`there is no arrow in ${quotedText(step.in)}`)
    return user.click(arrow)
  }
  const row = place?.matches(rows) === true ? place : place?.querySelector(rows)
  if (row === null || row === undefined)
    throw new StepRefused(`there is no row in ${quotedText(step.in)}`)
  scrollByHand(window, row, scroll)
}

const rows = 'ul, ol, [role=list]'

export async function performScreenStep(hand: Hand, step: ScreenStep): Promise<void> {
  const { user, window } = hand.page
  if ('press' in step) return pressOn(hand, step)
  if ('key' in step) return keyOn(hand, step)
  if ('swipe' in step) return swipeOn(hand, step)
  if ('scroll' in step) return scrollOn(hand, step)
  if ('go' in step) return window.history[step.go]()
  if ('prefers' in step) {
    hand.changeSettings({ prefers: step.prefers })
    window.dispatchEvent(new window.Event(PREFERENCE_CHANGED))
    return
  }
  const [label, within] = ['from' in step ? step.from : step.into, step.in]
  const [field] = findFields(
    window.document,
    hand.texts.textPattern(label).source,
    within === undefined ? undefined : hand.texts.textPattern(within).source,
  )
  if (field === undefined) throw new StepRefused(`there is no field ${quotedText(label)}`)
  if ('type' in step) return typeInto(hand, field, step.type)
  if ('paste' in step) {
    await press(hand, 'the field', field)
    return user.paste(step.paste)
  }
  const pattern = hand.texts.textPattern(step.choose)
  const options = [...(field as HTMLSelectElement).options]
  const option = options.find((one) => pattern.test(one.label))
  if (option === undefined) {
    const there = options.map((one) => one.label).join(', ')
    throw new StepRefused(`${quotedText(step.choose)} is not among ${there}`)
  }
  await user.selectOptions(field, option)
}
