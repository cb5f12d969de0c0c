import {
  expectLobbyAlone,
  takeNote,
  testCancelled,
  test,
} from '../../support/game-fault-stories.ts'
import { enterLobby, games } from '../../support/games.ts'
import type { GameKind } from '../../support/games.ts'
import { becomeMember, demo } from '../../support/visitor.ts'
import { word } from '../../support/words.ts'

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

test('R-GAME-04 R-CALL-06 a success without an address or an unknown status opens nothing and shows msg2012', async ({
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

testCancelled('Escape')
