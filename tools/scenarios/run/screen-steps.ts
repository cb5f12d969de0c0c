import type { Expectation } from '../words/expectation.ts'
import { pressedRoles } from '../words/screen-words.ts'
import type { PlayerText, PressStep, ScreenStep } from '../words/screen-words.ts'
import { FIELD_SELECTOR } from '../look/find.ts'
import type { Query } from '../look/find.ts'
import type { Texts } from '../look/texts.ts'
import { StepError } from '../simulated/driver.ts'
import type { PlayerControls, ActionOutcome } from './player-controls.ts'

/** A text of a step in words. */
export const describeText = (text: PlayerText): string =>
  typeof text === 'string' ? text : `${text.message} ${JSON.stringify(text.with)}`

const sourceOf = (text: PlayerText | undefined, { textPattern }: Texts): string | undefined =>
  text === undefined ? undefined : textPattern(text).source

const rolesOf = ({ role }: Pick<PressStep, 'role'>): readonly string[] =>
  role === undefined ? pressedRoles : [role]

export const pressQuery = (
  step: Pick<PressStep, 'press' | 'role' | 'in'>,
  texts: Texts,
): Query => ({
  roles: rolesOf(step),
  name: sourceOf(step.press, texts),
  within: sourceOf(step.in, texts),
})

export const fieldQuery = (
  label: PlayerText,
  within: PlayerText | undefined,
  texts: Texts,
): Query => ({
  selector: FIELD_SELECTOR,
  name: sourceOf(label, texts),
  within: sourceOf(within, texts),
})

/** The queries of an expected screen. */
export const queriesOf = ({ screen = [] }: Expectation, texts: Texts): readonly Query[] =>
  screen.map(({ role, name, text, in: within }) => ({
    roles: role === undefined ? undefined : [role],
    name: sourceOf(name, texts),
    text: sourceOf(text, texts),
    within: sourceOf(within, texts),
  }))

/** @throws StepError unless the player could do it */
export function requireDone(subject: string, outcome: ActionOutcome): void {
  if (outcome === undefined) throw new StepError(`there is no ${subject}`)
  if (outcome !== null) throw new StepError(`${subject} cannot be pressed: ${outcome}`)
}

/**
 * Presses the element with this name.
 * @throws StepError
 */
export async function pressNamed(controls: PlayerControls, step: PressStep): Promise<void> {
  const subject = describeText(step.press)
  const outcome = await controls.press(pressQuery(step, controls.texts), step)
  if (outcome !== undefined) return requireDone(subject, outcome)
  const nearbyNames = (await controls.ask('namesNear', rolesOf(step))).join(', ') || 'none'
  throw new StepError(`nothing named ${subject} can be pressed; there are: ${nearbyNames}`)
}

async function chooseOption(
  controls: PlayerControls,
  { choose: option, from, in: within }: Extract<ScreenStep, { choose: unknown }>,
): Promise<void> {
  const query = fieldQuery(from, within, controls.texts)
  const pattern = controls.texts.textPattern(option)
  const labels = await controls.ask('options', query)
  const label = labels?.find((candidate) => pattern.test(candidate))
  if (labels !== undefined && label === undefined)
    throw new StepError(`${describeText(option)} is not among ${labels.join(', ')}`)
  const outcome = label === undefined ? undefined : await controls.choose(query, label)
  requireDone(`field ${describeText(from)}`, outcome)
}

/** Performs a step that names its element as the screen does. @throws StepError */
export async function performScreenStep(controls: PlayerControls, step: ScreenStep): Promise<void> {
  if ('press' in step) return pressNamed(controls, step)
  if ('choose' in step) return chooseOption(controls, step)
  if ('key' in step) {
    for (let time = step.twice ? 2 : 1; time > 0; time -= 1)
      await controls.key(step.key, step.composing === true)
    return
  }
  if (!('into' in step)) return controls.gesture(step)
  const query = fieldQuery(step.into, step.in, controls.texts)
  const outcome =
    'type' in step ? controls.type(query, step.type) : controls.paste(query, step.paste)
  requireDone(`field ${describeText(step.into)}`, await outcome)
}
