import { dialogsOf, formOf, lobbyOf, tileNameOf } from './controls.ts'
import type { Choice } from './controls.ts'
import type { MoneyStep, PlayerStep } from '../words/player-words.ts'
import { eventOfPress } from '../words/presses.ts'
import type { Press } from '../words/presses.ts'
import type { Query } from '../look/find.ts'
import { StepError } from '../simulated/driver.ts'
import type { PlayerControls } from './player-controls.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import { fieldQuery, performScreenStep, pressNamed, requireDone } from './screen-steps.ts'

type Submission = Extract<PlayerStep, { player: 'credentials.submitted' }>

const patternSource = ({ texts }: PlayerControls, text: string): string =>
  texts.textPattern(text).source

const isOnPage = async ({ ask }: PlayerControls, query: Query): Promise<boolean> =>
  (await ask('obstacleTo', query)) !== undefined

const USER_NAME_FIELD = 'input[name="username"]'

async function signIn(
  controls: PlayerControls,
  { id, password, twice }: Submission,
): Promise<void> {
  const button = { roles: ['button'], name: patternSource(controls, 'login.button.submit') }
  if (!(await isOnPage(controls, { selector: USER_NAME_FIELD }))) {
    requireDone('login', await controls.press(button, {}))
    await controls.settle()
  }
  const inForm = USER_NAME_FIELD
  requireDone('login form', await controls.type({ selector: USER_NAME_FIELD }, id))
  const passwordField = { selector: 'input[name="password"]', inForm }
  requireDone('field of the password', await controls.type(passwordField, password))
  requireDone('login', await controls.press({ ...button, inForm }, { twice }))
}

async function goTo(controls: PlayerControls, path: string): Promise<void> {
  await controls.goTo(path)
  await controls.settle()
}

async function chooseGame(controls: PlayerControls, choice: Choice): Promise<void> {
  const [path, name] = [lobbyOf(choice), tileNameOf(choice, controls.language)]
  if (name === null) throw new StepError(`no page shows the game ${choice.game ?? choice.company}`)
  // A lobby shows the games that were played last above its own tiles.
  const tile: Query = { roles: ['button'], name: patternSource(controls, name), isLastInMain: true }
  const { session = [] } = await controls.readStates()
  const isGuest = session.some((state) => state.startsWith('unauthenticated'))
  if (!(await isOnPage(controls, tile))) {
    if (isGuest && path.startsWith(controls.path())) await goTo(controls, '/')
    await goTo(controls, path)
  }
  // Guests see a message that games are for members.
  if (isGuest && !(await isOnPage(controls, tile))) return
  requireDone(`game ${name} on ${path}`, await controls.press(tile, choice))
}

/** Acts on another page and returns to the current one. */
async function onPage(
  path: string,
  controls: PlayerControls,
  action: () => Promise<void>,
): Promise<void> {
  const startPath = controls.path()
  const frontDialog = (await controls.ask('dialogs')).at(-1)
  if (frontDialog !== undefined)
    throw new StepError(`the dialog "${frontDialog[0] ?? ''}" covers the page`)
  await goTo(controls, path)
  await action()
  await controls.settle()
  if (startPath !== path) await goTo(controls, startPath)
}

function moveMoney(controls: PlayerControls, step: MoneyStep): Promise<void> {
  const { path, way, button } = formOf(step)
  return onPage(path, controls, async () => {
    if (way !== null) await pressNamed(controls, { press: way, role: 'radio' })
    const amount = fieldQuery('amount.label', undefined, controls.texts)
    requireDone('field amount.label', await controls.type(amount, String(step.amount)))
    const twice = 'twice' in step ? step.twice : undefined
    await pressNamed(controls, { press: button, role: 'button', twice })
    await controls.settle()
    if (step.player === 'withdrawal.requested')
      await pressNamed(controls, { press: button, role: 'button' })
  })
}

async function signOut(controls: PlayerControls): Promise<void> {
  const button = { press: 'account.button.signOut', role: 'button' }
  const query = { roles: ['button'], name: patternSource(controls, button.press) }
  if (!(await isOnPage(controls, query))) {
    await pressNamed(controls, { press: 'shell.drawer.openAccount', role: 'button' })
    await controls.settle()
  }
  await pressNamed(controls, button)
}

async function closeMessage(controls: PlayerControls): Promise<void> {
  if ((await controls.ask('dialogs')).length === 0) {
    // The warning in a guest's page has no button.
    if (await isOnPage(controls, { selector: 'main p[role="alert"]' })) return
    throw new StepError('no message is open')
  }
  await pressNamed(controls, { press: 'dialog.button.ok', role: 'button' })
}

async function pressInDialog(
  controls: PlayerControls,
  press: Press,
  button: string,
): Promise<void> {
  const dialogs = dialogsOf(press)
  const dialogTexts = (await controls.ask('dialogs')).at(-1) ?? []
  if (!dialogs.some((id) => dialogTexts.some((text) => controls.texts.pattern(id).test(text))))
    throw new StepError(
      `${press} is a button of the dialog ${dialogs.join(' or ')}, and open is ${dialogTexts[0] ?? 'none'}`,
    )
  await pressNamed(controls, { press: button })
}

/**
 * Performs a player's step on screens, also one named by a chart's event.
 * @throws StepError
 */
export async function performStep(
  controls: PlayerControls,
  step: PlayerStep | ScreenStep,
): Promise<void> {
  if (!('player' in step)) return performScreenStep(controls, step)
  if (step.player === 'credentials.submitted') return signIn(controls, step)
  if (step.player === 'game.chosen') return chooseGame(controls, step)
  if (step.player === 'message.closed') return closeMessage(controls)
  if ('amount' in step) return moveMoney(controls, step)
  if (step.player === 'account.asked')
    return onPage('/deposit', controls, () =>
      pressNamed(controls, { press: 'deposits.account.ask', role: 'button' }),
    )
  if (step.player === 'signOut.requested') return signOut(controls)
  if (step.player === 'session.retried')
    return pressNamed(controls, { press: 'failure.button.retry' })
  if (step.player === 'health.requested') return controls.requestCheck()
  if (step.player === 'player.acted') return controls.key('Shift', false)
  const { button, inForm } = eventOfPress(step.player)
  if (inForm !== undefined) return pressNamed(controls, { press: inForm, role: 'button' })
  if (button === undefined) throw new StepError(`no screen has a press for ${step.player}`)
  return pressInDialog(controls, step.player, button)
}
