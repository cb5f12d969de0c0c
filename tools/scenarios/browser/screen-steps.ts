import type { ElementHandle } from 'playwright'
import { StepRefused } from '../core/refused.ts'
import type { PressStep, ScreenStep } from '../core/screen-words.ts'
import { nothingFound, pressQuery, quotedText, rolesOf } from '../shown/targets-of-steps.ts'
import type { BrowserTab } from './browser-tab.ts'
import type { BrowserWorld } from './browser-world.ts'

type Hand = { readonly world: BrowserWorld; readonly tab: BrowserTab }

const PRESSED_WITHIN_MS = 4_000

type Way = Pick<PressStep, 'twice' | 'long'>

async function click(what: string, element: ElementHandle, { twice, long }: Way): Promise<void> {
  try {
    // A busy button can be pressed, and does nothing.
    const force = (await element.getAttribute('aria-disabled')) === 'true'
    const [button, clickCount] = [long ? 'right' : 'left', twice ? 2 : 1] as const
    await element.click({ force, timeout: PRESSED_WITHIN_MS, button, clickCount })
  } catch (error) {
    const [reason = ''] = String((error as Error).message)
      .split('\n')
      .slice(-2)
    throw new StepRefused(`${what} cannot be pressed: ${reason.trim()}`)
  }
}

async function field({ world, tab: { page } }: Hand, label: string, within?: string) {
  const handle = await page.evaluateHandle(
    ([source, inside]) => globalThis.scenarioPage?.findFields(source, inside)[0] ?? null,
    [label, within] as const,
  )
  const element = handle.asElement() as ElementHandle<HTMLInputElement> | null
  if (element === null) throw new StepRefused(`there is no field ${label}`)
  await world.settle()
  return element
}

/** Performs a step on any screen. @throws StepRefused */
export async function performScreenStep(hand: Hand, step: ScreenStep): Promise<void> {
  const { texts } = hand.world
  const { page } = hand.tab
  const sourceOf = (label: Parameters<typeof texts.textPattern>[0] | undefined) =>
    label === undefined ? undefined : texts.textPattern(label).source
  if ('key' in step) {
    if (step.composing)
      return page
        .locator(':focus')
        .dispatchEvent('keydown', { key: step.key, isComposing: true, bubbles: true })
    for (let time = step.twice ? 2 : 1; time > 0; time -= 1) await page.keyboard.press(step.key)
  } else if ('press' in step) {
    const handle = await page.evaluateHandle(
      (query) => globalThis.scenarioPage?.find(query)[0] ?? null,
      pressQuery(step, texts),
    )
    const element = handle.asElement() as ElementHandle | null
    if (element === null) {
      const there = await page.evaluate(
        (roles) => globalThis.scenarioPage?.namesNear(roles) ?? [],
        rolesOf(step),
      )
      throw new StepRefused(nothingFound(step.press, there))
    }
    await click(quotedText(step.press), element, step)
  } else if ('type' in step) {
    const into = await field(hand, texts.textPattern(step.into).source, sourceOf(step.in))
    await into.fill(step.type, { timeout: PRESSED_WITHIN_MS })
  } else if ('scroll' in step || 'paste' in step || 'go' in step || 'prefers' in step) {
    throw new StepRefused('the browser does not scroll, paste, go back or prefer something else')
  } else if ('swipe' in step) {
    throw new StepRefused('the browser has no finger that drags')
  } else {
    const from = await field(hand, texts.textPattern(step.from).source, sourceOf(step.in))
    const pattern = texts.textPattern(step.choose)
    const labels = await from.evaluate((element) =>
      [...(element as unknown as HTMLSelectElement).options].map(({ label }) => label),
    )
    const label = labels.find((one) => pattern.test(one))
    if (label === undefined)
      throw new StepRefused(`${quotedText(step.choose)} is not among ${labels.join(', ')}`)
    await from.selectOption({ label })
  }
}
