import { json, member } from '../proxy/scripted-backend.ts'
import type { Act, ScriptedBackend } from '../proxy/scripted-backend.ts'

const TOKEN = 'a.token-of/its_own+kind=='
const gameCodes: readonly unknown[] = ['Crazy Time (24/7)', 24]

export const freeFormMember = {
  ...member,
  userId: 'MARU_01',
  nick: '자유',
  balance: 12_345.67,
  in_balance: 0.5,
  rolling: 99.9,
  noteCount: 0,
  helpCount: 0,
}

export const freeFormCodes = ['EVO_Live', 'a/b', '한글', 7, '7'] as const

/** The Korean name of a code's provider. */
export const freeFormName = (code: string | number): string => `${typeof code} ${code}`

const rowNamed = (code: string | number, suffix = '') => ({
  code,
  nameKo: freeFormName(code) + suffix,
  nameEn: `Provider ${typeof code} ${code}`,
})

/** Incomplete items among the others. */
const oddItems = [
  { nameKo: '이름만', nameEn: 'Name only' },
  { nameKo: '이름만', nameEn: 'Name only' },
  { code: '', nameKo: '빈 코드', nameEn: 'Empty code' },
  { code: '  ', nameKo: '공백 코드', nameEn: 'Blank code' },
  { code: null, nameKo: '없음', nameEn: 'None' },
  { code: 1.5, nameKo: '반쪽 코드', nameEn: 'Half a code' },
  { nameEn: 'English only' },
  { nameKo: '한글만', nameEn: ' ' },
  { code: 'no-name', nameKo: '' },
  { nameKo: '', nameEn: ' ' },
  {},
]

/** What the site shows of them in Korean: items without code and name are left out. */
export const oddNames = [
  '이름만',
  '이름만',
  '빈 코드',
  '공백 코드',
  '없음',
  '반쪽 코드',
  'English only',
  '한글만',
  'no-name',
] as const

const providers = [...freeFormCodes.map((code) => rowNamed(code)), ...oddItems]

const at = '2026-11-20T21:00:00+09:00'

/** Its messages: ids may be texts or numbers, even with the same digits. */
export const freeFormNotes = [
  { id: 'NOTE_7', title: '첫째 안내', createdAt: at, readAt: null },
  { id: 7, title: '둘째 안내', createdAt: at, readAt: null },
  { id: '7', title: '셋째 안내', createdAt: at, readAt: null },
]

const forMember =
  (value: unknown): Act =>
  (response, request) => {
    const isTheirs = request.headers.authorization === `Bearer ${TOKEN}`
    json(isTheirs ? value : {}, isTheirs ? 200 : 401)(response, request)
  }

const notFound = { status: 'cant_find_code' }

/** Answers by request body; a code sent back changed is not found. */
const byBody =
  (find: (body: Readonly<Record<string, unknown>>) => object | undefined): Act =>
  (response, request) => {
    const body = JSON.parse(request.body) as Record<string, unknown>
    forMember(find(body) ?? notFound)(response, request)
  }

const isListed = (code: unknown): code is string | number =>
  freeFormCodes.some((knownCode) => knownCode === code)

/** Games and providers without a code are requested by name. */
const isOdd = (name: unknown): boolean => oddNames.some((odd) => odd === name)

/**
 * Makes a scripted backend use its own codes (texts and numbers), ids and amounts (fractions); its login does not
 * name the member.
 * @param gameUrl address of its games
 */
export function actFreeForm({ stub }: ScriptedBackend, gameUrl: string): void {
  const { balance, rolling, userId } = freeFormMember
  stub('user/do_login', json({ status: 'authenticated', token: TOKEN }))
  stub(
    'user/user_health_check',
    forMember({ status: 'success', user: freeFormMember, noteCount: 0, helpCount: 0 }),
  )
  stub(
    'slot/get_in_game_balance',
    forMember({ status: 'success', balance, gameMoney: 0.5, rolling, userId }),
  )
  stub('user/getRegDomain', json(notFound))
  stub('slot/get_slot_setting', json({ status: 'success', slot: providers }))
  stub('slot/get_casino_setting', json({ status: 'success', casiono: providers }))
  stub('slot/get_sport_setting', json({ status: 'success', sport: providers }))
  stub(
    'slot/get_slot_by_company',
    byBody(({ company }) => {
      if (!isListed(company)) return undefined
      const games = gameCodes.map((code, index) => ({
        ...rowNamed(company, ` ${index + 1}번`),
        code,
      }))
      return { status: 'success', games: [...games, ...oddItems] }
    }),
  )
  stub(
    'slot/open_game',
    byBody(({ kind, company, game }) => {
      const isKnown =
        kind === 'slot'
          ? isListed(company) && (gameCodes.includes(game) || isOdd(game))
          : game === undefined && (isListed(company) || isOdd(company))
      return isKnown ? { status: 'success', gameUrl } : undefined
    }),
  )
  stub('community/get_note', forMember({ status: 'success', list: freeFormNotes }))
  stub(
    'community/read_note',
    byBody(({ id }) => {
      const note = freeFormNotes.find((known) => known.id === id)
      return (
        note && { status: 'success', note: { ...note, content: `본문 ${freeFormName(note.id)}` } }
      )
    }),
  )
  stub('community/delete_note', forMember({ status: 'success' }))
  stub('community/help_list', forMember({ status: 'success', list: [] }))
  for (const list of ['notices', 'notice_popup', 'advertisement'])
    stub(`community/${list}`, json({ status: 'success', list: [] }))
}
