import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { casino, openLobby, slot } from '../../../tests/support/game-page.ts'
import { GameOpenProvider, useGameOpenLater } from './game-open.context.tsx'
import type { GameKind } from './game-open.model.ts'

const Tile = ({ kind }: { kind: GameKind }) => {
  const isOpening = useGameOpenLater(
    (snapshot) => snapshot.hasTag('busy') && snapshot.context.choice?.kind === kind,
  )
  return <p>{isOpening ? 'opening' : 'ready'}</p>
}

const openTile = (kind: GameKind) => {
  const lobby = openLobby()
  const tile = (shown: GameKind) => (
    <GameOpenProvider actor={lobby.actor}>
      <Tile kind={shown} />
    </GameOpenProvider>
  )
  const { rerender } = render(tile(kind))
  return { lobby, show: (shown: GameKind) => rerender(tile(shown)) }
}

test('the tile of a game that opens says so, and no longer once the player cancels', () => {
  const { lobby } = openTile('slot')
  act(() => lobby.choose(slot))
  screen.getByText('opening')
  act(() => lobby.send({ type: 'open.cancelled' }))
  screen.getByText('ready')
})

test('a tile that got another game meanwhile says what is true of that one', () => {
  const { lobby, show } = openTile('slot')
  act(() => lobby.choose(casino))
  screen.getByText('ready')
  show('casino')
  screen.getByText('opening')
  show('slot')
  screen.getByText('ready')
})

test('a game that was cancelled before its tile changed leaves no trace', () => {
  const { lobby } = openTile('slot')
  act(() => {
    lobby.choose(slot)
    lobby.send({ type: 'open.cancelled' })
  })
  expect(screen.queryByText('opening')).toBeNull()
})
