import { beforeEach, describe, expect, test } from 'vitest'
import { answerWith, casino, openLobby, slot } from '../../../tests/support/game-page.ts'
import { dialogOf } from '../../actors/state-dialog.ts'

const url = 'https://play.example.com/g/7'
const success = answerWith(url)

let lobby: ReturnType<typeof openLobby>

const isBusy = () => lobby.now().hasTag('busy')

beforeEach(() => {
  lobby = openLobby()
})

describe('a player who changes their mind', () => {
  const ends: Readonly<Record<string, () => void>> = {
    'cancels the loading': () => lobby.send({ type: 'open.cancelled' }),
    'closes the window': () => lobby.closeWindow(),
    'closes the window after the dialog is gone': () => {
      lobby.clock.increment(4_000)
      lobby.closeWindow()
    },
  }

  test.each(Object.entries(ends))(
    'R-GAME-02 R-GAME-03 %s: the call is aborted, and its answer opens nothing',
    async (_, end) => {
      lobby.choose(slot)
      end()
      expect([lobby.now().value, isBusy(), dialogOf(lobby.now())]).toStrictEqual([
        { ready: 'idle' },
        false,
        null,
      ])
      expect(lobby.game.calls[0]?.signal.aborted).toBe(true)
      await lobby.game.answer(success)
      expect([lobby.windows, lobby.now().value]).toStrictEqual([['closed'], { ready: 'idle' }])
      expect(lobby.toasts).not.toContainEqual(expect.objectContaining({ kind: 'error' }))
      expect(lobby.toasts).not.toContainEqual(expect.objectContaining({ kind: 'warning' }))
    },
  )

  test('a player who closed the window reads why no game opened; one who cancelled does not', () => {
    lobby.choose(slot)
    lobby.send({ type: 'open.cancelled' })
    expect(lobby.toasts).toStrictEqual([])
    lobby.choose(slot)
    lobby.closeWindow()
    expect(lobby.toasts).toStrictEqual([{ kind: 'info', id: 'gameOpening.closed.text' }])
  })

  test('the same game opens at the next press', async () => {
    lobby.choose(slot)
    lobby.send({ type: 'open.cancelled' })
    lobby.choose(slot)
    await lobby.game.answer(success)
    expect([lobby.windows, lobby.now().value]).toStrictEqual([['closed', url], { ready: 'opened' }])
  })
})

test('R-GAME-03 a game is recorded as played once its window shows it, also at the second try', async () => {
  const name = { ko: '슈거 러시', en: 'Sugar Rush' }
  const codes = { company: 'pragmatic', game: 'sugar-rush' }
  const entry = { kind: 'slot', isGame: true, ...codes, name, provider: name } as const
  lobby.send({ type: 'game.chosen', choice: slot, entry })
  lobby.send({ type: 'game.chosen', choice: casino })
  await lobby.game.fail(new Error('no answer'))
  lobby.send({ type: 'retry.requested' })
  expect(lobby.played).toStrictEqual([])
  await lobby.game.answer(success)
  expect(lobby.played).toStrictEqual([entry])
})
