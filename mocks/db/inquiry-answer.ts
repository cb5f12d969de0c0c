import type { Database } from './database.ts'
import { instant } from './instant.ts'

export type Inquiry = ReturnType<Database['inquiries']['all']>[number]

export async function answerInquiry(
  db: Database,
  inquiry: Inquiry,
  answer: string,
  at: number,
): Promise<void> {
  await db.inquiries.update(inquiry, {
    data(answered) {
      answered.answeredAt = instant(at)
      answered.answer = answer
    },
  })
}
