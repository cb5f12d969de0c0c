import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { mermaidOf } from './mermaid.ts'
import { readChart } from './chart.ts'

const door = setup({
  actions: { ring: () => undefined },
  guards: { isLocked: () => true },
  delays: { closingTime: 3_000 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  on: { 'bell.pressed': { actions: 'ring' }, 'room.left': '.closed' },
  states: {
    closed: {
      initial: 'free',
      on: { 'handle.pressed': { target: 'open', actions: 'ring' }, 'wind.blew': 'open' },
      states: {
        free: { on: { 'key.turned': 'locked' } },
        locked: {
          on: { 'handle.pressed': {}, 'key.turned': { guard: 'isLocked', target: 'free' } },
        },
      },
    },
    open: {
      after: { closingTime: 'closed' },
      on: { 'handle.pressed': { target: 'open', reenter: true } },
    },
  },
})

test('a machine is a Mermaid diagram of its states and of the transitions between them', () => {
  expect(mermaidOf(readChart(door))).toBe(`stateDiagram-v2
  [*] --> closed
  state "closed" as closed {
    [*] --> closed_free
    state "free" as closed_free
    state "locked" as closed_locked
  }
  state "open" as open
  closed --> open : handle.pressed<br>wind.blew
  closed_free --> closed_locked : key.turned
  closed_locked --> closed_free : key.turned [isLocked]
  open --> closed : after closingTime 3 s`)
})
