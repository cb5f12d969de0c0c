import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mapSchema } from '../../proxy/backend-map/map-schema.ts'
import { readGaps } from './edited-map.ts'

test('editors get the schema that reads maps', async () => {
  const schema = {
    ...z.toJSONSchema(mapSchema, { reused: 'ref' }),
    title: 'A backend map (docs/your-backend.md)',
  }
  const text = `${JSON.stringify(schema, null, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../docs/backend-map.schema.json')
})

describe('a map that cannot be used says why, each reason in one line', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] =
    [
      [
        'a word that maps do not have',
        { 'lists:': 'list:' },
        ['list: { at: rows, empty: [null] } » list is not known here; did you mean lists?'],
      ],
      [
        'a property that has no source',
        { '  win: payout\n': '' },
        [
          'fields: » Bet.win has no source: name it in fields or same, or say why it is absent (nearest: kind)',
        ],
      ],
      [
        'a request that has no name',
        { '  pw: secret\n': '' },
        [
          'fields: » LoginRequest.pw has no name in requests: see fields, same, or send (null: not sent)',
          'fields: » RegisterRequest.pw has no name in requests: see fields, same, or send (null: not sent)',
          'fields: » ChangePasswordRequest.pw has no name in requests: see fields, same, or send (null: not sent)',
        ],
      ],
      [
        'a rule for no property',
        { 'same: [userId': 'same: [nikc, userId' },
        ['same: [nikc, userId, nick, phone, level, amount] » nikc is not used; did you mean nick?'],
      ],
      [
        'a rule for no schema',
        { 'Bet.id: round_id': 'Bet.id|Bets.id: round_id' },
        ['Bet.id|Bets.id: round_id » Bets.id is not used; did you mean Bet.id?'],
      ],
      [
        'a rule that others hide',
        { '  gameUrl: url': '  gameUrl: url\n  GameAddress.gameUrl: url' },
        ['gameUrl: url » gameUrl is not used: other rules apply'],
      ],
      [
        'a state that there is not',
        { 'true: open': 'true: opened' },
        [
          'state: { at: live, values: { true: opened, false: maintenance } } » Provider.state is never opened; did you mean open?',
          'state: { at: live, values: { true: opened, false: maintenance } } » SlotGame.state is never opened; did you mean open?',
        ],
      ],
      [
        'an outcome that there is not',
        { 'E_DONE: already': 'E_DONE: alredy' },
        ['E_DONE: alredy » outcomes./result_code.E_DONE cannot be alredy; did you mean already?'],
      ],
      [
        'an operation that there is not',
        { 'readNote:': 'readNotes:' },
        [
          'fields: » ItemRequest.id has no name in requests: see fields, same, or send (null: not sent)',
          'readNotes: { send: { id: letter_id } } » readNotes is no operation; did you mean readNote?',
        ],
      ],
      [
        'a read that there is not',
        { 'after: getInGameBalance': 'after: getGameBalance' },
        [
          'after: getGameBalance » operations.moneyToPoint|userTransferIn|userWithdraw|userChangToPoint|pointToMoney|userRollToBalance.after cannot be getGameBalance; did you mean getInGameBalance?',
        ],
      ],
      [
        'a read that nothing uses',
        { 'reads: { counts:': 'reads: { more: getNote, counts:' },
        [
          'userHealthCheck|getMember: { reads: { more: getNote, counts: { path: /api/v2/user/counts } } } » the read more is not used',
        ],
      ],
      [
        'money in hundredths, and no word about points',
        { '  points: number\n': '' },
        ['formats: » formats: money has a format of its own: say what points have'],
      ],
      [
        'a value made up for money',
        { '  win: payout': '  win: { at: payout, or: 0 }' },
        ['win: { at: payout, or: 0 } » Bet.win decides what a member may do: it takes no `or`'],
      ],
      [
        'a token in two places',
        { 'send: { header: X-Session-Key }': 'send: { header: X, cookie: Y }' },
        [
          'send: { header: X, cookie: Y } » token.send: takes one of header, cookie, query and body',
        ],
      ],
      [
        'a function without a file',
        { '  win: payout': '  win: { by: payout }' },
        ['win: { by: payout } » no file under functions has no function payout'],
      ],
      [
        'a variable that is not set',
        { 'in: data }': 'in: data, headers: { X: env:NONE } }' },
        [
          'request: { prefix: /api/v2, in: data, headers: { X: env:NONE } } » the environment has no NONE',
        ],
      ],
      [
        'a place that there is not',
        { '  win: payout': '  win: $nwo', '  content: text': '  content: [text, sent:contnt]' },
        [
          'content: [text, sent:contnt] » fields.content.1: no request has contnt; did you mean content?',
          'win: $nwo » fields.win: $nwo is no place; did you mean $now?',
        ],
      ],
      [
        'an outcome in a place that there is not',
        { '/result_code:': '$htp:' },
        ['$htp: » outcomes.$htp: $htp is no place; did you mean $http?'],
      ],
      [
        'an HTTP status that there is not',
        { '  /result_code:': '  $http: { 2x: success }\n  /result_code:' },
        ['$http: { 2x: success } » outcomes.$http.2x: $http is never 2x'],
      ],
      [
        'a read of another operation',
        {
          '  helpCount: counts:/result/questions':
            '  helpCount: counts:/result/questions\n  balance: cuonts:/x',
          '  balance: wallet/balance\n': '',
        },
        ['balance: cuonts:/x » cuonts:/x: there is no read cuonts; did you mean counts?'],
      ],
      [
        'a required value that is absent',
        { '  win: payout': '  win: { absent: it pays nothing }' },
        [
          'win: { absent: it pays nothing } » Bet.win cannot be left out: say with `is` what stands for it',
        ],
      ],
      [
        'a constant of another type',
        { '  win: payout': "  win: { absent: it pays nothing, is: '' }" },
        ["win: { absent: it pays nothing, is: '' } » Bet.win is never "],
      ],
      [
        'formats of another type',
        { '  win: payout': '  win: { at: payout, as: { instants: iso } }' },
        ['win: { at: payout, as: { instants: iso } } » Bet.win is won: `as` says nothing of it'],
      ],
      [
        'times in the words of another language',
        { 'instants: epoch-ms': 'instants: { text: YYYY-MM-DD HH:mm }' },
        [
          "instants: { text: YYYY-MM-DD HH:mm } » formats.instants.text: Y is no part of a time: write yyyy MM dd HH mm ss, or other words as 'Y'",
        ],
      ],
      [
        'hours of which half is not told',
        { 'instants: epoch-ms': 'instants: { text: yyyy-MM-dd hh:mm }' },
        [
          'instants: { text: yyyy-MM-dd hh:mm } » formats.instants.text: h is of 12 hours and needs tt; of 24 it is H',
        ],
      ],
      [
        'a path that is none',
        { '  readNote: {': '  readNote: { path: note/read,' },
        [
          'readNote: { path: note/read, send: { id: letter_id } } » operations.readNote.path: must begin with /',
        ],
      ],
      [
        'a path with a property that there is not',
        { '  readNote: {': '  readNote: { path: "/note/{idd}",' },
        [
          'readNote: { path: "/note/{idd}", send: { id: letter_id } } » ItemRequest has no property idd; did you mean id?',
        ],
      ],
      [
        'the new item under a name that there is not',
        { 'as: withdrawal }': 'as: withdraw }' },
        [
          'applyUserWithdraw|payWithdrawal: { newest: { of: getWithdrawList, as: withdraw } } » WithdrawalApplied has no property withdraw; did you mean withdrawal?',
          'applyUserWithdraw|payWithdrawal: { newest: { of: getWithdrawList, as: withdraw } } » WithdrawalApplied.withdrawal has no source: name it in fields or same, or say why it is absent (nearest: Withdrawal.id)',
        ],
      ],
      [
        'the new item of no list',
        { 'of: getDepositList': 'of: getDeposits' },
        [
          'applyUserDeposit|payDeposit: { newest: { of: getDeposits, as: deposit } } » operations.applyUserDeposit|payDeposit.newest.of cannot be getDeposits; did you mean getDepositList?',
        ],
      ],
      [
        'a read afterwards that has nothing',
        { '  readNote: {': '  readNote: { after: getInGameBalance,' },
        [
          'readNote: { after: getInGameBalance, send: { id: letter_id } } » after getInGameBalance is not used',
        ],
      ],
      [
        'an outcome that the operation does not have',
        { '  readNote: {': '  readNote: { outcomes: { /x: { 1: low_point } },' },
        [
          'readNote: { outcomes: { /x: { 1: low_point } }, send: { id: letter_id } } » readNote is never low_point; did you mean success?',
        ],
      ],
      [
        'a case of requests that there is not',
        { '- when: { kind: account }': '- when: { knd: account }' },
        ['- when: { knd: account } » WriteHelpRequest has no property knd; did you mean kind?'],
      ],
      ['no YAML', { 'case: snake': 'case: "snake' }, [' » Missing closing "quote']],
    ]
  test.each(cases)('%s', async (_name, edits, expected) => {
    expect(await readGaps(edits)).toEqual(expected)
  })
})
