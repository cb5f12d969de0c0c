import { casinoProviders, slotProviders, sportProviders } from '../catalog/providers.ts'
import { slotGamesOf } from '../catalog/slot-games.ts'
import type { Handlers } from './contract.ts'

export const lobbyHandlers: Handlers<
  'getCasinoSetting' | 'getSlotSetting' | 'getSportSetting' | 'getSlotByCompany'
> = {
  getCasinoSetting: () => ({ status: 'success', casiono: [...casinoProviders] }),
  getSlotSetting: () => ({ status: 'success', slot: [...slotProviders] }),
  getSportSetting: () => ({ status: 'success', sport: [...sportProviders] }),

  getSlotByCompany(_context, { company }) {
    const games = slotGamesOf(company)
    return games === undefined
      ? { status: 'cant_find_code' }
      : { status: 'success', games: [...games] }
  },
}
