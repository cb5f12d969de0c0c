import type { Caller } from '../support/mock-scenario.ts'
import { inScenario } from './story.ts'
import type { Stories } from './story.ts'

const question = { title: '출금 문의', content: '언제 들어오나요?' }

async function firstNote(caller: Caller): Promise<number | string> {
  const { list } = await caller.ask('getNote', {})
  return list[0]!.id
}

export const communityStories: Stories = {
  writeHelp: {
    success: async ({ demo }) => (await demo()).ask('writeHelp', { kind: 'account' }),
    async wait({ demo }) {
      const member = await demo()
      for (let count = 0; count < 3; count += 1) await member.ask('writeHelp', question)
      return member.ask('writeHelp', question)
    },
  },
  helpRead: {
    async success({ demo }) {
      const member = await demo()
      const { list } = await member.ask('helpList', {})
      return member.ask('helpRead', { id: list[0]!.id })
    },
    cant_find_code: async ({ demo }) => (await demo()).ask('helpRead', { id: 999_999 }),
  },
  deleteNote: {
    async success({ demo }) {
      const member = await demo()
      await member.ask('readNote', { id: await firstNote(member) })
      return member.ask('deleteNote', {})
    },
    already: async ({ demo }) => (await demo()).ask('deleteNote', {}),
  },
  readNote: {
    success: inScenario('unread', async ({ demo }) => {
      const member = await demo()
      return member.ask('readNote', { id: await firstNote(member) })
    }),
    async cant_find_code({ demo, sora }) {
      const othersNote = await firstNote(await demo())
      return (await sora()).ask('readNote', { id: othersNote })
    },
  },
  noticePopup: { success: ({ guest }) => guest.ask('noticePopup', {}) },
  readAllNotes: {
    success: inScenario('unread', async ({ demo }) => (await demo()).ask('readAllNotes', {})),
  },
  noteList: {
    success: async ({ demo }) => (await demo()).ask('noteList', { page: 1, pageSize: 1 }),
  },
  advertisement: { success: ({ guest }) => guest.ask('advertisement', {}) },
}
