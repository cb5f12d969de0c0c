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

/** A provider of games, or one of its games. */
export type LobbyItem = {
  /** The same in every language; null where the backend does not say it. */
  readonly code: ItemId | null
  readonly name: Names
  /** Of several that nothing tells apart, which it is, from 1 on; left out: the first. */
  readonly copy?: number | undefined
  /** Open, maintenance or closed; undefined or another word: open. */
  readonly state?: string | undefined
  /** Of a provider: what is played there, in the backend's words. */
  readonly offers?: readonly string[] | undefined
  /** Of a game: an instant of RFC 3339, when it came to the site. */
  readonly addedAt?: string | undefined
}

type WireItem = Pick<
  Content<typeof getSlotByCompany, 'success'>['games'][number],
  'code' | 'nameKo' | 'nameEn'
>

/** Without the items that have neither a code nor a name: there is nothing to show of them. */
const itemsFrom = (list: readonly WireItem[]): readonly LobbyItem[] => {
  const copies = new Map<string, number>()
  return list.flatMap(({ code = null, nameKo, nameEn, ...rest }) => {
    const name = completeNames(nameKo, nameEn, String(code ?? ''))
    if (name.ko === '') return []
    const identity = JSON.stringify(code ?? name)
    const copy = copies.get(identity) ?? 0
    copies.set(identity, copy + 1)
    return [{ ...rest, code, name, ...(copy > 0 && { copy }) }]
  })
}

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
