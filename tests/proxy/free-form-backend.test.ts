import { describe, expect, test } from 'vitest'
import { openGame } from '../../src/features/game-open/game-open.api.ts'
import {
  choiceOf,
  entryKey,
  providerEntry,
  slotEntry,
} from '../../src/features/lobby/game-entry.ts'
import type { GameEntry } from '../../src/features/lobby/game-entry.ts'
import {
  getCasinoProviders,
  getSlotGames,
  getSlotProviders,
} from '../../src/features/lobby/lobby.api.ts'
import { getNotes, openNote } from '../../src/features/notes/notes.api.ts'
import { checkHealth } from '../../src/features/health-check/health-check.api.ts'
import { getPartnerCode, register } from '../../src/features/registration/registration.api.ts'
import { restoreSession, signIn } from '../../src/features/session/session.api.ts'
import { getBalances } from '../../src/features/wallet/wallet.api.ts'
import { member as client } from '../../src/http/client.ts'
import { addMoney, wholeAmount } from '../../src/lib/money.ts'
import { actFreeForm, freeFormCodes, oddNames } from '../support/free-form-backend.ts'
import { browseAt } from './browse-at.ts'
import { startHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'

const address = 'https://games.example/play'

const open = (entry: GameEntry) => {
  const choice = choiceOf(entry)
  return choice && openGame(choice)
}

async function startFreeFormHarness(mode: string) {
  const harness = await startHarness({ ANSWER_MODE: mode })
  actFreeForm(harness.backend, address)
  return {
    ...harness,
    warnings: () =>
      harness.log
        .filter(({ event }) => event === 'answer_unlike_contract')
        .map(({ route, details }) => [route, details]),
  }
}

describe.each(['report', 'enforce'])(
  'a backend that chooses its own codes, ids and figures, in the mode %s',
  (mode) => {
    test('R-SESS-04 R-SESS-08 R-ACCT-02 R-GAME-03 R-COMM-01 a member signs in, finds games, plays them and reads messages', async () => {
      const harness = await startFreeFormHarness(mode)
      browseAt(harness.url)

      expect(await signIn({ id: 'MARU_01', password: 'x'.repeat(200) })).toMatchObject({
        outcome: 'signed-in',
      })
      const session = await restoreSession()
      expect(session).toMatchObject({ player: { userId: 'MARU_01' } })
      const { balance, gameBalance, comp } = await checkHealth()
      expect([wholeAmount(addMoney(balance, gameBalance)), wholeAmount(comp)]).toEqual([12_346, 99])
      expect(await getBalances()).toMatchObject({ balance: { won: 12_345.67 } })
      expect(harness.warnings()).toEqual([])

      const opened = { outcome: 'done', address }
      const oddCodes = oddNames.map((name) => (name === 'no-name' ? name : null))
      const slots = await getSlotProviders()
      expect(slots.map(({ code }) => code)).toEqual([...freeFormCodes, ...oddCodes])
      expect(slots.slice(-oddNames.length).map(({ name }) => name.ko)).toEqual(oddNames)
      for (const company of freeFormCodes) {
        const provider = { ko: 'any', en: 'any' }
        const games = (await getSlotGames(company)) ?? []
        expect(games.map(({ code }) => code)).toEqual(['Crazy Time (24/7)', 24, ...oddCodes])
        for (const game of games)
          expect(await open(slotEntry(company, provider, game))).toEqual(opened)
      }
      const casinos = (await getCasinoProviders()).map((one) => providerEntry('casino', one))
      for (const casino of casinos) expect(await open(casino)).toEqual(opened)
      expect(new Set(casinos.map(entryKey)).size).toBe(casinos.length)
      // The log names odd values, but the answer is used.
      const oddities = (list: string) => [
        `/${list}/*/code must be integer,string,null`,
        `/${list}/*/nameKo is missing`,
        `/${list}/*/nameEn is missing`,
        `/${list}/*/code is missing`,
      ]
      expect(harness.warnings()).toEqual([
        ...oddities('slot').map((words) => ['/api/routes/get-slot-setting', [words]]),
        ...oddities('games').map((words) => ['/api/routes/get-slot-by-company', [words]]),
        ...oddities('casiono').map((words) => ['/api/routes/get-casino-setting', [words]]),
      ])

      const ids = (await getNotes()).map(({ id }) => id)
      expect(ids).toEqual(['NOTE_7', 7, '7'])
      for (const id of ids)
        expect(await openNote(id)).toMatchObject({ id, content: `본문 ${typeof id} ${id}` })
      const removed = await client.POST('/api/routes/user-del-note', { body: { id: 'NOTE_7' } })
      expect(removed.data).toEqual({ status: 'success' })
      expect(harness.backend.last()).toMatchObject({
        path: '/public/community/delete_note',
        body: '{}',
      })
    })

    test('R-GAME-04 an opened game without an address opens nothing: an answer in the mode report, refused in enforce', async () => {
      const harness = await startFreeFormHarness(mode)
      browseAt(harness.url)
      await signIn({ id: 'MARU_01', password: 'x' })
      await restoreSession()
      for (const gameUrl of [null, '', undefined]) {
        harness.backend.stub('slot/open_game', json({ status: 'success', gameUrl }))
        const opened = openGame({ kind: 'sport', company: 7 })
        if (mode === 'report') expect(await opened).toEqual({ outcome: 'done', address: null })
        else await expect(opened).rejects.toMatchObject({ code: 'backend_answer_invalid' })
      }
    })

    test('R-REG-01 the code of a partner goes back as it came, a number too', async () => {
      const harness = await startFreeFormHarness(mode)
      browseAt(harness.url)
      harness.backend.stub('user/getRegDomain', json({ status: 'success', code: 7 }))
      const code = (await getPartnerCode()) ?? ''
      const person = {
        id: 'newbie1',
        password: 'secret-pass-1',
        nick: '새회원',
        phone: '010-9876-5432',
      }
      const account = { bankName: '신한은행', bankOwner: '이새롬', bankNumber: '110-123-456789' }
      expect(await register({ ...person, ...account, code })).toBe('done')
      expect(JSON.parse(harness.backend.last()?.body ?? '')).toMatchObject({ code: 7 })
    })

    test('R-SESS-09 a login without a member and with an invalid token gives no session', async () => {
      const harness = await startFreeFormHarness(mode)
      const browser = harness.browser()
      harness.backend.stub('user/do_login', json({ status: 'authenticated', token: 'another' }))
      const refused = await browser.post('user-do-login', { id: 'MARU_01', pw: 'x' })
      expect(refused).toMatchObject({ status: 502, body: { code: 'backend_fault' } })
      expect([browser.cookie(), (await browser.post('session', {})).body]).toEqual([
        null,
        { status: 'unauthenticated' },
      ])
    })
  },
)

test('R-CALL-07 in the mode enforce a list without a valid item is refused; names without codes are valid, and the missing codes are logged', async () => {
  const harness = await startFreeFormHarness('enforce')
  const answerTo = async (slot: unknown) => {
    harness.backend.stub('slot/get_slot_setting', json({ status: 'success', slot }))
    return harness.browser().post('get-slot-setting', {})
  }
  expect(await answerTo([{ code: 'korean-only', nameKo: '이름만' }])).toMatchObject({
    status: 502,
    body: { code: 'backend_answer_invalid' },
  })
  const names = [{ nameKo: '이름만', nameEn: 'Name only' }]
  expect(await answerTo(names)).toMatchObject({ status: 200, body: { slot: names } })
  expect(harness.warnings().at(-1)).toEqual([
    '/api/routes/get-slot-setting',
    ['/slot/*/code is missing'],
  ])
})
