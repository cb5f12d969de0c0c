import { expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { dialogButtonOf } from './controls.ts'
import { machineIds, machines, nodesBelow } from '../machines/machines.ts'
import { presses } from './presses.ts'

type Meta = { readonly dialog?: { readonly id: string; readonly kind: string } }

test('each dialog of a machine in which a player chooses has buttons, and each button such a dialog', () => {
  const dialogs = machineIds
    .flatMap((id) => nodesBelow(machines[id].root as AnyStateNode))
    .flatMap(({ meta }) => (meta as Meta | undefined)?.dialog ?? [])
  const asked = dialogs.filter(({ kind }) => kind === 'question').map(({ id }) => id)
  const withButtons = Object.keys(presses).flatMap((press) => dialogButtonOf(press)?.dialogs ?? [])
  expect(withButtons).toEqual(expect.arrayContaining(asked))
  expect(dialogs.map(({ id }) => id)).toEqual(expect.arrayContaining(withButtons))
})
