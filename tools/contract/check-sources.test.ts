import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleContract } from './bundle.ts'
import { sourceFaults } from './check-sources.ts'

const openapi = join(import.meta.dirname, '../../openapi')

function copyWith(file: string, from: string, to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(openapi, folder, { recursive: true })
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
  return { folder, line: text.slice(0, text.indexOf(from)).split('\n').length }
}

const saidOf = (...change: Parameters<typeof copyWith>): string[] => {
  const { folder, line } = copyWith(...change)
  return sourceFaults(folder).map((fault) =>
    fault
      .replace(`${relative(process.cwd(), folder)}/`, '')
      .replace(/:(\d+) #/, (_, found: string) => `:+${Number(found) - line} #`.replace('+-', '-'))
      .replace(/Known: .+$/, 'Known: …'),
  )
}

test('the contract as it is written has nothing that generation would misread', () =>
  expect(sourceFaults(openapi)).toEqual([]))

const balance = 'schemas/balance.yaml'
const doLogin = 'operations/user/doLogin.yaml'
const openGame = 'operations/slot/openGame.yaml'
const settledAt = '      $ref: base.yaml#/NullableInstant'
const deposit = "    deposit: { $ref: '#/Deposit', x-source: A-014 }"
const amount = '    amount: { $ref: base.yaml#/Won, x-source: A-025 }'

type Case = readonly [file: string, from: string, to: string, ...said: string[]]

const references: readonly Case[] = [
  [
    balance,
    'base.yaml#/Won',
    'base.yaml#/Wom',
    'schemas/balance.yaml:+0 #/Deposit/properties/amount/$ref: `base.yaml#/Wom` does not exist. Did you mean base.yaml#/Won?',
  ],
  [
    balance,
    'base.yaml#/Won',
    'bse.yaml#/Won',
    'schemas/balance.yaml:+0 #/Deposit/properties/amount/$ref: `bse.yaml#/Won` does not exist: there is no file schemas/bse.yaml. Did you mean base.yaml?',
  ],
  [
    balance,
    'base.yaml#/Won,',
    "'#/Won',",
    'schemas/balance.yaml:+0 #/Deposit/properties/amount/$ref: `#/Won` does not exist. Did you mean base.yaml#/Won?',
  ],
  [
    balance,
    "success: '#/DepositApplied'",
    "success: '#/DepositAplied'",
    'schemas/balance.yaml:+0 #/ApplyDepositAnswer/discriminator/mapping/success: `#/DepositAplied` does not exist. Did you mean #/DepositApplied?',
  ],
  [
    openGame,
    'AcceptLanguage',
    'AceptLanguage',
    'operations/slot/openGame.yaml:+0 #/parameters: `#/components/parameters/AceptLanguage` does not exist. Did you mean #/components/parameters/AcceptLanguage?',
  ],
  [
    doLogin,
    'examples/user.yaml#/Login-authenticated',
    'examples/user.yaml#/Login-authenticted',
    'operations/user/doLogin.yaml:+0 #/answer/examples/authenticated/$ref: `examples/user.yaml#/Login-authenticted` does not exist. Did you mean examples/user.yaml#/Login-authenticated?',
  ],
  [
    openGame,
    'schemas/protection.yaml#/OnBreak',
    'schemas/protection.yaml#/OnBrek',
    'operations/slot/openGame.yaml:+0 #/routes/open-game/adds/answers/1: `schemas/protection.yaml#/OnBrek` does not exist. Did you mean schemas/protection.yaml#/OnBreak?',
  ],
]

const ofOneOperation: readonly Case[] = [
  [
    doLogin,
    'effects:',
    "schemas: { Own: { type: object, properties: { id: { $ref: 'schemas/base.yaml#/ItemId', x-source: A-005 } } } }\neffects:",
    'operations/user/doLogin.yaml:+0 #/schemas/Own/properties/id/$ref: `schemas/base.yaml#/ItemId` does not exist: there is no file operations/user/schemas/base.yaml. Did you mean ../../schemas/base.yaml?',
  ],
  [
    doLogin,
    'effects:',
    "schemas: { Own: { type: object }, All: { type: array, items: { $ref: '#/Own' }, x-source: A-005 } }\neffects:",
    'operations/user/doLogin.yaml:+0 #/schemas/All/items/$ref: `#/Own` does not exist. Did you mean #/schemas/Own?',
  ],
  [
    doLogin,
    '$ref: examples/user.yaml#/Login-authenticated',
    'status: authenticated',
    'operations/user/doLogin.yaml:+0 #/answer/examples/authenticated/status: status is unknown here. Did you mean value? Known: …',
  ],
]

const names: readonly Case[] = [
  [
    'operations/user/register.yaml',
    'path: user/reg\n',
    'path: user/do_login\n',
    'operations/user/register.yaml:+0 #/path: path user/do_login is also that of operations/user/doLogin.yaml: give each operation its own.',
  ],
  [
    balance,
    'x-source: A-014',
    'x-source: A-914',
    'schemas/balance.yaml:+0 #/DepositApplied/properties/deposit/x-source: A-914 is not in assumptions.yaml. Did you mean A-014?',
  ],
  [
    balance,
    'x-source: A-014',
    'x-source: { id: A-014, because: it is so }',
    'schemas/balance.yaml:+0 #/DepositApplied/properties/deposit/x-source/because: `x-source` is `document`, ids of assumptions.yaml, or `{ name: document, meaning: <ids> }`.',
  ],
  [
    'state.yaml',
    'balancesProve: A-065',
    'balancesProve: A-965',
    'state.yaml:+0 #/balancesProve: A-965 is not in assumptions.yaml. Did you mean A-065?',
  ],
  [
    'operations/user/getMember.yaml',
    'effects: { reads: true }',
    'effects: { raeds: true }',
    'operations/user/getMember.yaml:+0 #/effects/raeds: raeds is unknown here. Did you mean reads? Known: …',
  ],
  [
    doLogin,
    'access: guest',
    'access: gest',
    'operations/user/doLogin.yaml:+0 #/access: must be equal to one of the allowed values (guest,member).',
  ],
  [
    'operations/community/writeHelp.yaml',
    'list: helpList',
    'list: helpLst',
    'operations/community/writeHelp.yaml:+0 #/effects/creates/list: public.yaml has no operation helpLst. Did you mean helpList?',
  ],
  [
    'state.yaml',
    'getInGameBalance#/balance',
    'getInGameBalanc#/balance',
    'state.yaml:+0 #/figures/balance/0: public.yaml has no operation getInGameBalanc. Did you mean getInGameBalance?',
  ],
]

const schemas: readonly Case[] = [
  [
    'schemas/status.yaml',
    'const: success,',
    'const: sucess,',
    'schemas/status.yaml:+0 #/Success/properties/status/const: sucess is not a known status. Did you mean success? A new one of the backend is listed with its meaning in KnownStatus of schemas/status.yaml, one of the proxy alone says it in `x-meaning` beside the `const`.',
  ],
  [
    balance,
    amount,
    '    amount: { allOf: [{ $ref: base.yaml#/Won }], x-source: A-025 }',
    'schemas/balance.yaml:+0 #/Deposit/properties/amount/allOf: the keyword `allOf` is not supported by the generators: write the properties out, or refer to one schema.',
  ],
  [
    balance,
    amount,
    '    amount: { type: number, nullabel: true, x-source: A-025 }',
    "schemas/balance.yaml:+0 #/Deposit/properties/amount/nullabel: the keyword `nullabel` is not supported by the generators: write `type: [string, 'null']`, or `oneOf: [{ $ref: … }, { type: 'null' }]`.",
  ],
  [
    balance,
    amount,
    '    amount: { type: number, exclusiveMinimum: 0, x-source: A-025 }',
    'schemas/balance.yaml:+0 #/Deposit/properties/amount/exclusiveMinimum: the keyword `exclusiveMinimum` is not supported by the generators: write `minimum`, the least value that is allowed.',
  ],
  [
    balance,
    amount,
    '    money: { type: number, x-source: A-025 }',
    'schemas/balance.yaml:-3 #/Deposit/required: `amount` is required, and no property. Did you mean `money`?',
  ],
  [
    balance,
    amount,
    '    amount: { type: nubmer, x-source: A-025 }',
    'schemas/balance.yaml:+0 #/Deposit/properties/amount/type: `nubmer` is not a type. Did you mean number?',
  ],
  [
    balance,
    amount,
    '    amount: { type: string, format: datetime, x-source: A-025 }',
    'schemas/balance.yaml:+0 #/Deposit/properties/amount/format: `datetime` is not a checked format. Did you mean date-time?',
  ],
  [
    balance,
    amount,
    '    amount: { type: number, additionalProperties: { type: string }, x-source: A-025 }',
    'schemas/balance.yaml:+0 #/Deposit/properties/amount/additionalProperties: `additionalProperties` is true or false here: write a list of objects instead of names that are open.',
  ],
  [
    balance,
    '  title: Applied\n  type: object',
    "  title: Applied\n  type: [object, 'null']",
    'schemas/balance.yaml:+1 #/DepositApplied/type: an answer is never null: its status says what there is.',
  ],
  [
    balance,
    '    status: { type: string, const: success, default: success, x-source: [A-001, A-071, A-242] }\n    deposit',
    '    status: { type: string, x-source: [A-001, A-071] }\n    deposit',
    'schemas/balance.yaml:-4 #/DepositApplied: answers are distinguished by status: add a property `status` with a `const`.',
  ],
]

test.each([...references, ...ofOneOperation, ...names, ...schemas])(
  'R-CALL-03 in %s, %j written as %j is refused with file, line, place and remedy',
  (file, from, to, ...said) => {
    expect(saidOf(file, from, to)).toEqual(said)
  },
)

test('R-CALL-03 invalid YAML is refused with its line', () => {
  expect(() => saidOf(balance, '{ $ref: base.yaml#/Won,', '{ $ref: #/Won,')).toThrow(
    /schemas\/balance\.yaml:\d+: Flow map/,
  )
})

test.each([
  [settledAt, "      oneOf: [{ $ref: base.yaml#/Instant }, { type: 'null' }]"],
  [deposit, "    deposit: { oneOf: [{ $ref: '#/Deposit' }, { type: 'null' }], x-source: A-014 }"],
  [
    deposit,
    "    deposit: { type: [object, 'null'], properties: { id: { type: integer } }, x-source: A-014 }",
  ],
])('R-CALL-03 a nullable value may be written as %j → %j', (from, to) => {
  expect(saidOf(balance, from, to)).toEqual([])
})

test('R-CALL-03 a tool that reads the contract names a reference that leads nowhere as generation does', async () => {
  const { folder, line } = copyWith(balance, 'base.yaml#/Won', 'base.yaml#/Wom')
  await expect(bundleContract(join(folder, 'public.yaml'))).rejects.toThrow(
    `balance.yaml:${line} #/Deposit/properties/amount/$ref: \`base.yaml#/Wom\` does not exist. Did you mean base.yaml#/Won?`,
  )
})
