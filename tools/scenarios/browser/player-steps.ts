import type { Locator, Page } from 'playwright'
import type { Locale } from '#site/i18n/locales.ts'
import { dialogButtonOf, formButtons, formOf, lobbyOf, tileNameOf } from '../core/controls.ts'
import type { Choice } from '../core/controls.ts'
import type { MoneyStep, PlayerStep } from '../core/player-events.ts'
import type { BrowserTab } from './browser-tab.ts'
import { StepRefused } from '../core/refused.ts'
import type { TextId } from '../shown/texts.ts'
import type { BrowserWorld } from './browser-world.ts'

/** A step that no player can make on a page. */
const beyondBrowser = (why: string): StepRefused =>
  new StepRefused(`${why}; a file for the machines alone says why by "machines only: …"`)

type Hand = { readonly world: BrowserWorld; readonly tab: BrowserTab; readonly language: Locale }

const open = '[role="alertdialog"][open], dialog[open]'

const dialogWith = ({ world: { texts }, tab: { page } }: Hand, ids: readonly TextId[]): Locator =>
  page
    .locator(open)
    .filter({ hasText: new RegExp(ids.map((id) => escaped(texts.of(id))).join('|')) })

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

async function press(what: string, control: Locator, isTwice = false): Promise<void> {
  try {
    await control.click({ timeout: 4_000, clickCount: isTwice ? 2 : 1 })
  } catch (error) {
    const [reason = ''] = String((error as Error).message)
      .split('\n')
      .slice(-2)
    throw new StepRefused(`${what} cannot be pressed: ${reason.trim() || 'not found'}`)
  }
}

async function openAccount({ world: { texts }, tab: { page } }: Hand): Promise<void> {
  const way = page.getByRole('button', { name: texts.of('shell.drawer.openAccount') })
  if (await way.isVisible()) await press('the account', way)
}

/** Navigates within the site without reload, like Back and Forward. */
export async function goTo({ world, tab: { page } }: Hand, path: string): Promise<void> {
  await page.evaluate((next) => {
    const before: unknown = history.state
    history.pushState(before, '', next)
    dispatchEvent(new PopStateEvent('popstate', { state: before }))
  }, path)
  await world.settle()
}

const pathOf = (page: Page): string => new URL(page.url()).pathname

type Submission = Extract<PlayerStep, { player: 'credentials.submitted' }>

async function signIn(hand: Hand, { id, password, twice }: Submission): Promise<void> {
  const { texts } = hand.world
  const { page } = hand.tab
  const drawer = page.getByRole('complementary', { name: texts.of('shell.drawer.login') })
  if (!(await drawer.isVisible()) && !(await page.getByRole('main').locator('form').isVisible()))
    await press(
      'the login',
      page.getByRole('banner').getByRole('button', { name: texts.of('login.button.submit') }),
    )
  const form = page
    .locator('form')
    .filter({ has: page.locator('input[name="username"]') })
    .first()
  await form.getByLabel(texts.of('login.field.id')).fill(id)
  await form.getByLabel(texts.of('login.field.password'), { exact: true }).fill(password)
  await press(
    'the login',
    form.getByRole('button', { name: texts.of('login.button.submit') }),
    twice,
  )
}

async function chooseGame(hand: Hand, choice: Choice): Promise<void> {
  const { page } = hand.tab
  const [path, name] = [lobbyOf(choice), tileNameOf(choice, hand.language)]
  if (name === null) throw beyondBrowser(`no page shows the game ${choice.game ?? choice.company}`)
  const tile = page.getByRole('main').getByRole('button', { name, exact: true }).last()
  const isThere = await tile.isVisible()
  const { session = [] } = await readMachinesIn(hand.tab)
  const isGuest = session.some((state) => state.startsWith('unauthenticated'))
  if (!isThere) {
    if (isGuest && path.startsWith(pathOf(page))) await goTo(hand, '/')
    await goTo(hand, path)
  }
  // Guests see a message that games are for members.
  if (isGuest && !(await tile.isVisible())) return
  await press(`the game ${name}`, tile, choice.twice)
}

