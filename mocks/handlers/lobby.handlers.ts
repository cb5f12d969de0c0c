import { casinoProviders, slotProviders, sportProviders } from '../catalog/providers.ts'
import { slotGamesOf } from '../catalog/slot-games.ts'
import { withStates } from '../db/play-state.ts'
import type { Handlers } from './contract.ts'

export const lobbyHandlers: Handlers<
  'getCasinoSetting' | 'getSlotSetting' | 'getSportSetting' | 'getSlotByCompany'
> = {
  getCasinoSetting: ({ db }) => ({ status: 'success', casiono: withStates(db, casinoProviders) }),
  getSlotSetting: ({ db }) => ({ status: 'success', slot: withStates(db, slotProviders) }),
  getSportSetting: ({ db }) => ({ status: 'success', sport: withStates(db, sportProviders) }),

  getSlotByCompany({ db }, { company }) {
    const games = slotGamesOf(company)
    return games === undefined
      ? { status: 'cant_find_code' }
      : { status: 'success', games: withStates(db, games, String(company)) }
  },
}
