import { expect, test } from 'vitest'
import { dialogOf, machineIds, nodesOf } from '../machines/machines.ts'
import { eventOfPress, presses } from '../words/presses.ts'
import type { Press } from '../words/presses.ts'
import { dialogsOf, lobbyOf } from './controls.ts'

test('each dialog of a machine in which a player chooses has buttons, and each button such a dialog', () => {
  const dialogs = machineIds.flatMap((id) => nodesOf(id).flatMap((node) => dialogOf(node) ?? []))
  const asked = dialogs.filter(({ kind }) => kind === 'question').map(({ id }) => id)
  const inDialogs = (Object.keys(presses) as Press[]).filter(
    (press) => eventOfPress(press).button !== undefined,
  )
  expect(inDialogs.flatMap(dialogsOf)).toEqual(expect.arrayContaining(asked))
  expect(inDialogs.filter((press) => dialogsOf(press).length === 0)).toEqual([])
  expect(dialogsOf('open.cancelled')).toEqual(['msg2306'])
})

test('each kind of game is pressed on its own page', () => {
  expect(lobbyOf({ kind: 'slot', company: 'dalbit-play' })).toBe('/slot/game?company=dalbit-play')
  expect(lobbyOf({ kind: 'casino', company: 'evolution' })).toBe('/casino')
})