async function closeMessage(hand: Hand): Promise<void> {
  const { page } = hand.tab
  const dialog = page.locator(open).last()
  // The warning in a guest's page has no button.
  const warning = page.locator('main p[role="alert"]')
  if (!(await dialog.isVisible()) && (await warning.isVisible())) return
  const name = hand.world.texts.of('dialog.button.ok')
  await press(`"${name}"`, dialog.getByRole('button', { name, exact: true }))
}

async function at(path: string, hand: Hand, act: (main: Locator) => Promise<void>): Promise<void> {
  const before = pathOf(hand.tab.page)
  await goTo(hand, path)
  await act(hand.tab.page.getByRole('main'))
  await hand.world.settle()
  if (before !== path) await goTo(hand, before)
}

function moveMoney(hand: Hand, step: MoneyStep): Promise<void> {
  const { texts } = hand.world
  const { path, way, button: label } = formOf(step)
  return at(path, hand, async (main) => {
    if (way !== null) await main.getByRole('radio', { name: texts.of(way as TextId) }).check()
    await main.getByLabel(texts.of('amount.label'), { exact: true }).fill(String(step.amount))
    const name = texts.of(label as TextId)
    const isTwice = 'twice' in step && step.twice === true
    const button = main.locator('form').getByRole('button', { name, exact: true })
    await press(`"${name}"`, button, isTwice)
    if (step.player !== 'withdrawal.requested') return
    const question = hand.tab.page.locator(open).last()
    await press(`"${name}" once more`, question.getByRole('button', { name, exact: true }))
  })
}

const askAccount = (hand: Hand): Promise<void> =>
  at('/deposit', hand, async (main) => {
    const name = hand.world.texts.of('deposits.account.ask')
    await press(`"${name}"`, main.getByRole('button', { name, exact: true }))
  })

/** The presses outside dialogs, by event. */
const buttons: Readonly<Record<string, (hand: Hand) => Promise<void>>> = {
  'signOut.requested': async (hand) => {
    const name = hand.world.texts.of('account.button.signOut')
    const button = hand.tab.page.getByRole('button', { name })
    if (!(await button.first().isVisible())) await openAccount(hand)
    await press(`"${name}"`, button.first())
  },
  'session.retried': async (hand) => {
    const name = hand.world.texts.of('failure.button.retry')
    await press(`"${name}"`, hand.tab.page.getByRole('button', { name }).first())
  },
  // Reading a message causes it; no button does.
  'health.requested': ({ tab: { page } }) =>
    page.evaluate(() => globalThis.scenarioPage?.testSession('health.requested')),
  'player.acted': ({ tab: { page } }) => page.keyboard.press('Shift'),
}

/**
 * Performs the player's action for this event.
 * @throws StepRefused
 */
export async function performPlayerStep(hand: Hand, step: PlayerStep): Promise<void> {
  const other = step as { readonly player: string }
  if (step.player === 'credentials.submitted') return signIn(hand, step)
  if (step.player === 'game.chosen') return chooseGame(hand, step)
  if (other.player === 'message.closed') return closeMessage(hand)
  if ('amount' in step) return moveMoney(hand, step)
  if (other.player === 'account.asked') return askAccount(hand)
  const inDialog = dialogButtonOf(step.player)
  if (inDialog !== null) {
    const name = hand.world.texts.of(inDialog.label as TextId)
    const dialog = dialogWith(hand, inDialog.dialogs as readonly TextId[])
    return press(`"${name}"`, dialog.getByRole(inDialog.role, { name, exact: true }))
  }
  const label = formButtons[step.player]
  if (label !== undefined) {
    const name = hand.world.texts.of(label as TextId)
    return press(`"${name}"`, hand.tab.page.getByRole('main').getByRole('button', { name }))
  }
  const button = buttons[step.player]
  if (button === undefined) throw beyondBrowser(`the browser has no press for ${step.player}`)
  return button(hand)
}

export const readMachinesIn = async ({
  page,
}: BrowserTab): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(() => globalThis.scenarioPage?.machines() ?? {})
