import type { UserEvent } from '@testing-library/user-event'
import { containersOf, dialogInFront, findElements, findObstacle, readOnce } from '../look/find.ts'
import type { Query } from '../look/find.ts'
import type { Texts } from '../look/texts.ts'
import { StepError } from '../simulated/driver.ts'
import type {
  AskPage,
  FingerMovement,
  Gesture,
  PlayerControls,
  ActionOutcome,
} from '../run/player-controls.ts'
import { describeText } from '../run/screen-steps.ts'
import type { EnvironmentOptions } from '../simulated/page-environment.ts'
import { statesOfPage } from '../simulated/page.ts'
import { PREFERENCE_CHANGED } from '../simulated/missing-parts.ts'
import type { Page } from '../simulated/page.ts'
import type { PageWindow } from '../simulated/window.ts'

export type ScreenPage = Page & {
  readonly window: PageWindow
  readonly user: UserEvent
}

/** Moves a finger down over an element, from its touch until its end. */
function moveFinger(
  { window }: ScreenPage,
  element: Element,
  { pixels, ms, cancelled }: FingerMovement,
  defaults: { readonly pixels: number; readonly ms: number },
): void {
  const [distance, time] = [pixels ?? defaults.pixels, ms ?? defaults.ms]
  const moves = [
    ['pointerdown', 0, 0],
    ['pointermove', distance, time / 2],
    [cancelled ? 'pointercancel' : 'pointerup', distance, time],
  ] as const
  for (const [type, y, timeMs] of moves) {
    const options = { bubbles: true, cancelable: true, clientY: y, pointerType: 'touch' }
    const event = new window.PointerEvent(type, options)
    Object.defineProperty(event, 'timeStamp', { value: 1_000 + timeMs })
    element.dispatchEvent(event)
  }
}

function longPress(page: ScreenPage, element: Element, finger: FingerMovement): void {
  moveFinger(page, element, finger, { pixels: 4, ms: 700 })
  if (finger.cancelled) return
  element.dispatchEvent(new page.window.MouseEvent('click', { bubbles: true, detail: 1 }))
}

const KEY_SYNTAX: Readonly<Record<string, string>> = {
  Space: ' ',
  'Shift+Tab': '{Shift>}{Tab}{/Shift}',
}

const ROW_SELECTOR = 'ul, ol, [role=list]'

async function performScroll(
  { window, user }: ScreenPage,
  step: Extract<Gesture, { scroll: unknown }>,
  { textPattern }: Texts,
): Promise<void> {
  if (step.in === undefined) {
    if (typeof step.scroll !== 'number') throw new StepError('a page has no arrows: say "in"')
    Object.defineProperty(window, 'scrollY', { configurable: true, value: step.scroll })
    window.dispatchEvent(new window.Event('scroll'))
    return
  }
  const [container] = containersOf(window.document, textPattern(step.in).source, readOnce())
  if (typeof step.scroll !== 'number') {
    const [previousArrow, nextArrow] = container?.querySelectorAll('button[aria-hidden=true]') ?? []
    const arrow = step.scroll === 'before' ? previousArrow : nextArrow
    if (arrow === undefined) throw new StepError(`there is no arrow in ${describeText(step.in)}`)
    return user.click(arrow)
  }
  const row =
    container?.matches(ROW_SELECTOR) === true ? container : container?.querySelector(ROW_SELECTOR)
  if (row === null || row === undefined)
    throw new StepError(`there is no row in ${describeText(step.in)}`)
  row.scrollLeft = step.scroll
  row.dispatchEvent(new window.Event('scroll'))
}

function performSwipe(
  page: ScreenPage,
  step: Extract<Gesture, { swipe: unknown }>,
  texts: Texts,
): void {
  const { document } = page.window
  const [title] = findElements(document, {
    roles: ['heading'],
    name: texts.textPattern(step.swipe).source,
  })
  if (title === undefined || dialogInFront(document)?.contains(title) !== true)
    throw new StepError(`no sheet named ${describeText(step.swipe)} is open`)
  moveFinger(page, title, step, { pixels: 140, ms: 500 })
}

/** Controls of a page in a DOM. */
export function createDomControls(
  page: ScreenPage,
  ask: AskPage,
  texts: Texts,
  { begin, clock, changeSettings }: EnvironmentOptions,
): PlayerControls {
  const { window, user } = page
  const { document } = window
  const onElement = async (
    query: Query,
    action: (element: Element) => Promise<unknown> | void,
  ): Promise<ActionOutcome> => {
    const obstacle = findObstacle(document, query)
    const [element] = obstacle === null ? findElements(document, query) : []
    if (element !== undefined) await action(element)
    return obstacle
  }
  return {
    ask,
    texts,
    language: begin.language,
    path: page.path,
    readStates: () => statesOfPage(page),
    goTo: page.goTo,
    settle: clock.settle,
    press: (query, { twice, long, ...finger }) =>
      onElement(query, (element) => {
        if (long && window.innerWidth < 768) return longPress(page, element, finger)
        if (long) return user.pointer({ keys: '[MouseRight]', target: element })
        return twice ? user.dblClick(element) : user.click(element)
      }),
    type: (query, text) =>
      onElement(query, async (field) => {
        await user.click(field)
        if (text === '') return user.clear(field)
        // Typing replaces the selection, because an emptied field may fill itself again.
        return user.type(field, text.replaceAll(/[[{]/g, '$&$&'), {
          skipClick: true,
          initialSelectionStart: 0,
          initialSelectionEnd: (field as HTMLInputElement).value.length,
        })
      }),
    paste: (query, text) =>
      onElement(query, async (field) => {
        await user.click(field)
        await user.paste(text)
      }),
    choose: (query, label) =>
      onElement(query, (field) => {
        const option = [...(field as HTMLSelectElement).options].find(
          (candidate) => candidate.label === label,
        )
        return user.selectOptions(field, [option ?? []].flat())
      }),
    key: async (key, isComposing) => {
      if (!isComposing) return user.keyboard(KEY_SYNTAX[key] ?? `{${key}}`)
      const options = { key, isComposing, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new window.KeyboardEvent('keydown', options))
    },
    gesture: (step) => {
      if ('swipe' in step) return performSwipe(page, step, texts)
      if ('scroll' in step) return performScroll(page, step, texts)
      if ('go' in step) return window.history[step.go]()
      changeSettings({ prefers: step.prefers })
      window.dispatchEvent(new window.Event(PREFERENCE_CHANGED))
    },
    requestCheck: () => page.site.session.send({ type: 'health.requested' }),
  }
}
