import { dialogButtonOf, formButtons, formOf, lobbyOf, tileNameOf } from '../core/controls.ts'
import type { Choice } from '../core/controls.ts'
import type { MoneyStep, PlayerStep } from '../core/player-events.ts'
import { StepRefused } from '../core/refused.ts'
import type { ScreenStep } from '../core/screen-words.ts'
import { dialogInFront, find, findFields, isShown } from '../shown/find.ts'
import { statesOfMachine } from '../simulated/expectations.ts'
import { coveredBy, press, pressNamed, typeInto } from './hand.ts'
import type { Hand } from './hand.ts'
import { performScreenStep } from './dom-steps.ts'

async function fill(hand: Hand, label: string, text: string, within?: string): Promise<void> {
  const source = hand.texts.textPattern(label).source
  const [field] = findFields(
    hand.page.window.document,
    source,
    within === undefined ? undefined : hand.texts.textPattern(within).source,
  )
  if (field === undefined) throw new StepRefused(`there is no field named ${label}`)
  await typeInto(hand, field, text)
}

type Submission = Extract<PlayerStep, { player: 'credentials.submitted' }>

const loginForms = (hand: Hand): readonly Element[] =>
  [...hand.page.window.document.querySelectorAll('form')].filter(
    (form) => form.querySelector('input[name="username"]') !== null && isShown(form),
  )

async function signIn(hand: Hand, { id, password, twice }: Submission): Promise<void> {
  if (loginForms(hand).length === 0) {
    await pressNamed(hand, 'login.button.submit', { role: 'button' })
    await hand.settle()
  }
  const [form] = loginForms(hand)
  const part = (selector: string) => {
    const found = form?.querySelector(selector)
    if (!found) throw new StepRefused('there is no login form')
    return found
  }
  await typeInto(hand, part('input[name="username"]'), id)
  await typeInto(hand, part('input[name="password"]'), password)
  const name = hand.texts.textPattern('login.button.submit')
  const submit = [...(form?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    name.test(textContent.trim()),
  )
  if (submit === undefined) throw new StepRefused('the login form has no button')
  await press(hand, 'the login', submit, { twice })
}

async function goTo(hand: Hand, path: string): Promise<void> {
  hand.page.goTo(path)
  await hand.settle()
}

async function chooseGame(hand: Hand, choice: Choice): Promise<void> {
  const { page, language, texts } = hand
  const [path, name] = [lobbyOf(choice), tileNameOf(choice, language)]
  if (name === null)
    throw new StepRefused(`no page shows the game ${choice.game ?? choice.company}`)
  const tile = () => {
    const main = page.window.document.querySelector('main')
    const query = { roles: ['button'], name: texts.textPattern(name).source }
    return find(page.window.document, query).findLast((one) => main?.contains(one) === true)
  }
  const isGuest = statesOfMachine(page, 'session').some((state) =>
    state.startsWith('unauthenticated'),
  )
  if (tile() === undefined) {
    if (isGuest && path.startsWith(page.path())) await goTo(hand, '/')
    await goTo(hand, path)
  }
  const found = tile()
  // Guests see a message that games are for members.
  if (isGuest && found === undefined) return
  if (found === undefined) throw new StepRefused(`the game ${name} is not on ${path}`)
  await press(hand, `the game ${name}`, found, choice)
}

async function at(path: string, hand: Hand, act: () => Promise<void>): Promise<void> {
  const before = hand.page.path()
  const front = dialogInFront(hand.page.window.document)
  if (front !== null) throw new StepRefused(coveredBy(front))
  await goTo(hand, path)
  await act()
  await hand.settle()
  if (before !== path) await goTo(hand, before)
}

function moveMoney(hand: Hand, step: MoneyStep): Promise<void> {
  const { path, way, button } = formOf(step)
  return at(path, hand, async () => {
    if (way !== null) await pressNamed(hand, way, { role: 'radio' })
    await fill(hand, 'amount.label', String(step.amount))
    const twice = 'twice' in step ? step.twice : undefined
    await pressNamed(hand, button, { role: 'button', twice })
    await hand.settle()
    if (step.player === 'withdrawal.requested') await pressNamed(hand, button, { role: 'button' })
  })
}

async function pressInDialog(hand: Hand, press: string): Promise<boolean> {
  const button = dialogButtonOf(press)
  if (button === null) return false
  const { document } = hand.page.window
  const front = dialogInFront(document)
  const isRight =
    front !== null &&
    button.dialogs.some((id) =>
      [...front.querySelectorAll('h2, p, span')].some(({ textContent }) =>
        hand.texts.pattern(id).test(textContent.trim()),
      ),
    )
  if (!isRight) {
    const open = front?.querySelector('h2')?.textContent ?? 'none'
    throw new StepRefused(
      `${press} is a button of the dialog ${button.dialogs.join(' or ')}, and open is ${open}`,
    )
  }
  await pressNamed(hand, button.label, { role: button.role })
  return true
}

async function signOut(hand: Hand): Promise<void> {
  const { document } = hand.page.window
  const name = hand.texts.textPattern('account.button.signOut').source
  if (find(document, { roles: ['button'], name }).length === 0) {
    await pressNamed(hand, 'shell.drawer.openAccount', { role: 'button' })
    await hand.settle()
  }
  await pressNamed(hand, 'account.button.signOut', { role: 'button' })
}

async function closeMessage(hand: Hand): Promise<void> {
  const { document } = hand.page.window
  if (dialogInFront(document) === null) {
    // The warning in a guest's page has no button.
    if (document.querySelector('main p[role="alert"]') !== null) return
    throw new StepRefused('no message is open')
  }
  await pressNamed(hand, 'dialog.button.ok', { role: 'button' })
}

/**
 * Performs a step on the rendered screen.
 * @throws StepRefused
 */
export async function performStep(hand: Hand, step: PlayerStep | ScreenStep): Promise<void> {
  if (!('player' in step)) return performScreenStep(hand, step)
  if (step.player === 'credentials.submitted') return signIn(hand, step)
  if (step.player === 'game.chosen') return chooseGame(hand, step)
  if (step.player === 'message.closed') return closeMessage(hand)
  if ('amount' in step) return moveMoney(hand, step)
  if (step.player === 'account.asked')
    return at('/deposit', hand, () => pressNamed(hand, 'deposits.account.ask', { role: 'button' }))
  if (step.player === 'signOut.requested') return signOut(hand)
  const label = formButtons[step.player]
  if (label !== undefined) return pressNamed(hand, label, { role: 'button' })
  if (step.player === 'session.retried') return pressNamed(hand, 'failure.button.retry')
  // Reading a message causes it; no button does.
  if (step.player === 'health.requested')
    return hand.page.site.session.send({ type: 'health.requested' })
  if (step.player === 'player.acted') return hand.page.user.keyboard('{Shift}')
  if (!(await pressInDialog(hand, step.player)))
    throw new StepRefused(`no screen has a press for ${step.player}`)
}
