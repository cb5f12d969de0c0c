import type { Locator, Page } from '@playwright/test'
import { everythingAnswered, holdBack } from '../support/calls.ts'
import { expectEqualWeight } from '../support/equal-weight.ts'
import { expectLobbyAlone, takeNote, testCancelled, test } from '../support/game-fault-stories.ts'
import {
  alertNamed,
  enterLobby,
  expectGame,
  gameTile,
  games,
  goByMenu,
  loadingDialog,
  markOf,
  pressForWindow,
} from '../support/games.ts'
import type { GameKind } from '../support/games.ts'
import { expect } from '../support/story.ts'
import { becomeMember, demo } from '../support/visitor.ts'
import { word } from '../support/words.ts'

const failed = word('gameOpening.failed.title')
const blocked = word('gameOpening.blocked.title')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openedAddress(page: Page, tile: Locator) {
  const game = await pressForWindow(page, tile)
  await expectGame(game, games.casino.name)
  const address = game.url()
  await game.close()
  return address
}

test('R-GAME-04 without money msg2012 is an error for slot and casino and a warning for sport', async ({
  page,
  context,
  baseURL,
  mock,
  backend,
}) => {
  await mock.reset('no-money')
  await becomeMember(page, baseURL ?? '', demo)
  const marks: Partial<Record<GameKind | 'closed', string>> = {}
  await enterLobby(page, 'slot')
  for (const kind of Object.keys(games) as GameKind[]) {
    if (kind !== 'slot') await goByMenu(page, games[kind].address)
    await gameTile(page, kind).click()
    const dialog = alertNamed(page, word('outcome.not-enough-balance'))
    await expect(dialog).toContainText(word('msg2012'))
    await expectEqualWeight(dialog)
    marks[kind] = await markOf(dialog)
    await takeNote(page, word('outcome.not-enough-balance'))
    await expectLobbyAlone(page, context)
  }
  backend.answerWith('openGame', { status: 'time' })
  await goByMenu(page, games.sport.address)
  await gameTile(page, 'sport').click()
  marks.closed = await markOf(alertNamed(page, word('msg2303')))
  expect(marks.slot).toBe(marks.casino)
  expect(marks.slot).not.toBe(marks.sport)
  expect(marks.sport).toBe(marks.closed)
})

test('R-GAME-04 without money the player is led to the deposit, and to the transfer only where the balance may have money', async ({
  page,
  baseURL,
  mock,
  backend,
}) => {
  const dialog = alertNamed(page, word('outcome.not-enough-balance'))
  const pressAndList = async () => {
    await gameTile(page, 'casino').click()
    await expect(dialog).toBeVisible()
    return dialog.getByRole('link').allTextContents()
  }
  const [game, deposit] = [word('gameOpening.leadsTo.game'), word('gameOpening.leadsTo.deposit')]
  backend.answerWith('openGame', { status: 'balance' })
  await test.step('there is money on the site', async () => {
    await becomeMember(page, baseURL ?? '', demo)
    await enterLobby(page, 'casino')
    expect(await pressAndList()).toEqual([game, deposit])
    await dialog.getByRole('link', { name: game }).click()
    await expect(page).toHaveURL('/game')
  })
  await test.step('there is none', async () => {
    // An open page would keep calling with the session that the reset ends.
    await page.goto('about:blank')
    await mock.reset('no-money')
    await becomeMember(page, baseURL ?? '', demo)
    await enterLobby(page, 'casino')
    expect(await pressAndList()).toEqual([deposit])
    await dialog.getByRole('link', { name: deposit }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/deposit')
  })
})

test('R-GAME-03 an address that is not safe is not opened; where the session ended meanwhile, the window closes and the page offers to log in', async ({
  page,
  context,
  backend,
  mock,
  troubles,
}) => {
  troubles.expect(/answered 401$/)
  const tile = await enterLobby(page, 'casino')
  const allowed = new URL(await openedAddress(page, tile))
  // src/features/game-open/game-address.test.ts covers all kinds.
  const addresses = [
    'https://games.evil.example/play',
    'javascript:alert(1)',
    `http://${allowed.host}@games.evil.example/play`,
    '/play',
  ]
  for (const gameUrl of addresses) {
    await test.step(gameUrl, async () => {
      backend.answerWith('openGame', { status: 'success', gameUrl })
      await tile.click()
      await takeNote(page, word('game.dialog.unsafeAddress'))
      await expectLobbyAlone(page, context)
    })
  }
  await test.step('a session that ended', async () => {
    backend.mend()
    await mock.reset()
    await tile.click()
    await takeNote(page, word('session.ended.expired'))
    await expectLobbyAlone(page, context)
    await expect(page.getByText(word('guard.lead.casino'))).toBeVisible()
  })
})

test('R-GAME-03 a blocked window: a dialog offers a button, which opens the game', async ({
  page,
  context,
  backend,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let refusals = 3
    window.open = (...wish) => {
      refusals -= 1
      return refusals >= 0 ? null : open(...wish)
    }
  })
  const tile = await enterLobby(page, 'casino')
  await tile.click()
  await expect(alertNamed(page, blocked)).toContainText(word('game.dialog.blocked'))
  await expect(loadingDialog(page)).toBeHidden()
  await expectEqualWeight(alertNamed(page, blocked))
  await button(page, word('dialog.button.close')).click()
  await expectLobbyAlone(page, context)

  await tile.click()
  await button(page, word('gameOpening.blocked.open')).click()
  await expect(alertNamed(page, blocked)).toBeVisible()
  const game = await pressForWindow(page, button(page, word('gameOpening.blocked.open')))
  await expectGame(game, games.casino.name)
  await expect(alertNamed(page, blocked)).toBeHidden()
  expect(backend.callsTo('openGame')).toBe(2)
})

