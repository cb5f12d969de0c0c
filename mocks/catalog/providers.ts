import type { components } from '../../src/generated/public-api.ts'

type Schemas = components['schemas']

/** Names a provider or a game in a request, as any backend may have chosen it. */
export type Code = Schemas['Code']

/** A provider or a game of this catalog, whose codes are texts. */
export type Provider = Readonly<Schemas['Provider']> & { readonly code: string }

/** A row is the Korean name and the English one; the code is made from the English. */
const provider = (nameKo: string, nameEn: string): Provider => ({
  code: nameEn.toLowerCase().replaceAll(' ', '-'),
  nameKo,
  nameEn,
})

// All invented. Look for a provider of the same name before adding one.
export const casinoProviders: readonly Provider[] = [
  provider('하늘 라이브', 'Haneul Live'),
  provider('은하 살롱', 'Eunha Salon'),
  provider('백야 테이블', 'Baekya Tables'),
  provider('월궁 카지노', 'Wolgung Casino'),
  provider('청운 라운지', 'Cheongun Lounge'),
  provider('자개 클럽', 'Jagae Club'),
  provider('비단길 라이브', 'Bidangil Live'),
  provider('홍련 스튜디오', 'Hongnyeon Studio'),
  provider('모란 살롱', 'Moran Salon'),
  provider('북두 룸', 'Bukdu Room'),
  provider('유리성 라이브', 'Yuriseong Live'),
  provider('새벽별 테이블', 'Saebyeokbyeol Tables'),
]

export const slotProviders: readonly Provider[] = [
  provider('달빛 플레이', 'Dalbit Play'),
  provider('은여우 게임즈', 'Eunyeou Games'),
  provider('도깨비 공방', 'Dokkaebi Works'),
  provider('솔바람 스튜디오', 'Solbaram Studio'),
  provider('금붕어 릴', 'Geumbungeo Reels'),
  provider('별무리 소프트', 'Byeolmuri Soft'),
  provider('너구리 아케이드', 'Neoguri Arcade'),
  provider('무지개 물레', 'Mujigae Mulle'),
  provider('천둥소리 게임즈', 'Cheondung Games'),
  provider('옥돌 인터랙티브', 'Okdol Interactive'),
  provider('해오름 스핀', 'Haeoreum Spin'),
  provider('구름다리 랩', 'Gureumdari Lab'),
  provider('호박등 스튜디오', 'Hobakdeung Studio'),
  provider('까치 게임즈', 'Kkachi Games'),
  provider('물레방아 소프트', 'Mullebanga Soft'),
  provider('단풍잎 플레이', 'Danpungip Play'),
  provider('눈꽃 공방', 'Nunkkot Works'),
  provider('복주머니 게임즈', 'Bokjumeoni Games'),
  provider('파도소리 랩', 'Padosori Lab'),
  provider('연등 릴', 'Yeondeung Reels'),
  provider('산들 인터랙티브', 'Sandeul Interactive'),
  provider('반딧불 스핀', 'Banditbul Spin'),
  provider('두루미 스튜디오', 'Durumi Studio'),
  provider('자작나무 게임즈', 'Jajak Games'),
]

export const sportProviders: readonly Provider[] = [
  provider('한복 스포츠', 'Hanbok Sports'),
  provider('백호 스포츠', 'Baekho Sports'),
  provider('한강 매치', 'Hangang Match'),
  provider('태백 리그', 'Taebaek League'),
  provider('승리의 함성', 'Hamseong Sports'),
  provider('푸른 잔디', 'Pureun Turf'),
  provider('질주 베팅', 'Jilju Betting'),
  provider('홈런볼 파크', 'Homerun Park'),
  provider('번개 스코어', 'Beongae Score'),
  provider('독수리 스포츠', 'Doksuri Sports'),
  provider('남산 라인', 'Namsan Line'),
  provider('결승선 스포츠', 'Gyeolseung Sports'),
  provider('동해 배당', 'Donghae Odds'),
  provider('열두번째 선수', 'Twelfth Player'),
  provider('골든벨 매치', 'Goldbell Match'),
  provider('설악 스포츠', 'Seorak Sports'),
  provider('하프타임 클럽', 'Halftime Club'),
  provider('치타 라이브', 'Cheetah Live'),
  provider('바람개비 스코어', 'Baramgaebi Score'),
  provider('활주로 스포츠', 'Runway Sports'),
]

const kinds = { slot: slotProviders, casino: casinoProviders, sport: sportProviders }

export type GameKind = keyof typeof kinds

export const providerOf = (kind: GameKind, code: Code): Provider | undefined =>
  kinds[kind].find((provider) => provider.code === code)
