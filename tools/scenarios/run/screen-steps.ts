import type { Expectation } from '../words/expectation.ts'
import { pressedRoles } from '../words/screen-words.ts'
import type { PlayerText, PressStep, ScreenStep } from '../words/screen-words.ts'
import { FIELDS } from '../look/find.ts'
import type { Query } from '../look/find.ts'
import type { Texts } from '../look/texts.ts'
import { StepRefused } from '../simulated/driver.ts'
import type { Hands, Outcome } from './hands.ts'

/** A text of a step in words. */
export const quoted = (text: PlayerText): string =>
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
  selector: FIELDS,
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

/** @throws StepRefused unless the player could do it */
export function requireDone(what: string, outcome: Outcome): void {
  if (outcome === undefined) throw new StepRefused(`there is no ${what}`)
  if (outcome !== null) throw new StepRefused(`${what} cannot be pressed: ${outcome}`)
}

/** Presses what has this name. @throws StepRefused */
export async function pressNamed(hands: Hands, step: PressStep): Promise<void> {
  const what = quoted(step.press)
  const outcome = await hands.press(pressQuery(step, hands.texts), step)
  if (outcome !== undefined) return requireDone(what, outcome)
  const there = (await hands.ask('namesNear', rolesOf(step))).join(', ') || 'none'
  throw new StepRefused(`nothing named ${what} can be pressed; there are: ${there}`)
}

async function choose(
  hands: Hands,
  { choose: wanted, from, in: within }: Extract<ScreenStep, { choose: unknown }>,
): Promise<void> {
  const query = fieldQuery(from, within, hands.texts)
  const pattern = hands.texts.textPattern(wanted)
  const labels = await hands.ask('options', query)
  const label = labels?.find((one) => pattern.test(one))
  if (labels !== undefined && label === undefined)
    throw new StepRefused(`${quoted(wanted)} is not among ${labels.join(', ')}`)
  const outcome = label === undefined ? undefined : await hands.choose(query, label)
  requireDone(`field ${quoted(from)}`, outcome)
}

/** What a player does on any screen, by what it is called there. @throws StepRefused */
export async function performScreenStep(hands: Hands, step: ScreenStep): Promise<void> {
  if ('press' in step) return pressNamed(hands, step)
  if ('choose' in step) return choose(hands, step)
  if ('key' in step) {
    for (let time = step.twice ? 2 : 1; time > 0; time -= 1)
      await hands.key(step.key, step.composing === true)
    return
  }
  if (!('into' in step)) return hands.gesture(step)
  const query = fieldQuery(step.into, step.in, hands.texts)
  const outcome = 'type' in step ? hands.type(query, step.type) : hands.paste(query, step.paste)
  requireDone(`field ${quoted(step.into)}`, await outcome)
}
