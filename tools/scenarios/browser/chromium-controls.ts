import { setTimeout } from 'node:timers/promises'
import type { ElementHandle, Page } from 'playwright'
import type { Locale } from '#site/i18n/locales.ts'
import type { Query } from '../look/find.ts'
import type { Texts } from '../look/texts.ts'
import { StepError } from '../simulated/driver.ts'
import type { AskPage, PlayerControls, ActionOutcome } from '../run/player-controls.ts'

const PRESS_TIMEOUT_MS = 4_000
const timeout = PRESS_TIMEOUT_MS

const refuseStep = (): never => {
  throw new StepError('the browser does not scroll, paste, drag, go back or prefer something else')
}

/** Opens a path of the site without a reload, as Back and Forward do. */
export const goToPath = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    const state: unknown = history.state
    history.pushState(state, '', next)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)

/** The reason in an error of Playwright. */
const reasonOf = (error: unknown): string => {
  const [reason = ''] = String((error as Error).message)
    .split('\n')
    .slice(-2)
  return reason.trim()
}

/** Milliseconds in which a control may appear: a second press of a double click must miss some (game-open-dialogs.module.css). */
const APPEAR_TIMEOUT_MS = 1_000

/** Controls of a page in Chromium. */
export function createChromiumControls(
  page: Page,
  settle: () => Promise<void>,
  language: Locale,
  texts: Texts,
): PlayerControls {
  const ask = ((name: 'dialogs', ...question: []) =>
    page.evaluate(([method, args]) => globalThis.scenarioPage?.eyes[method](...args), [
      name,
      question,
    ] as const)) as AskPage
  const onElement = async (
    query: Query,
    action: (element: ElementHandle<Element>) => Promise<unknown>,
  ): Promise<ActionOutcome> => {
    const end = performance.now() + APPEAR_TIMEOUT_MS
    let obstacle = await ask('obstacleTo', query)
    while (obstacle === undefined && performance.now() < end) {
      await setTimeout(APPEAR_TIMEOUT_MS / 20)
      obstacle = await ask('obstacleTo', query)
    }
    if (obstacle !== null) return obstacle
    const handle = await page.evaluateHandle((q) => scenarioPage?.find(q)[0] ?? null, query)
    const element = handle.asElement()
    if (element === null) return undefined
    try {
      await action(element)
      return null
    } catch (error) {
      return reasonOf(error)
    }
  }
  return {
    ask,
    texts,
    language,
    path: () => new URL(page.url()).pathname,
    readStates: () => page.evaluate(() => scenarioPage?.machines() ?? {}),
    goTo: (path) => goToPath(page, path),
    settle,
    press: (query, { twice, long }) =>
      onElement(query, async (element) => {
        // A busy button can be pressed, but has no effect.
        const isForced = (await element.getAttribute('aria-disabled')) === 'true'
        const [button, clickCount] = [long ? 'right' : 'left', twice ? 2 : 1] as const
        await element.click({ force: isForced, timeout, button, clickCount })
      }),
    type: (query, text) => onElement(query, (field) => field.fill(text, { timeout })),
    paste: refuseStep,
    choose: (query, label) =>
      onElement(query, (field) => field.selectOption({ label }, { timeout })),
    key: (key, isComposing) =>
      isComposing
        ? page.locator(':focus').dispatchEvent('keydown', { key, isComposing: true, bubbles: true })
        : page.keyboard.press(key),
    gesture: refuseStep,
    requestCheck: () => page.evaluate(() => scenarioPage?.testSession('health.requested')),
  }
}
