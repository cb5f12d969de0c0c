import { json, member } from '../proxy/scripted-backend.ts'
import type { Act, ScriptedBackend } from '../proxy/scripted-backend.ts'

const TOKEN = 'token-of-a-plain-backend'

/** Providers with names only: two share a name, one has no Korean name. */
const names = {
  casino: [
    { nameKo: '하늘 라이브', nameEn: 'Haneul Live' },
    { nameKo: '은하 살롱', nameEn: 'Eunha Salon' },
    { nameKo: '은하 살롱', nameEn: 'Eunha Salon' },
  ],
  slot: [{ nameKo: '달빛 플레이', nameEn: 'Dalbit Play' }],
  sport: [
    { nameKo: '한복 스포츠', nameEn: 'Hanbok Sports' },
    { nameKo: '', nameEn: 'Runway Sports' },
  ],
} as const

const at = '2026-11-20T21:00:00+09:00'
export const documentOnlyNote = { id: 1, title: '첫 쪽지', createdAt: at, readAt: null }

const forMember =
  (value: unknown): Act =>
  (response, request) => {
    const isTheirs = request.headers.authorization === `Bearer ${TOKEN}`
    json(isTheirs ? value : {}, isTheirs ? 200 : 401)(response, request)
  }

/**
 * Makes a scripted backend answer the 48 paths with only the fields of the source document, and with a status only where
 * it shows one. In addition, the login has a token and messages have the contract's fields, without which nothing could
 * be shown.
 * @param gameUrl address of its games; every request opens one
 */
export function actDocumentOnly({ does }: ScriptedBackend, gameUrl: string): void {
  const { balance, in_balance: gameMoney, rolling, userId } = member
  does('user/do_login', json({ status: 'authenticated', token: TOKEN }))
  const user = { ...member, noteCount: 0, helpCount: 0 }
  does('user/user_health_check', forMember({ status: 'success', user, noteCount: 0, helpCount: 0 }))
  does(
    'slot/get_in_game_balance',
    forMember({ status: 'success', gameMoney, balance, rolling, userId }),
  )
  does('slot/get_casino_setting', json({ casiono: names.casino }))
  does('slot/get_slot_setting', json({ slot: names.slot }))
  does('slot/get_sport_setting', json({ sport: names.sport }))
  does('slot/get_slot_by_company', forMember({ games: [] }))
  does('slot/open_game', forMember({ status: 'success', gameUrl }))
  does('community/get_note', forMember({ list: [documentOnlyNote] }))
  const note = { ...documentOnlyNote, content: '첫 쪽지의 본문' }
  does('community/read_note', forMember({ note }))
}
