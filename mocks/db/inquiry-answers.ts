import { MINIMUM_POINTS } from '../../src/lib/operator-defaults.ts'
import { instant } from './clock.ts'
import type { Database } from './database.ts'

/** Support answers an inquiry for the deposit account with it, other inquiries by keywords. */
const ACCOUNT_ANSWER =
  '안녕하세요, 고객센터입니다.\n\n입금 계좌를 안내해 드립니다.\n국민은행 000-0000-000000\n\n' +
  '반드시 회원님 명의로 입금해 주시고, 입금 후 입금 신청을 눌러 주세요.'

const topics: readonly (readonly [words: RegExp, answer: string])[] = [
  [/출금|환전/, '출금은 신청하신 순서대로 처리되며, 보통 몇 분 안에 등록하신 계좌로 입금됩니다.'],
  [/입금|충전/, '입금은 확인되는 대로 보유금에 반영됩니다. 잠시 후 다시 확인해 주세요.'],
  [
    /콤프|포인트|롤링/,
    `콤프는 ${MINIMUM_POINTS.toLocaleString('en')}점부터 보유금으로 전환하실 수 있습니다.`,
  ],
  [/비밀번호|로그인/, '비밀번호는 내 정보에서 바꾸실 수 있습니다. 다른 사람에게 알려 주지 마세요.'],
  [/게임|슬롯|카지노|스포츠/, '게임이 열리지 않으면 팝업 차단을 풀고 다시 시도해 주세요.'],
]

const GENERAL_ANSWER =
  '문의하신 내용을 확인했습니다. 불편을 드려 죄송하며, 더 궁금한 점은 다시 남겨 주세요.'

export function answerTo(inquiry: { kind: string; title: string; content: string }): string {
  if (inquiry.kind === 'account') return ACCOUNT_ANSWER
  const question = `${inquiry.title} ${inquiry.content}`
  const topicAnswer = topics.find(([words]) => words.test(question))?.[1] ?? GENERAL_ANSWER
  return `안녕하세요, 고객센터입니다.\n\n${topicAnswer}\n\n감사합니다.`
}

export type Inquiry = ReturnType<Database['inquiries']['all']>[number]

export async function answerInquiry(
  db: Database,
  inquiry: Inquiry,
  answer: string,
  at: number,
): Promise<void> {
  await db.inquiries.update(inquiry, {
    data(inquiry) {
      inquiry.answeredAt = instant(at)
      inquiry.answer = answer
    },
  })
}
