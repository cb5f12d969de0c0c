export type Provider = { readonly code: string; readonly nameKo: string; readonly nameEn: string }

/** A row is the Korean name and the English one; the code is made from the English. */
const house = (nameKo: string, nameEn: string): Provider => ({
  code: nameEn.toLowerCase().replaceAll(' ', '-'),
  nameKo,
  nameEn,
})

// All invented. Look for a house of the same name before adding one.
export const casinoProviders: readonly Provider[] = [
  house('하늘 라이브', 'Haneul Live'),
  house('은하 살롱', 'Eunha Salon'),
  house('백야 테이블', 'Baekya Tables'),
  house('월궁 카지노', 'Wolgung Casino'),
  house('청운 라운지', 'Cheongun Lounge'),
  house('자개 클럽', 'Jagae Club'),
  house('비단길 라이브', 'Bidangil Live'),
  house('홍련 하우스', 'Hongnyeon House'),
  house('모란 살롱', 'Moran Salon'),
  house('북두 룸', 'Bukdu Room'),
  house('유리성 라이브', 'Yuriseong Live'),
  house('새벽별 테이블', 'Saebyeokbyeol Tables'),
]

export const slotProviders: readonly Provider[] = [
  house('달빛 플레이', 'Dalbit Play'),
  house('은여우 게임즈', 'Eunyeou Games'),
  house('도깨비 공방', 'Dokkaebi Works'),
  house('솔바람 스튜디오', 'Solbaram Studio'),
  house('금붕어 릴', 'Geumbungeo Reels'),
  house('별무리 소프트', 'Byeolmuri Soft'),
  house('너구리 아케이드', 'Neoguri Arcade'),
  house('무지개 물레', 'Mujigae Mulle'),
  house('천둥소리 게임즈', 'Cheondung Games'),
  house('옥돌 인터랙티브', 'Okdol Interactive'),
  house('해오름 스핀', 'Haeoreum Spin'),
  house('구름다리 랩', 'Gureumdari Lab'),
  house('호박등 스튜디오', 'Hobakdeung Studio'),
  house('까치 게임즈', 'Kkachi Games'),
  house('물레방아 소프트', 'Mullebanga Soft'),
  house('단풍잎 플레이', 'Danpungip Play'),
  house('눈꽃 공방', 'Nunkkot Works'),
  house('복주머니 게임즈', 'Bokjumeoni Games'),
  house('파도소리 랩', 'Padosori Lab'),
  house('연등 릴', 'Yeondeung Reels'),
  house('산들 인터랙티브', 'Sandeul Interactive'),
  house('반딧불 스핀', 'Banditbul Spin'),
  house('두루미 스튜디오', 'Durumi Studio'),
  house('자작나무 게임즈', 'Jajak Games'),
]

export const sportProviders: readonly Provider[] = [
  house('한복 스포츠', 'Hanbok Sports'),
  house('백호 스포츠', 'Baekho Sports'),
  house('한강 매치', 'Hangang Match'),
  house('태백 리그', 'Taebaek League'),
  house('승리의 함성', 'Hamseong Sports'),
  house('푸른 잔디', 'Pureun Turf'),
  house('질주 베팅', 'Jilju Betting'),
  house('홈런볼 파크', 'Homerun Park'),
  house('번개 스코어', 'Beongae Score'),
  house('독수리 스포츠', 'Doksuri Sports'),
  house('남산 라인', 'Namsan Line'),
  house('결승선 스포츠', 'Gyeolseung Sports'),
  house('동해 배당', 'Donghae Odds'),
  house('열두번째 선수', 'Twelfth Player'),
  house('골든벨 매치', 'Goldbell Match'),
  house('설악 스포츠', 'Seorak Sports'),
  house('하프타임 클럽', 'Halftime Club'),
  house('치타 라이브', 'Cheetah Live'),
  house('바람개비 스코어', 'Baramgaebi Score'),
  house('활주로 스포츠', 'Runway Sports'),
]

const kinds = { slot: slotProviders, casino: casinoProviders, sport: sportProviders }

export type GameKind = keyof typeof kinds

export const providerOf = (kind: GameKind, code: string): Provider | undefined =>
  kinds[kind].find((provider) => provider.code === code)
