import { expect, test } from 'vitest'
import { eventSchemas } from '../../mocks/control/events.ts'
import { commandSchemas, listCommands } from '../../mocks/control/commands.ts'
import { parseCommand } from '../../mocks/control/parse-command.ts'
import { commandOf, formsOf, isChange } from './command-schema.ts'
import type { JsonSchema } from './command-schema.ts'

const forms = formsOf(listCommands().schema as JsonSchema)

const formOf = (title: string) => {
  const form = forms.find((commandForm) => commandForm.title === title)
  if (form === undefined) throw new Error(`There is no form ${title}.`)
  return form
}

test('each command and each event has a form', () => {
  const commands = Object.keys(commandSchemas).filter((name) => name !== 'event')
  const events = Object.keys(eventSchemas).map((name) => `event ${name}`)
  expect(forms.map(({ title }) => title).toSorted()).toEqual([...commands, ...events].toSorted())
})

test.each([
  ['clock', { advance: '2h', stand: 'true' }, { command: 'clock', advance: '2h', stand: true }],
  ['clock', { advance: '5000' }, { command: 'clock', advance: 5000 }],
  ['clock', { follow: 'true', set: ' ' }, { command: 'clock', follow: true }],
  ['approval', { automatic: 'false' }, { command: 'approval', automatic: false }],
  [
    'answer',
    { operation: 'openGame', answer: 'time', times: '1' },
    { command: 'answer', operation: 'openGame', answer: 'time', times: 1 },
  ],
  [
    'answer',
    { operation: '*', answer: '{"status": 503}' },
    { command: 'answer', operation: '*', answer: { status: 503 } },
  ],
  [
    'event money-changed',
    { amount: '-5' },
    { command: 'event', event: 'money-changed', amount: -5 },
  ],
  [
    'event member-locked',
    { what: 'deposits,withdrawals' },
    { command: 'event', event: 'member-locked', what: ['deposits', 'withdrawals'] },
  ],
])('the form of %s produces a command of the mock: %j', (title, texts, command) => {
  const made = commandOf(formOf(title), texts)
  expect(made).toEqual(command)
  expect(() => parseCommand(made)).not.toThrow()
})

test('only commands that change the mock become steps', () => {
  expect(
    [{ command: 'state' }, { command: 'clock' }, { command: 'calls', clear: true }].map(isChange),
  ).toEqual([false, false, false])
  expect([{ command: 'clock', advance: '1h' }, { command: 'take-back' }].map(isChange)).toEqual([
    true,
    true,
  ])
})
