import {
  answering,
  also,
  at,
  bodyOf,
  json,
  receiving,
  sending,
  withHeaders,
  withMemory,
} from './layers.ts'
import { tokenBreaks } from './tokens.ts'
import type { Break } from './layers.ts'
import type { OperationId } from '../../../../mocks/handlers/contract.ts'
import type { Sent } from '../../core/model.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'

const anyToken = (
  operation: OperationId,
  isTaken: (authorization: string, last: string) => boolean,
): Layer =>
  withMemory(() => {
    let last = ''
    return (next, pass) => {
      const remembering = answering('doLogin', (answer, sent) => {
        if ('token' in answer && bodyOf(sent)?.['id'] === 'demo') last = String(answer['token'])
        return answer
      })(next, pass)
      const letting = sending(operation, (sent: Sent) => {
        const given = sent.headers['authorization'] ?? ''
        return isTaken(given, last) ? withHeaders(sent, { authorization: `Bearer ${last}` }) : sent
      })
      return letting(remembering, pass)
    }
  })

const required = (
  name: string,
  operation: OperationId,
  isTaken: (given: string, last: string) => boolean,
): Break => ({
  name,
  check: 'sessions-are-required',
  operation,
  layer: anyToken(operation, isTaken),
})

const opens = (isTaken: (given: string) => boolean): Layer =>
  sending('doLogin', (sent) => {
    const body = bodyOf(sent)
    return body?.['id'] === 'demo' && isTaken(String(body['pw']))
      ? { ...sent, text: JSON.stringify({ ...body, pw: 'demo1234' }) }
      : sent
  })

