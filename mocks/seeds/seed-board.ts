import { MINIMUM_POINTS } from '../../src/lib/operator-defaults.ts'
import { nextId } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { answerTo } from '../db/inquiry-answers.ts'
import { instant } from '../db/clock.ts'
import type { StartState } from './start-states.ts'
import { HOUR_MS, DAY_MS } from '../../src/lib/durations.ts'

type Text = { readonly title: string; readonly content: string }

const notices: readonly Text[] = [
  {
    title: '책임 있는 게임 이용 안내',
    content: '게임은 즐거움을 위한 것입니다.\n한도를 정하고, 필요하면 잠시 쉬어 가세요.',
  },
  {
    title: '출금 처리 시간 안내',
    content:
      '출금은 신청 순서대로 처리됩니다.\n은행 점검 시간(23:30~00:30)에는 늦어질 수 있습니다.',
  },
  {
    title: '새로운 슬롯 공개',
    content: '달빛 플레이와 도깨비 공방의 새 슬롯이 열렸습니다.\n슬롯 로비에서 만나 보세요.',
  },
  {
    title: '정기 점검 안내',
    content:
      '매주 수요일 04:00부터 05:00까지 정기 점검이 있습니다.\n점검 중에는 게임을 열 수 없습니다.',
  },
]

const welcome: Text = {
  title: '가입을 축하드립니다',
  content: '가입해 주셔서 감사합니다.\n즐거운 시간 보내세요.',
}

const promotion: Text = {
  title: '레벨 3이 되셨습니다',
  content: '꾸준히 이용해 주셔서 감사합니다.\n레벨 3부터 출금 한도가 올라갑니다.',
}

const freshNotes: readonly Text[] = [
  { title: '주말 콤프 이벤트', content: '이번 주말에는 콤프를 두 배로 드립니다.' },
  { title: '새 게임 소식', content: '하늘 라이브에 새 테이블이 열렸습니다.' },
  { title: '계좌 확인 부탁드립니다', content: '입금 전에 계좌 번호를 꼭 다시 확인해 주세요.' },
]

const inquiry: Text = {
  title: '출금은 얼마나 걸리나요?',
  content: '어제 신청한 출금이 언제 들어오는지 궁금합니다.',
}

const freshInquiry: Text = {
  title: '콤프는 어떻게 쓰나요?',
  content: '콤프를 보유금으로 바꾸고 싶습니다.',
}

async function seedInquiry(db: Database, text: Text, at: number, isRead: boolean): Promise<void> {
  await db.inquiries.create({
    ...text,
    id: nextId(db),
    member: 'demo',
    kind: 'inquiry',
    createdAt: instant(at),
    answeredAt: instant(at + HOUR_MS / 4),
    readAt: isRead ? instant(at + HOUR_MS) : null,
    answer: answerTo({ kind: 'inquiry', ...text }),
  })
}

async function seedNote(db: Database, text: Text, at: number, isRead: boolean): Promise<void> {
  const readAt = isRead ? instant(at + HOUR_MS) : null
  await db.notes.create({ ...text, id: nextId(db), member: 'demo', createdAt: instant(at), readAt })
}

export async function seedBoard(
  db: Database,
  now: number,
  { unreadNotes = 0, hasUnreadAnswer = false }: NonNullable<StartState['content']>,
): Promise<void> {
  for (const [index, text] of notices.entries()) {
    const createdAt = instant(now - (notices.length - index) * 40 * HOUR_MS)
    await db.notices.create({ ...text, id: nextId(db), createdAt })
  }
  await db.popups.create({
    id: nextId(db),
    title: '입금 계좌 확인',
    content: '입금 계좌는 수시로 바뀝니다.\n입금 전에 1:1 문의로 계좌를 꼭 확인해 주세요.',
  })
  await db.advertisements.create({
    id: nextId(db),
    title: '모인 콤프, 바로 보유금으로',
    content: `${MINIMUM_POINTS.toLocaleString('en')}점부터 전환할 수 있습니다.`,
    place: '/comp',
  })
  // The welcome is dated at the approval (seed-members.ts).
  await seedNote(db, welcome, now - 402 * DAY_MS + HOUR_MS / 2, true)
  await seedNote(db, promotion, now - 70 * HOUR_MS, true)
  await seedInquiry(db, inquiry, now - 25 * HOUR_MS, true)
  for (const [index, text] of freshNotes.slice(0, unreadNotes).entries()) {
    await seedNote(db, text, now - (freshNotes.length - index) * HOUR_MS, false)
  }
  if (hasUnreadAnswer) await seedInquiry(db, freshInquiry, now - 2 * HOUR_MS, false)
}
