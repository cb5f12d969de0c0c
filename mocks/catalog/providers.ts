import type { components } from '../../src/generated/api.ts'

type Schemas = components['schemas']

export type Code = Schemas['Code']

export type Provider = Readonly<Schemas['Provider']> & { readonly code: string }

/** Korean and English name; the code is derived from the English one. */
const newProvider = (
  nameKo: string,
  nameEn: string,
  details: Partial<Provider> = {},
): Provider => ({
  code: nameEn.toLowerCase().replaceAll(' ', '-'),
  nameKo,
  nameEn,
  ...details,
})

const withOffers = (nameKo: string, nameEn: string, ...offers: string[]): Provider =>
  newProvider(nameKo, nameEn, { offers })

const withBetLimits = (from: number, to: number, offered: Provider): Provider => ({
  ...offered,
  minBet: from,
  maxBet: to,
})

const maintenance = { state: 'maintenance' } as const

// Invented names. Check that no real provider has the same name before adding one.
export const casinoProviders: readonly Provider[] = [
  withBetLimits(
    1_000,
    5_000_000,
    withOffers('하늘 라이브', 'Haneul Live', 'baccarat', 'roulette', 'blackjack'),
  ),
  withBetLimits(
    5_000,
    10_000_000,
    withOffers('은하 살롱', 'Eunha Salon', 'baccarat', 'dragon_tiger'),
  ),
  withBetLimits(
    2_000,
    3_000_000,
    withOffers('백야 테이블', 'Baekya Tables', 'blackjack', 'roulette', 'poker'),
  ),
  withBetLimits(
    10_000,
    30_000_000,
    withOffers('월궁 카지노', 'Wolgung Casino', 'baccarat', 'sic_bo'),
  ),
  withOffers('청운 라운지', 'Cheongun Lounge', 'roulette', 'blackjack'),
  withBetLimits(1_000, 2_000_000, withOffers('자개 클럽', 'Jagae Club', 'baccarat')),
  withOffers('비단길 라이브', 'Bidangil Live', 'baccarat', 'dragon_tiger', 'sic_bo'),
  withOffers('홍련 스튜디오', 'Hongnyeon Studio', 'roulette', 'baccarat'),
  withOffers('모란 살롱', 'Moran Salon', 'baccarat', 'poker'),
  newProvider('북두 룸', 'Bukdu Room', maintenance),
  withOffers('유리성 라이브', 'Yuriseong Live', 'blackjack', 'baccarat'),
  withOffers('새벽별 테이블', 'Saebyeokbyeol Tables', 'poker', 'roulette'),
]

export const slotProviders: readonly Provider[] = [
  withOffers('달빛 플레이', 'Dalbit Play', 'jackpot', 'megaways', 'bonus_buy'),
  withOffers('은여우 게임즈', 'Eunyeou Games', 'jackpot', 'classic'),
  newProvider('도깨비 공방', 'Dokkaebi Works'),
  newProvider('솔바람 스튜디오', 'Solbaram Studio'),
  withOffers('금붕어 릴', 'Geumbungeo Reels', 'fishing', 'classic'),
  newProvider('별무리 소프트', 'Byeolmuri Soft'),
  newProvider('너구리 아케이드', 'Neoguri Arcade'),
  withOffers('무지개 물레', 'Mujigae Mulle', 'megaways', 'bonus_buy'),
  newProvider('천둥소리 게임즈', 'Cheondung Games'),
  newProvider('옥돌 인터랙티브', 'Okdol Interactive'),
  newProvider('해오름 스핀', 'Haeoreum Spin'),
  newProvider('구름다리 랩', 'Gureumdari Lab'),
  newProvider('호박등 스튜디오', 'Hobakdeung Studio', maintenance),
  newProvider('까치 게임즈', 'Kkachi Games'),
  newProvider('물레방아 소프트', 'Mullebanga Soft'),
  newProvider('단풍잎 플레이', 'Danpungip Play'),
  newProvider('눈꽃 공방', 'Nunkkot Works'),
  withOffers('복주머니 게임즈', 'Bokjumeoni Games', 'jackpot', 'fishing'),
  newProvider('파도소리 랩', 'Padosori Lab'),
  newProvider('연등 릴', 'Yeondeung Reels'),
  newProvider('산들 인터랙티브', 'Sandeul Interactive'),
  newProvider('반딧불 스핀', 'Banditbul Spin'),
  newProvider('두루미 스튜디오', 'Durumi Studio'),
  withOffers('자작나무 게임즈', 'Jajak Games', 'classic', 'bonus_buy'),
]

export const sportProviders: readonly Provider[] = [
  withOffers('한복 스포츠', 'Hanbok Sports', 'football', 'baseball', 'basketball'),
  withOffers('백호 스포츠', 'Baekho Sports', 'football', 'volleyball'),
  withOffers('한강 매치', 'Hangang Match', 'football', 'esports'),
  withOffers('태백 리그', 'Taebaek League', 'ice_hockey', 'football'),
  withOffers('승리의 함성', 'Hamseong Sports', 'baseball', 'basketball'),
  withOffers('푸른 잔디', 'Pureun Turf', 'football'),
  withOffers('질주 베팅', 'Jilju Betting', 'basketball', 'volleyball'),
  withOffers('홈런볼 파크', 'Homerun Park', 'baseball'),
  withOffers('번개 스코어', 'Beongae Score', 'football', 'baseball', 'esports'),
  withOffers('독수리 스포츠', 'Doksuri Sports', 'baseball', 'football'),
  withOffers('남산 라인', 'Namsan Line', 'volleyball', 'basketball'),
  withOffers('결승선 스포츠', 'Gyeolseung Sports', 'football', 'basketball'),
  withOffers('동해 배당', 'Donghae Odds', 'football', 'baseball'),
  withOffers('열두번째 선수', 'Twelfth Player', 'football'),
  withOffers('골든벨 매치', 'Goldbell Match', 'basketball', 'esports'),
  withOffers('설악 스포츠', 'Seorak Sports', 'ice_hockey', 'basketball'),
  withOffers('하프타임 클럽', 'Halftime Club', 'football', 'basketball'),
  withOffers('치타 라이브', 'Cheetah Live', 'esports'),
  withOffers('바람개비 스코어', 'Baramgaebi Score', 'baseball', 'volleyball'),
  newProvider('활주로 스포츠', 'Runway Sports', maintenance),
]

const providersByKind = { slot: slotProviders, casino: casinoProviders, sport: sportProviders }

export type GameKind = keyof typeof providersByKind

export const providerOf = (kind: GameKind, code: Code): Provider | undefined =>
  providersByKind[kind].find((provider) => provider.code === code)

type Names = { readonly nameKo: string; readonly nameEn: string }

/** Whether a request by name means this provider or game without a code. */
export const hasName = ({ nameKo, nameEn }: Names, name: Code): boolean =>
  nameKo === name || nameEn === name

export const providerByName = (kind: GameKind, name: Code): Provider | undefined =>
  providersByKind[kind].find((provider) => hasName(provider, name))
