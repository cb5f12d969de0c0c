import type { Locale } from '../../../src/i18n/locales.ts'
import { dialogButtons, formButtons, formOf, lobbyOf, tileNameOf } from '../core/controls.ts'
import type { Choice } from '../core/controls.ts'
import type { MoneyStep, PlayerStep } from '../core/player-events.ts'
import { StepRefused } from '../core/refused.ts'
import type { PressStep, ScreenStep } from '../core/screen-words.ts'
import { dialogInFront, find, findFields, isShown, namesNear } from '../shown/find.ts'
import { nothingFound, pressQuery, quotedSaid, rolesOf } from '../shown/targets-of-steps.ts'
import type { Texts } from '../shown/texts.ts'
import { statesOfMachine } from '../simulated/expectations.ts'
import type { ScreenPage } from './screen-page.ts'

export type Hand = {
  readonly page: ScreenPage
  readonly texts: Texts
  readonly language: Locale
  readonly settle: () => Promise<void>
}

/** How far a finger moves, in pixels, and for how many milliseconds it stays. */
type Finger = { readonly pixels?: number | undefined; readonly ms?: number | undefined }

type Way = Finger & { readonly twice?: true | undefined; readonly long?: true | undefined }

const isPhone = ({ window }: ScreenPage): boolean => window.innerWidth < 768

/** What a finger does: places in pixels and milliseconds since it touched. */
function touch(
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

const way = (pixels: number, ms: number) => [
  { y: 0, at: 0 },
  { y: pixels, at: ms / 2 },
  { y: pixels, at: ms },
]

function longPress(page: ScreenPage, element: Element, { pixels = 4, ms = 700 }: Finger): void {
  touch(page, element, way(pixels, ms))
  element.dispatchEvent(new page.window.MouseEvent('click', { bubbles: true, detail: 1 }))
}

async function press({ page }: Hand, what: string, element: Element, step: Way = {}) {
  const { twice, long } = step
  const front = dialogInFront(page.window.document)
  if (front !== null && !front.contains(element))
    throw new StepRefused(`${what} cannot be pressed: a dialog covers the page`)
  if (element.matches(':disabled'))
    throw new StepRefused(`${what} cannot be pressed: it is disabled`)
  if (long && isPhone(page)) longPress(page, element, step)
  else if (long) await page.user.pointer({ keys: '[MouseRight]', target: element })
  else if (twice) await page.user.dblClick(element)
  else await page.user.click(element)
}

async function pressNamed(hand: Hand, id: string, step: Partial<PressStep> = {}): Promise<void> {
  await pressOn(hand, { press: id, ...step })
}

async function pressOn(hand: Hand, step: PressStep): Promise<void> {
  const { document } = hand.page.window
  const [element] = find(document, pressQuery(step, hand.texts))
  if (element === undefined)
    throw new StepRefused(nothingFound(step.press, namesNear(document, rolesOf(step))))
  await press(hand, quotedSaid(step.press), element, step)
}

async function typeInto(hand: Hand, field: Element, text: string): Promise<void> {
  const { user } = hand.page
  await press(hand, 'the field', field)
  if (text === '') return user.clear(field)
  // Over what is selected: a field may fill itself again once it is empty.
  await user.type(field, text.replaceAll(/[[{]/g, '$&$&'), {
    skipClick: true,
    initialSelectionStart: 0,
    initialSelectionEnd: (field as HTMLInputElement).value.length,
  })
}

async function fill(hand: Hand, label: string, text: string, within?: string): Promise<void> {
  const source = hand.texts.said(label).source
  const [field] = findFields(
    hand.page.window.document,
    source,
    within === undefined ? undefined : hand.texts.said(within).source,
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
  const name = hand.texts.said('login.button.submit')
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
    const query = { roles: ['button'], name: texts.said(name).source }
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
  if (dialogInFront(hand.page.window.document) !== null)
    throw new StepRefused('a dialog covers the page')
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
  const button = dialogButtons[press]
  if (button === undefined) return false
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
  await pressNamed(hand, button.label, { role: 'button' })
  return true
}

async function signOut(hand: Hand): Promise<void> {
  const { document } = hand.page.window
  const name = hand.texts.said('account.button.signOut').source
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

const typedAs: Readonly<Record<string, string>> = {
  Space: ' ',
  'Shift+Tab': '{Shift>}{Tab}{/Shift}',
}

async function onScreen(hand: Hand, step: ScreenStep): Promise<void> {
  const { user, window } = hand.page
  if ('press' in step) return pressOn(hand, step)
  if ('key' in step) {
    if (step.composing) {
      const options = { key: step.key, isComposing: true, bubbles: true, cancelable: true }
      window.document.activeElement?.dispatchEvent(new window.KeyboardEvent('keydown', options))
      return
    }
    const text = typedAs[step.key] ?? `{${step.key}}`
    for (let time = step.twice ? 2 : 1; time > 0; time -= 1) await user.keyboard(text)
    return
  }
  if ('swipe' in step) {
    const name = hand.texts.said(step.swipe).source
    const [title] = find(window.document, { roles: ['heading'], name })
    const sheet = dialogInFront(window.document)
    if (title === undefined || sheet?.contains(title) !== true)
      throw new StepRefused(`no sheet named ${quotedSaid(step.swipe)} is open`)
    const { pixels = 140, ms = 500, cancelled } = step
    return touch(hand.page, title, way(pixels, ms), cancelled ? 'pointercancel' : 'pointerup')
  }
  const [label, within] = ['type' in step ? step.into : step.from, step.in]
  const [field] = findFields(
    window.document,
    hand.texts.said(label).source,
    within === undefined ? undefined : hand.texts.said(within).source,
  )
  if (field === undefined) throw new StepRefused(`there is no field ${quotedSaid(label)}`)
  if ('type' in step) return typeInto(hand, field, step.type)
  const pattern = hand.texts.said(step.choose)
  const options = [...(field as HTMLSelectElement).options]
  const option = options.find((one) => pattern.test(one.label))
  if (option === undefined) {
    const there = options.map((one) => one.label).join(', ')
    throw new StepRefused(`${quotedSaid(step.choose)} is not among ${there}`)
  }
  await user.selectOptions(field, option)
}

/**
 * Does on the screen what the step says.
 * @throws StepRefused
 */
export async function actOnScreen(hand: Hand, step: PlayerStep | ScreenStep): Promise<void> {
  if (!('player' in step)) return onScreen(hand, step)
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
  // A consequence of reading a message; there is no button for it.
  if (step.player === 'health.requested')
    return hand.page.site.session.send({ type: 'health.requested' })
  if (step.player === 'player.acted') return hand.page.user.keyboard('{Shift}')
  if (!(await pressInDialog(hand, step.player)))
    throw new StepRefused(`no screen has a press for ${step.player}`)
}