test('R-GAME-01 R-GAME-03 a window that the player closes early stays closed when the answer comes; a double click on a game is one call and one window', async ({
  page,
  context,
  backend,
}) => {
  const tile = await enterLobby(page, 'casino')
  const answer = await holdBack(page, 'open-game')
  const waiting = await pressForWindow(page, tile)
  await expect(loadingDialog(page)).toBeVisible()
  await waiting.close()
  await expect(loadingDialog(page)).toBeHidden()
  await expect(page.getByText(word('gameOpening.closed.text'))).toBeVisible()
  answer.release()
  await everythingAnswered(page)
  await expectLobbyAlone(page, context)

  const before = backend.callsTo('openGame')
  const [game] = await Promise.all([page.waitForEvent('popup'), tile.dblclick()])
  await expectGame(game, games.casino.name)
  expect(backend.callsTo('openGame') - before).toBe(1)
  expect(context.pages()).toEqual([page, game])
})

testCancelled('the button')

test.describe('behind a proxy that waits for a second', () => {
  test.use({ proxyEnv: { BACKEND_TIMEOUT_MS: '1000' } })

  test('R-GAME-04 a backend that fails: the player is warned, no window stays, and the next try opens the game', async ({
    page,
    context,
    backend,
    troubles,
  }) => {
    // On a slow machine this second may also end other calls.
    troubles.expect(/^POST \/api\/routes\/[a-z-]+ answered 504$/)
    const tile = await enterLobby(page, 'casino')
    const dialog = alertNamed(page, failed)
    for (const fault of ['no answer', 'closed socket', 'HTML'] as const) {
      await test.step(fault, async () => {
        backend.mend()
        backend.breakBy(fault, 'openGame')
        const reserved = await pressForWindow(page, tile)
        await expect(dialog).toContainText(word('game.dialog.failed'))
        await expect.poll(() => reserved.isClosed()).toBe(true)

        await button(page, word('failure.button.retry')).click()
        await expect.poll(() => backend.callsTo('openGame')).toBe(2)
        await expect(dialog).toBeVisible()
        await button(page, word('dialog.button.close')).click()
        await expectLobbyAlone(page, context)
      })
    }
    await tile.click()
    await expect(dialog).toBeVisible()
    backend.mend()
    const game = await pressForWindow(page, button(page, word('failure.button.retry')))
    await expectGame(game, games.casino.name)
    await expect(dialog).toBeHidden()
  })
})
