import { parseMoney, parsePoints } from '../../src/lib/money.ts'
import type { Player } from '../../src/features/player/player.ts'

export const examplePlayer = (changes: Partial<Player> = {}): Player => ({
  userId: 'demo',
  nick: '데모',
  phone: '010-1234-5678',
  level: 1,
  balance: parseMoney(500_000),
  gameBalance: parseMoney(0),
  comp: parsePoints(3_000),
  bankName: '국민은행',
  bankOwner: '김데모',
  bankNumber: '123-456',
  noteCount: 0,
  helpCount: 0,
  ...changes,
})
