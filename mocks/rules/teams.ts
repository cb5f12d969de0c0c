export type Team = { readonly nameKo: string; readonly nameEn: string; readonly strength: number }

const team = (nameKo: string, nameEn: string, strength: number): Team => ({
  nameKo,
  nameEn,
  strength,
})

/** All invented; strength from 1 (weak) to 9. */
export const teams: readonly Team[] = [
  team('청룡 시티', 'Cheongnyong City', 9),
  team('은하 유나이티드', 'Eunha United', 8),
  team('백두 FC', 'Baekdu FC', 8),
  team('해오름 로버스', 'Haeoreum Rovers', 7),
  team('솔향 애슬레틱', 'Solhyang Athletic', 6),
  team('달무리 FC', 'Dalmuri FC', 6),
  team('갈매기 타운', 'Galmaegi Town', 5),
  team('단풍골 SC', 'Danpunggol SC', 5),
  team('너울 원더러스', 'Neoul Wanderers', 4),
  team('초롱 레인저스', 'Chorong Rangers', 4),
  team('무지개 볼룬티어스', 'Mujigae Volunteers', 3),
  team('반달 아카데미', 'Bandal Academy', 3),
]
