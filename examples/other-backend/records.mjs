// Amounts are in hundredths of the currency, times in milliseconds.

export const HOUR_MS = 3_600_000

/** Stages of a payment. */
export const WAITING = 1
export const DONE = 2
export const CANCELLED = 9

export const createMember = (login, name, firstId) => ({
  user_id: login,
  password: `${login}1234`,
  nick: name,
  phone: '010-2345-6789',
  level: 2,
  balance: 750_000_50,
  game_money: 30_000_00,
  comp_points: 12_000,
  bank: { name: '국민은행', holder: name, number: '123-456-789' },
  joined: Date.now() - 400 * 24 * HOUR_MS,
  letters: [1, 2, 3].map((index) => ({
    letter_id: firstId + index,
    subject: `Letter ${index}`,
    text: `<p>Letter ${index} to ${login}</p>`,
    written_ms: Date.now() - index * HOUR_MS,
    opened_ms: index === 3 ? Date.now() - HOUR_MS : 0,
  })),
  questions: [
    {
      question_id: firstId + 10,
      subject: 'A bonus',
      text: 'Where is it?',
      written_ms: Date.now() - 30 * HOUR_MS,
      reply: 'It is there.',
      replied_ms: Date.now() - 20 * HOUR_MS,
      opened_ms: 0,
    },
  ],
  payments: {
    in: [
      createPayment(firstId + 20, 50_000_00, DONE, 30 * HOUR_MS),
      createPayment(firstId + 21, 20_000_00, CANCELLED, 50 * HOUR_MS),
    ],
    out: [createPayment(firstId + 30, 40_000_00, DONE, 60 * HOUR_MS)],
  },
  rounds: Array.from({ length: 12 }, (_, index) => ({
    round_id: firstId + 100 + index,
    game_kind: ['SL', 'CA', 'SP'][index % 3],
    provider_code: 'north',
    title_ko: '북극',
    title_en: 'Arctic',
    stake: 1_000_00 * (index + 1),
    payout: index % 4 === 0 ? 2_500_00 : 0,
    played_ms: Date.now() - index * HOUR_MS - 60_000,
  })),
})

export const createPayment = (id, amount, stage, agoMs = 0, owner = null) => ({
  payment_id: id,
  amount,
  stage,
  asked_ms: Date.now() - agoMs,
  done_ms: stage === WAITING ? 0 : Date.now() - agoMs + HOUR_MS,
  owner,
})

const createProvider = (code, titleKo, titleEn, isLive = true) => ({
  provider_code: code,
  title_ko: titleKo,
  title_en: titleEn,
  live: isLive,
})
export const providers = {
  CA: {
    1: createProvider('east', '동쪽', 'East'),
    2: createProvider('west', '서쪽', 'West', false),
  },
  SL: { 3: createProvider('north', '북쪽', 'North'), 4: createProvider('south', '남쪽', 'South') },
  SP: { 5: createProvider('goal', '골', 'Goal') },
}
export const games = [1, 2, 3].map((index) => ({
  game_code: `g${index}`,
  title_ko: `게임 ${index}`,
  title_en: `Game ${index}`,
  live: index < 3,
}))
