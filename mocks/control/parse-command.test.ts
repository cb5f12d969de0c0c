import { expect, test } from 'vitest'
import { parseCommand } from './parse-command.ts'
import { CommandError } from './command-error.ts'

const refusalOf = (command: unknown): CommandError => {
  try {
    parseCommand(command)
  } catch (error) {
    if (error instanceof CommandError) return error
    throw error
  }
  throw new Error('The command was taken')
}

test('optional fields have defaults', () => {
  expect(parseCommand({ command: 'event', event: 'deposit-approved' })).toEqual({
    command: 'event',
    event: 'deposit-approved',
    member: 'demo',
    which: 'latest',
  })
  expect(parseCommand({ command: 'fault', operation: '*', kind: 'abort' })).toEqual({
    command: 'fault',
    operation: '*',
    kind: 'abort',
    when: 'after',
  })
})

test('a command that there is none of is answered with those that there are', () => {
  const { message, faults, isUnknownCommand } = refusalOf({ command: 'clok' })
  expect(isUnknownCommand).toBe(true)
  expect(faults).toEqual([
    {
      path: '/command',
      message: 'is "clok", no command',
      nearest: 'clock',
      allowed: [
        'scenario',
        'answer',
        'fault',
        'faults',
        'take-back',
        'event',
        'clock',
        'approval',
        'calls',
        'sides',
        'answer-by',
        'har',
        'replay',
        'state',
      ],
    },
  ])
  expect(message).toMatch(/^\/command is "clok", no command; did you mean "clock"\? There are: /)
  expect(refusalOf({}).message).toContain('/command is missing: command')
  expect(refusalOf(null).message).toBe('A command is an object with a "command"')
})

test.each([
  [{ command: 'event', event: 'deposit-aproved' }, '/event', 'deposit-approved'],
  [{ command: 'event', event: 'deposit-approved', mmber: 'sora' }, '/mmber', 'member'],
  [{ command: 'fault', operation: 'openGames', kind: 'abort' }, '/operation', 'openGame'],
  [{ command: 'fault', operation: 'openGame', kind: 'aborted' }, '/kind', 'abort'],
  [{ command: 'scenario', name: 'unred' }, '/name', 'unread'],
  [{ command: 'event', event: 'provider-closed', company: 'dalbit' }, '/company', 'dalbit-play'],
  [
    { command: 'event', event: 'money-changed', balance: 'balanc', amount: 1 },
    '/balance',
    'balance',
  ],
])('%j names the property and the nearest name', (command, path, nearest) => {
  expect(refusalOf(command).faults).toEqual([expect.objectContaining({ path, nearest })])
})

test.each([
  [{ command: 'fault', operation: '*', kind: 'abort', times: 0 }, '/times is 0: '],
  [
    { command: 'clock', advance: '2 hours' },
    '/advance is "2 hours": must be milliseconds, or a text',
  ],
  [{ command: 'clock', set: 'tomorrow' }, '/set is "tomorrow": '],
  [{ command: 'approval' }, '/automatic is missing: '],
  [{ command: 'event', event: 'money-changed', amount: 0 }, '/amount is 0: must not be 0'],
  [
    { command: 'event', event: 'deposit-refused', which: 'first' },
    '/which is "first": must be "latest" or an id',
  ],
  [{ command: 'scenario', seed: -1 }, '/seed is -1: must be a whole number'],
])('%j is refused with the accepted values', (command, words) => {
  expect(refusalOf(command).message).toContain(words)
})
