import type { RequestOf } from '../../mocks/handlers/contract.ts'
import { newcomer } from '../support/newcomer.ts'
import type { Stories } from './story.ts'

const wrong = { id: 'demo', pw: 'not-the-password' }
const proof = { id: 'demo', phone: '010-1234-5678', banknum: '123456-04-123456' }
const falseProof = { ...proof, phone: '010-0000-0000', newPw: 'demo12345' }

const register = (changes: Partial<RequestOf<'register'>>) => ({ ...newcomer, ...changes })

export const userStories: Stories = {
  doLogin: {
    authenticated: ({ guest }) => guest.ask('doLogin', { id: 'DEMO', pw: 'demo1234' }),
    pass: ({ guest }) => guest.ask('doLogin', wrong),
    async wait({ guest }) {
      await guest.ask('register', newcomer)
      return guest.ask('doLogin', { id: newcomer.id, pw: newcomer.pw })
    },
    async time({ guest }) {
      for (let tries = 0; tries < 5; tries += 1) await guest.ask('doLogin', wrong)
      return guest.ask('doLogin', { id: 'demo', pw: 'demo1234' })
    },
  },
  register: {
    success: ({ guest }) => guest.ask('register', newcomer),
    alread_have_user: ({ guest }) => guest.ask('register', register({ id: 'DEMO' })),
    alread: ({ guest }) => guest.ask('register', register({ nick: '데모' })),
    cant_find_code: ({ guest }) => guest.ask('register', register({ code: 'NOBODY' })),
  },
  checkUserNick: {
    success: ({ guest }) => guest.ask('checkUserNick', { nick: '새회원' }),
    alread: ({ guest }) => guest.ask('checkUserNick', { nick: '데모' }),
  },
  checkUserId: {
    success: ({ guest }) => guest.ask('checkUserId', { id: 'newbie1' }),
    alread_have_user: ({ guest }) => guest.ask('checkUserId', { id: 'Demo' }),
  },
  getRegDomain: {
    success: ({ guest }) => guest.ask('getRegDomain', {}, { origin: 'http://localhost:5173' }),
    cant_find_code: ({ guest }) =>
      guest.ask('getRegDomain', {}, { origin: 'https://unknown.test' }),
  },
  userChangToPoint: {
    success: async ({ demo }) => (await demo()).ask('userChangToPoint', { amount: 300_000 }),
    balance: async ({ demo }) => (await demo()).ask('userChangToPoint', { amount: 300_001 }),
  },
  userExchangeToPass: {
    success: async ({ demo }) =>
      (await demo()).ask('userExchangeToPass', { pw: 'demo1234', newPw: 'demo12345' }),
    pass: async ({ demo }) =>
      (await demo()).ask('userExchangeToPass', { pw: 'not-mine', newPw: 'demo12345' }),
    async time({ demo }) {
      const { ask } = await demo()
      for (let tries = 0; tries < 5; tries += 1) {
        await ask('userExchangeToPass', { pw: 'not-mine', newPw: 'demo12345' })
      }
      return ask('userExchangeToPass', { pw: 'demo1234', newPw: 'demo12345' })
    },
  },
  moneyToPoint: {
    success: async ({ demo }) => (await demo()).ask('moneyToPoint', { amount: 1_250_000 }),
    balance: async ({ demo }) => (await demo()).ask('moneyToPoint', { amount: 1_250_001 }),
  },
  pointToMoney: {
    success: async ({ demo }) => (await demo()).ask('pointToMoney', { amount: 18_400 }),
    low_point: async ({ demo }) => (await demo()).ask('pointToMoney', { amount: 18_401 }),
  },
  passwordResetWithoutLogin: {
    success: ({ guest }) =>
      guest.ask('passwordResetWithoutLogin', { ...proof, newPw: 'demo12345' }),
    cant_find_code: ({ guest }) => guest.ask('passwordResetWithoutLogin', falseProof),
    async time({ guest }) {
      for (let tries = 0; tries < 5; tries += 1) {
        await guest.ask('passwordResetWithoutLogin', falseProof)
      }
      return guest.ask('passwordResetWithoutLogin', { ...proof, newPw: 'demo12345' })
    },
  },
}
