import { getCasinoSetting } from '../../generated/answers/get-casino-setting.ts'
import { getSlotByCompany } from '../../generated/answers/get-slot-by-company.ts'
import { getSlotSetting } from '../../generated/answers/get-slot-setting.ts'
import { getSportSetting } from '../../generated/answers/get-sport-setting.ts'
import { parseSuccess, parseOptional } from '../../http/parse-response.ts'
import type { Content, ItemId } from '../../http/parse-response.ts'
import { guest, member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { completeNames } from '../../lib/names.ts'
import type { Names } from '../../lib/names.ts'

/** A provider of games, or one of its games. `code` is the same in every language. */
export type LobbyItem = {
  readonly code: ItemId
  readonly name: Names
  /** Open, maintenance or closed; undefined or another word: open. */
  readonly state?: string | undefined
  /** Of a provider: what is played there, in the backend's words. */
  readonly offers?: readonly string[] | undefined
  /** Of a game: an instant of RFC 3339, when it came to the site. */
  readonly addedAt?: string | undefined
}

type WireItem = Pick<Content<typeof getSlotByCompany, 'success'>['games'][number], 'code'> & {
  readonly nameKo: string
  readonly nameEn: string
}

/** Without the items that have no code: they could not be opened. */
const itemsFrom = (list: readonly WireItem[]): readonly LobbyItem[] =>
  list.flatMap(({ code, nameKo, nameEn, ...rest }) =>
    code === null ? [] : [{ ...rest, code, name: completeNames(nameKo, nameEn, String(code)) }],
  )

/** Live casino providers. */
export const getCasinoProviders = (options: CallOptions = {}): Promise<readonly LobbyItem[]> =>
  parseSuccess(
    getCasinoSetting,
    guest.POST('/api/routes/get-casino-setting', { body: {}, ...options }),
    (answer) => itemsFrom(answer.casiono),
  )

/** Slot providers. */
export const getSlotProviders = (options: CallOptions = {}): Promise<readonly LobbyItem[]> =>
  parseSuccess(
    getSlotSetting,
    guest.POST('/api/routes/get-slot-setting', { body: {}, ...options }),
    (answer) => itemsFrom(answer.slot),
  )

/** Sports providers. */
export const getSportProviders = (options: CallOptions = {}): Promise<readonly LobbyItem[]> =>
  parseSuccess(
    getSportSetting,
    guest.POST('/api/routes/get-sport-setting', { body: {}, ...options }),
    (answer) => itemsFrom(answer.sport),
  )

/** The slots of one provider; null if there is no provider of that code. */
export const getSlotGames = (
  company: ItemId,
  options: CallOptions = {},
): Promise<readonly LobbyItem[] | null> =>
  parseOptional(
    getSlotByCompany,
    member.POST('/api/routes/get-slot-by-company', { body: { company }, ...options }),
    ({ games }) => itemsFrom(games),
  )
