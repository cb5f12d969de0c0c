const user = {
  userId: 'demo',
  nick: 'demo',
  phone: '010-1234-5678',
  level: 3,
  balance: 1_250_000,
  in_balance: 300_000,
  rolling: 18_400,
  bankname: 'b',
  bankOwner: 'o',
  banknum: '123456-04-123456',
  noteCount: 0,
  helpCount: 0,
}
const token = 'B8C28nY7MTjfWhEU7WqzjHWWFFTzORR9'

export const memberAnswers = {
  login: JSON.stringify({ status: 'authenticated', token, user }),
  other: JSON.stringify({ status: 'success', user, noteCount: 0, helpCount: 0 }),
}
