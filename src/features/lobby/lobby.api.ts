import { getCasinoSetting } from '../../generated/answers/get-casino-setting.ts'
import { getSlotByCompany } from '../../generated/answers/get-slot-by-company.ts'
import { getSlotSetting } from '../../generated/answers/get-slot-setting.ts'
import { getSportSetting } from '../../generated/answers/get-sport-setting.ts'
import { parseSuccess, parseOptional } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'
import { guest, member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'

/** A provider of games, or one of its games. `code` is the same in every language. */
export type Named = {
  readonly code: string
  readonly name: { readonly ko: string; readonly en: string }
}
export type Provider = Named
export type SlotGame = Named

type WireNamed = Content<typeof getSlotByCompany, 'success'>['games'][number]

/** Without the items that have no code: they could not be opened. */
const namedFrom = (list: readonly WireNamed[]): readonly Named[] =>
  list
    .filter(({ code }) => code.trim() !== '')
    .map(({ code, nameKo, nameEn }) => ({
      code,
      name: { ko: nameKo || nameEn || code, en: nameEn || nameKo || code },
    }))

/** Live casino providers. */
export const getCasinoProviders = (options: CallOptions = {}): Promise<readonly Provider[]> =>
  parseSuccess(
    getCasinoSetting,
    guest.POST('/api/routes/get-casino-setting', { body: {}, ...options }),
    (answer) => namedFrom(answer.casiono),
  )

/** Slot providers. */
export const getSlotProviders = (options: CallOptions = {}): Promise<readonly Provider[]> =>
  parseSuccess(
    getSlotSetting,
    guest.POST('/api/routes/get-slot-setting', { body: {}, ...options }),
    (answer) => namedFrom(answer.slot),
  )

/** Sports providers. */
export const getSportProviders = (options: CallOptions = {}): Promise<readonly Provider[]> =>
  parseSuccess(
    getSportSetting,
    guest.POST('/api/routes/get-sport-setting', { body: {}, ...options }),
    (answer) => namedFrom(answer.sport),
  )

/** The slots of one provider; null if there is no provider of that code. */
export const getSlotGames = (
  company: string,
  options: CallOptions = {},
): Promise<readonly SlotGame[] | null> =>
  parseOptional(
    getSlotByCompany,
    member.POST('/api/routes/get-slot-by-company', { body: { company }, ...options }),
    ({ games }) => namedFrom(games),
  )
