import type { Locator, Page } from '@playwright/test'
import {
  expectLobbyAlone,
  takeNote,
  tellCancelled,
  test,
} from '../../support/game-fault-stories.ts'
import { enterLobby, expectGame, games, pressForWindow } from '../../support/games.ts'
import type { GameKind } from '../../support/games.ts'
import { becomeMember, demo } from '../../support/visitor.ts'
import { word } from '../../support/words.ts'

/** Opens a game as it should be and closes it: an address that is allowed. */
async function openedAddress(page: Page, tile: Locator) {
  const game = await pressForWindow(page, tile)
  await expectGame(game, games.casino.name)
  const address = game.url()
  await game.close()
  return address
}

test('R-GAME-04 while the providers are closed a game answers with the warning msg2303 and opens no window', async ({
  page,
  context,
  baseURL,
  mock,
}) => {
  await mock.reset('games-closed')
  await becomeMember(page, baseURL ?? '', demo)
  for (const kind of Object.keys(games) as GameKind[]) {
    await (await enterLobby(page, kind)).click()
    await takeNote(page, word('msg2303'))
    await expectLobbyAlone(page, context)
  }
})

test('R-GAME-04 R-CALL-06 a success without an address, and an unknown status open nothing and say msg2012', async ({
  page,
  context,
  backend,
}) => {
  const tile = await enterLobby(page, 'casino')
  const answers = [
    { status: 'success' },
    { status: 'success', gameUrl: '' },
    { status: 'success', gameUrl: null },
    { status: 'cant_find_code' },
    { status: 'soon_perhaps' },
  ]
  for (const answer of answers) {
    backend.answerWith('openGame', answer)
    await tile.click()
    await takeNote(page, word('msg2012'))
    await expectLobbyAlone(page, context)
  }
})

test('R-GAME-03 an address that is not safe is not opened', async ({ page, context, backend }) => {
  const tile = await enterLobby(page, 'casino')
  const mock = new URL(await openedAddress(page, tile))
  // All kinds of them: src/features/game-open/game-address.test.ts.
  const addresses = [
    'https://games.evil.example/play',
    'javascript:alert(1)',
    `http://${mock.host}@games.evil.example/play`,
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
})

tellCancelled('Escape')
