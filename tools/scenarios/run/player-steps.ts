import { dialogsOf, formOf, lobbyOf, tileNameOf } from './controls.ts'
import type { Choice } from './controls.ts'
import type { MoneyStep, PlayerStep } from '../words/player-words.ts'
import { heardBy } from '../words/presses.ts'
import type { Press } from '../words/presses.ts'
import type { Query } from '../look/find.ts'
import { StepRefused } from '../simulated/driver.ts'
import type { Hands } from './hands.ts'
import type { ScreenStep } from '../words/screen-words.ts'
import { fieldQuery, performScreenStep, pressNamed, requireDone } from './screen-steps.ts'

type Submission = Extract<PlayerStep, { player: 'credentials.submitted' }>

const source = ({ texts }: Hands, text: string): string => texts.textPattern(text).source

const isThere = async ({ ask }: Hands, query: Query): Promise<boolean> =>
  (await ask('obstacleTo', query)) !== undefined

const USER_NAME = 'input[name="username"]'

async function signIn(hands: Hands, { id, password, twice }: Submission): Promise<void> {
  const button = { roles: ['button'], name: source(hands, 'login.button.submit') }
  if (!(await isThere(hands, { selector: USER_NAME }))) {
    requireDone('login', await hands.press(button, {}))
    await hands.settle()
  }
  const inForm = USER_NAME
  requireDone('login form', await hands.type({ selector: USER_NAME }, id))
  const passwordField = { selector: 'input[name="password"]', inForm }
  requireDone('field of the password', await hands.type(passwordField, password))
  requireDone('login', await hands.press({ ...button, inForm }, { twice }))
}

async function goTo(hands: Hands, path: string): Promise<void> {
  await hands.goTo(path)
  await hands.settle()
}

async function chooseGame(hands: Hands, choice: Choice): Promise<void> {
  const [path, name] = [lobbyOf(choice), tileNameOf(choice, hands.language)]
  if (name === null)
    throw new StepRefused(`no page shows the game ${choice.game ?? choice.company}`)
  // A lobby shows the games that were played last above its own tiles.
  const tile: Query = { roles: ['button'], name: source(hands, name), isLastInMain: true }
  const { session = [] } = await hands.states()
  const isGuest = session.some((state) => state.startsWith('unauthenticated'))
  if (!(await isThere(hands, tile))) {
    if (isGuest && path.startsWith(hands.path())) await goTo(hands, '/')
    await goTo(hands, path)
  }
  // Guests see a message that games are for members.
  if (isGuest && !(await isThere(hands, tile))) return
  requireDone(`game ${name} on ${path}`, await hands.press(tile, choice))
}

/** Does something on another page, and comes back. */
async function at(path: string, hands: Hands, act: () => Promise<void>): Promise<void> {
  const before = hands.path()
  const front = (await hands.ask('dialogs')).at(-1)
  if (front !== undefined) throw new StepRefused(`the dialog "${front[0] ?? ''}" covers the page`)
  await goTo(hands, path)
  await act()
  await hands.settle()
  if (before !== path) await goTo(hands, before)
}

function moveMoney(hands: Hands, step: MoneyStep): Promise<void> {
  const { path, way, button } = formOf(step)
  return at(path, hands, async () => {
    if (way !== null) await pressNamed(hands, { press: way, role: 'radio' })
    const amount = fieldQuery('amount.label', undefined, hands.texts)
    requireDone('field amount.label', await hands.type(amount, String(step.amount)))
    const twice = 'twice' in step ? step.twice : undefined
    await pressNamed(hands, { press: button, role: 'button', twice })
    await hands.settle()
    if (step.player === 'withdrawal.requested')
      await pressNamed(hands, { press: button, role: 'button' })
  })
}

async function signOut(hands: Hands): Promise<void> {
  const button = { press: 'account.button.signOut', role: 'button' }
  const query = { roles: ['button'], name: source(hands, button.press) }
  if (!(await isThere(hands, query))) {
    await pressNamed(hands, { press: 'shell.drawer.openAccount', role: 'button' })
    await hands.settle()
  }
  await pressNamed(hands, button)
}

async function closeMessage(hands: Hands): Promise<void> {
  if ((await hands.ask('dialogs')).length === 0) {
    // The warning in a guest's page has no button.
    if (await isThere(hands, { selector: 'main p[role="alert"]' })) return
    throw new StepRefused('no message is open')
  }
  await pressNamed(hands, { press: 'dialog.button.ok', role: 'button' })
}

async function pressInDialog(hands: Hands, press: Press, button: string): Promise<void> {
  const dialogs = dialogsOf(press)
  const open = (await hands.ask('dialogs')).at(-1) ?? []
  if (!dialogs.some((id) => open.some((text) => hands.texts.pattern(id).test(text))))
    throw new StepRefused(
      `${press} is a button of the dialog ${dialogs.join(' or ')}, and open is ${open[0] ?? 'none'}`,
    )
  await pressNamed(hands, { press: button })
}

/**
 * What a player does on screens, also for an event of a chart.
 * @throws StepRefused
 */
export async function performStep(hands: Hands, step: PlayerStep | ScreenStep): Promise<void> {
  if (!('player' in step)) return performScreenStep(hands, step)
  if (step.player === 'credentials.submitted') return signIn(hands, step)
  if (step.player === 'game.chosen') return chooseGame(hands, step)
  if (step.player === 'message.closed') return closeMessage(hands)
  if ('amount' in step) return moveMoney(hands, step)
  if (step.player === 'account.asked')
    return at('/deposit', hands, () =>
      pressNamed(hands, { press: 'deposits.account.ask', role: 'button' }),
    )
  if (step.player === 'signOut.requested') return signOut(hands)
  if (step.player === 'session.retried') return pressNamed(hands, { press: 'failure.button.retry' })
  if (step.player === 'health.requested') return hands.requestCheck()
  if (step.player === 'player.acted') return hands.key('Shift', false)
  const { button, inForm } = heardBy(step.player)
  if (inForm !== undefined) return pressNamed(hands, { press: inForm, role: 'button' })
  if (button === undefined) throw new StepRefused(`no screen has a press for ${step.player}`)
  return pressInDialog(hands, step.player, button)
}
