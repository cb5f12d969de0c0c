export const HOUR = 3_600_000

export const createMember = (login, name, number) => ({
  user_id: login,
  password: `${login}1234`,
  nick: name,
  phone: '010-2345-6789',
  level: 2,
  balance: 750_000_50,
  game_money: 30_000_00,
  comp_points: 12_000,
  bank: { name: '국민은행', holder: name, number: '123-456-789' },
  joined: Date.now() - 400 * 24 * HOUR,
  letters: [1, 2, 3].map((one) => ({
    letter_id: number + one,
    subject: `Letter ${one}`,
    text: `<p>Letter ${one} to ${login}</p>`,
    written_ms: Date.now() - one * HOUR,
    opened_ms: one === 3 ? Date.now() - HOUR : 0,
  })),
  questions: [
    {
      question_id: number + 10,
      subject: 'A bonus',
      text: 'Where is it?',
      written_ms: Date.now() - 30 * HOUR,
      reply: 'It is there.',
      replied_ms: Date.now() - 20 * HOUR,
      opened_ms: 0,
    },
  ],
  payments: {
    in: [
      createPayment(number + 20, 50_000_00, 2, 30 * HOUR),
      createPayment(number + 21, 20_000_00, 9, 50 * HOUR),
    ],
    out: [createPayment(number + 30, 40_000_00, 2, 60 * HOUR)],
  },
  rounds: Array.from({ length: 12 }, (_, index) => ({
    round_id: number + 100 + index,
    game_kind: ['SL', 'CA', 'SP'][index % 3],
    provider_code: 'north',
    title_ko: '북극',
    title_en: 'Arctic',
    stake: 1_000_00 * (index + 1),
    payout: index % 4 === 0 ? 2_500_00 : 0,
    played_ms: Date.now() - index * HOUR - 60_000,
  })),
})

export const createPayment = (id, amount, stage, ago = 0, owner = null) => ({
  payment_id: id,
  amount,
  stage,
  asked_ms: Date.now() - ago,
  done_ms: stage === 1 ? 0 : Date.now() - ago + HOUR,
  owner,
})

const createProvider = (code, ko, en, isLive = true) => ({
  provider_code: code,
  title_ko: ko,
  title_en: en,
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
export const games = [1, 2, 3].map((one) => ({
  game_code: `g${one}`,
  title_ko: `게임 ${one}`,
  title_en: `Game ${one}`,
  live: one < 3,
}))
