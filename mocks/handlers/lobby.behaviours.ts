import { casinoProviders, slotProviders, sportProviders } from '../catalog/providers.ts'
import { slotGamesOf } from '../catalog/slot-games.ts'
import { withGameStates } from '../db/play-state.ts'
import { behave } from './contract.ts'
import type { GuestContext } from './contract.ts'

type LobbyEntry = Parameters<typeof withGameStates>[1][number] & {
  readonly nameKo: string
  readonly nameEn: string
}

/** A list with current states; in the scenario `document-only`, names only. */
const listAnswer = <Entry extends LobbyEntry>(
  { db, rules }: GuestContext,
  list: readonly Entry[],
  provider?: string,
) =>
  rules.namesOnly
    ? list.map(({ nameKo, nameEn }) => ({ nameKo, nameEn }))
    : withGameStates(db, list, provider)

export const lobbyBehaviours = [
  behave('getCasinoSetting', (context) => ({
    status: 'success',
    casiono: listAnswer(context, casinoProviders),
  })),

  behave('getSlotSetting', (context) => ({
    status: 'success',
    slot: listAnswer(context, slotProviders),
  })),

  behave('getSportSetting', (context) => ({
    status: 'success',
    sport: listAnswer(context, sportProviders),
  })),

  behave('getSlotByCompany', ({ body: { company }, ...context }) => {
    const games = slotGamesOf(company)
    return games === undefined
      ? { status: 'cant_find_code' }
      : { status: 'success', games: listAnswer(context, games, String(company)) }
  }),
]
