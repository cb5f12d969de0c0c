/** Realistic texts by field name; the first matching pattern counts. */
export const samplesByName: readonly (readonly [name: RegExp, samples: readonly string[]])[] = [
  [/token|ticket|key|secret/i, ['b7Gq0s3kVtYx9mPzL2nW5cRe', 'k4Tz8Qw1LmB6vXa3HsN9dPyF']],
  [/phone|mobile|tel$/i, ['010-1234-5678', '010-9876-5432', '010-2468-1357']],
  [/nick/i, ['데모', '초록바다', '달빛여우']],
  [/(bank|account)_?num/i, ['123456-04-123456', '3333-01-1234567', '110-234-567890']],
  [/bank_?name|^bank$/i, ['국민은행', '신한은행', '카카오뱅크']],
  [/owner|holder|real_?name/i, ['김하늘', '이서준', '박지우']],
  [/en$/i, ['Golden Tiger', 'Lucky Lantern', 'Moonlit Garden']],
  [/name/i, ['황금 호랑이', '행운의 등불', '달빛 정원']],
  [/e_?mail/i, ['haneul@maru.example', 'seojun@maru.example']],
  [/image|picture|icon|logo/i, ['/pictures/lantern.webp', '/pictures/tiger.webp']],
  [/url|address|href|link/i, ['https://games.example.com/play', 'https://maru.example/help']],
  [/place|path/i, ['/comp', '/notices', '/bets']],
  [/colou?r/i, ['#c8102e', '#003478']],
  [/^pw$|password/i, ['demo1234', 'maru2026']],
  [/(user|member|login|partner)_?id$/i, ['demo', 'sora', 'haneul7']],
  [/code|company|provider|partner/i, ['haneul-live', 'dalbit-play', 'MARU', 'GOLD']],
  [/^game$|gameid/i, ['dalbit-play-001', 'dalbit-play-002']],
  [/state$/i, ['open', 'closed']],
  [/status$/i, ['wait', 'already']],
  [/kind|type|category/i, ['slot', 'casino', 'sport']],
  [/title|subject|label|headline/i, ['정기 점검 안내', '주말 이벤트', '새 게임이 나왔습니다']],
  [/date|day$/i, ['2026-11-20', '2026-12-01']],
  [/at$|time$/i, ['2026-11-20T21:00:00+09:00', '2026-11-19T15:00:00+09:00']],
]

export const sentences: readonly string[] = [
  '자세한 내용은 공지를 확인해 주세요.',
  '11월 25일 04:00부터 05:00까지 점검이 있습니다.',
  '이용해 주셔서 감사합니다.',
]

const won = { code: 'faker.number.int({ min: 1, max: 500 }) * 1000', least: 1000, most: 500_000 }
const points = { code: 'faker.number.int({ min: 100, max: 50000 })', least: 100, most: 50_000 }
const upTo = (most: number) => ({
  code: `faker.number.int({ min: 1, max: ${most} })`,
  least: 1,
  most,
})
const exactly = (value: number) => ({ code: String(value), least: value, most: value })

export type NumberSample = {
  readonly code: string
  readonly least: number
  readonly most: number
}

/** Numbers by unit or name, as code for faker, with their range. */
export const numbersByName: readonly (readonly [name: RegExp, sample: NumberSample])[] = [
  [/^min/, exactly(10_000)],
  [/^max/, exactly(5_000_000)],
  [/KRW|won|amount|balance|money|price|bet|win|stake/i, won],
  [/point|rolling|comp/i, points],
  [/level|grade|rank/i, upTo(9)],
  [/id$/i, upTo(9999)],
  [/percent|rate/i, upTo(100)],
  [/./, upTo(20)],
]