export const sessionBreaks: readonly Break[] = [
  ...tokenBreaks,
  required('a call without a token is answered', 'getMember', (given) => given === ''),
  required('money moves without a token', 'userTransferIn', (given) => given === ''),
  required('any token is good', 'getDepositList', (given) => given.includes('0123456789abcdef')),
  required(
    'an empty token is good',
    'getInGameBalance',
    (given) => given === 'Bearer' || given === 'Bearer ',
  ),
  required('the beginning of a token is good', 'helpList', (given, last) => {
    const token = given.replace('Bearer ', '')
    return token !== '' && token !== last && last.startsWith(token)
  }),
  required(
    'the last letter of a token does not count',
    'noteList',
    (given, last) =>
      given !== `Bearer ${last}` && given.slice(0, -1) === `Bearer ${last}`.slice(0, -1),
  ),
  required('another scheme is good', 'getPayment', (given) => given.startsWith('Basic')),
  {
    name: 'a missing session is 403',
    check: 'sessions-are-required',
    operation: 'getNote',
    layer: receiving('getNote', (received) =>
      received.status === 401 ? { ...received, status: 403 } : received,
    ),
  },
  {
    name: 'a missing session is a status',
    check: 'sessions-are-required',
    operation: 'helpRead',
    layer: receiving('helpRead', (received) =>
      received.status === 401 ? json({ status: 'cant_find_code' }) : received,
    ),
  },
  {
    name: 'any password signs in',
    check: 'passwords-hold',
    operation: 'doLogin',
    layer: opens((pw) => pw.startsWith('demo1234')),
  },
  {
    name: 'the beginning of a password signs in',
    check: 'passwords-hold',
    operation: 'doLogin',
    layer: opens((pw) => pw === 'demo123'),
  },
  {
    name: 'a login tells which ids there are',
    check: 'passwords-hold',
    operation: 'doLogin',
    layer: at('doLogin', async (sent, next) =>
      !/^demo/i.test(String(bodyOf(sent)?.['id'])) ? json({ status: 'wait' }) : next(sent),
    ),
  },
  {
    name: 'an id in capitals is another',
    check: 'passwords-hold',
    operation: 'doLogin',
    layer: at('doLogin', async (sent, next) =>
      bodyOf(sent)?.['id'] === 'DEMO' ? json({ status: 'pass' }) : next(sent),
    ),
  },
  {
    name: 'the old password still signs in',
    check: 'passwords-hold',
    operation: 'userExchangeToPass',
    layer: withMemory(() => {
      let current = 'demo1234'
      return (next, pass) => {
        const login = sending('doLogin', (sent) => {
          const body = bodyOf(sent)
          const isOld = body?.['id'] === 'demo' && body['pw'] === 'demo1234'
          return isOld ? { ...sent, text: JSON.stringify({ ...body, pw: current }) } : sent
        })(next, pass)
        return at('userExchangeToPass', async (sent, on) => {
          const received = await on(sent)
          if (received.text.includes('"success"')) current = String(bodyOf(sent)?.['newPw'])
          return received
        })(login, pass)
      }
    }),
  },
  {
    name: 'a password is changed without the old one',
    check: 'passwords-hold',
    operation: 'userExchangeToPass',
    layer: withMemory(() => {
      let current = 'demo1234'
      return at('userExchangeToPass', async (sent, next) => {
        const body = bodyOf(sent)
        const isWhole = typeof body?.['pw'] === 'string' && body['pw'] !== 'nobody9here'
        const received = await next(
          isWhole ? { ...sent, text: JSON.stringify({ ...body, pw: current }) } : sent,
        )
        if (received.text.includes('"success"')) current = String(body?.['newPw'])
        return received
      })
    }),
  },
  {
    name: 'a password is not changed at all',
    check: 'passwords-hold',
    operation: 'userExchangeToPass',
    layer: at('userExchangeToPass', async (sent, next) => {
      const body = bodyOf(sent)
      if (
        body?.['pw'] !== 'demo1234' ||
        typeof body['newPw'] !== 'string' ||
        String(body['newPw']).length < 8
      )
        return next(sent)
      return Object.keys(body).length === 2 ? json({ status: 'success' }) : next(sent)
    }),
  },
  {
    name: 'a password is reset without the account number',
    check: 'passwords-hold',
    operation: 'passwordResetWithoutLogin',
    layer: sending('passwordResetWithoutLogin', (sent) => {
      const body = bodyOf(sent)
      return body?.['banknum'] === '00000'
        ? { ...sent, text: JSON.stringify({ ...body, banknum: '123456-04-123456' }) }
        : sent
    }),
  },
  {
    name: 'guessing is not slowed',
    check: 'guessing-is-slowed',
    operation: 'doLogin',
    layer: answering('doLogin', (answer) =>
      answer['status'] === 'time' ? { status: 'pass' } : answer,
    ),
  },
  {
    name: 'guessing a proof is not slowed',
    check: 'guessing-is-slowed',
    operation: 'passwordResetWithoutLogin',
    layer: answering('passwordResetWithoutLogin', (answer) =>
      answer['status'] === 'time' ? { status: 'cant_find_code' } : answer,
    ),
  },
  {
    name: "another member's message is opened",
    check: 'others-stay-out',
    operation: 'readNote',
    layer: anyToken(
      'readNote',
      (given, last) =>
        given.length === `Bearer ${last}`.length &&
        !given.includes('0123') &&
        given.slice(0, -1) !== `Bearer ${last}`.slice(0, -1),
    ),
  },
  {
    name: "another member's deposit is cancelled",
    check: 'others-stay-out',
    operation: 'userDelDeposit',
    layer: anyToken(
      'userDelDeposit',
      (given, last) =>
        given.length === `Bearer ${last}`.length &&
        !given.includes('0123') &&
        given.slice(0, -1) !== `Bearer ${last}`.slice(0, -1),
    ),
  },
  {
    name: "another member's deposits are listed",
    check: 'others-stay-out',
    operation: 'getDepositList',
    layer: anyToken(
      'getDepositList',
      (given, last) =>
        given.length === `Bearer ${last}`.length &&
        !given.includes('0123') &&
        given.slice(0, -1) !== `Bearer ${last}`.slice(0, -1),
    ),
  },
  {
    name: 'the health check tells the member who asked first',
    check: 'others-stay-out',
    operation: 'userHealthCheck',
    layer: anyToken(
      'userHealthCheck',
      (given, last) =>
        given.length === `Bearer ${last}`.length &&
        !given.includes('0123') &&
        given.slice(0, -1) !== `Bearer ${last}`.slice(0, -1),
    ),
  },
  {
    name: 'a login names another member than the health check',
    check: 'figures-agree',
    operation: 'doLogin',
    layer: answering('doLogin', (answer) =>
      answer['status'] === 'authenticated'
        ? { ...answer, user: { ...(answer['user'] as object), userId: 'MARU-999' } }
        : answer,
    ),
  },
  {
    name: 'a registered id is free',
    check: 'taken-is-taken',
    operation: 'checkUserId',
    layer: answering('checkUserId', () => ({ status: 'success' })),
  },
  {
    name: 'a nickname is given twice',
    check: 'taken-is-taken',
    operation: 'register',
    layer: answering('register', (answer) =>
      answer['status'] === 'alread' ? { status: 'success' } : answer,
    ),
  },
  {
    name: 'an id is given twice',
    check: 'taken-is-taken',
    operation: 'register',
    layer: answering('register', (answer) =>
      answer['status'] === 'alread_have_user' ? { status: 'success' } : answer,
    ),
  },
  {
    name: 'a new member signs in at once',
    check: 'taken-is-taken',
    operation: 'register',
    layer: at('doLogin', async (sent, next) => {
      const received = await next(sent)
      if (!received.text.includes('"wait"')) return received
      return also(next, sent, 'doLogin', { id: 'sora', pw: 'sora1234' })
    }),
  },
]
