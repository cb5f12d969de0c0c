import { inScenario } from './story.ts'
import type { Stories } from './story.ts'

const game = { kind: 'slot', company: 'dalbit-play', game: 'dalbit-play-001' } as const

export const slotStories: Stories = {
  getCasinoSetting: { success: ({ guest }) => guest.ask('getCasinoSetting', {}) },
  getSlotSetting: { success: ({ guest }) => guest.ask('getSlotSetting', {}) },
  getSportSetting: { success: ({ guest }) => guest.ask('getSportSetting', {}) },
  getSlotByCompany: {
    cant_find_code: async ({ demo }) =>
      (await demo()).ask('getSlotByCompany', { company: 'no-such-provider' }),
  },
  openGame: {
    time: inScenario('games-closed', async ({ demo }) =>
      (await demo()).ask('openGame', { kind: 'casino', company: 'haneul-live' }),
    ),
    balance: inScenario('no-money', async ({ demo }) => (await demo()).ask('openGame', game)),
    cant_find_code: async ({ demo }) =>
      (await demo()).ask('openGame', { kind: 'sport', company: 'haneul-live' }),
  },
  userTransferIn: {
    success: async ({ demo }) => (await demo()).ask('userTransferIn', { amount: 1_250_000 }),
    balance: async ({ demo }) => (await demo()).ask('userTransferIn', { amount: 1_250_001 }),
  },
  userWithdraw: {
    success: async ({ demo }) => (await demo()).ask('userWithdraw', { amount: 300_000 }),
    balance: async ({ demo }) => (await demo()).ask('userWithdraw', { amount: 300_001 }),
  },
}
