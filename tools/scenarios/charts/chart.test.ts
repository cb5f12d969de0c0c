import { expect, test } from 'vitest'
import { not, setup } from 'xstate'
import { complaintsAboutNames, namesIn } from './names.ts'
import { readChart } from './chart.ts'

const lamp = setup({
  actions: { ring: () => undefined },
  guards: { isDark: () => true },
  delays: { burnTime: 90_000 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  on: { 'power.lost': '.off' },
  states: {
    off: {
      description: 'Nothing is lit.',
      always: { guard: not('isDark'), target: 'on' },
      on: { 'switch.pressed': { guard: 'isDark', target: 'on' }, 'bulb.broken': {} },
    },
    on: {
      entry: { type: 'ring', params: { tone: 'high' } },
      meta: { dialog: { kind: 'question', id: 'lamp.question' } },
      after: { burnTime: 'off' },
      on: { 'switch.pressed': { target: 'on', reenter: true } },
    },
  },
})

const nothing = {
  delay: null,
  guard: null,
  actions: [],
  target: null,
  isReentry: false,
  isIgnored: false,
}

test('a machine is read with its guards, timers, actions and dialogs', () => {
  expect(readChart(lamp).root).toStrictEqual({
    path: '',
    name: 'lamp',
    description: '',
    initial: 'off',
    entry: [],
    exit: [],
    actors: [],
    dialog: null,
    transitions: [{ ...nothing, key: 'lamp /power.lost/0', event: 'power.lost', target: 'off' }],
    states: [
      {
        path: 'off',
        name: 'off',
        description: 'Nothing is lit.',
        initial: null,
        entry: [],
        exit: [],
        actors: [],
        dialog: null,
        transitions: [
          {
            ...nothing,
            key: 'lamp off/switch.pressed/0',
            event: 'switch.pressed',
            guard: 'isDark',
            target: 'on',
          },
          {
            ...nothing,
            key: 'lamp off/bulb.broken/0',
            event: 'bulb.broken',
            isIgnored: true,
          },
          {
            ...nothing,
            key: 'lamp off/always/0',
            event: 'always',
            guard: 'not isDark',
            target: 'on',
          },
        ],
        states: [],
      },
      {
        path: 'on',
        name: 'on',
        description: '',
        initial: null,
        entry: ['ring(high)'],
        exit: [],
        actors: [],
        dialog: 'lamp.question',
        transitions: [
          {
            ...nothing,
            key: 'lamp on/switch.pressed/0',
            event: 'switch.pressed',
            target: 'on',
            isReentry: true,
          },
          {
            ...nothing,
            key: 'lamp on/after burnTime/0',
            event: 'after burnTime',
            delay: '1.5 min',
            target: 'off',
          },
        ],
        states: [],
      },
    ],
  })
})

test('reports names without a meaning, and meanings of unknown names', () => {
  const meanings = {
    is: 'A lamp.',
    events: {
      'power.lost': 'The power is gone.',
      'switch.pressed': 'Somebody presses the switch.',
      'bulb.fixed': 'The bulb is fixed.',
    },
    guards: { isDark: 'It is dark.', 'not isDark': 'It is light.' },
    timers: {},
    effects: { ring: 'A bell rings.' },
    actors: {},
  }
  expect(complaintsAboutNames('lamp', namesIn(readChart(lamp), lamp), meanings)).toStrictEqual([
    'lamp: events: "bulb.broken" has no meaning',
    'lamp: events: the chart has no "bulb.fixed"',
    'lamp: timers: "burnTime" has no meaning',
  ])
})
