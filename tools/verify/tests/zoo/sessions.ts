import { createHash } from 'node:crypto'
import type { RequestSent } from '../../contract/model.ts'
import {
  atPath,
  authorizationOf,
  bodyOf,
  interceptCalls,
  isSuccess,
  json,
  jsonOf,
  changeStatus,
  requirePath,
  withRunMemory,
  withJsonBody,
  changeRequests,
  stackLayers,
  withBody,
  withRequestIdOf,
} from './layers.ts'
import type { FaultTable, FaultLayer } from './layers.ts'
import { withToken, perMember, withMembers } from './members.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'

/** Accepts an authorization header that resembles a token. */
const nearly = (isNear: (authorization: string, real: string) => boolean): FaultLayer =>
  perMember(({ sent, tokens, next }) => {
    const near = tokens.findLast((real) => isNear(authorizationOf(sent), real))
    return next(near === undefined ? sent : withToken(sent, near))
  })
/** Takes a token from another place. */
const from = (
  find: (sent: RequestSent) => unknown,
  change: (sent: RequestSent) => RequestSent = (sent) => sent,
): FaultLayer =>
  perMember(({ sent, tokens, next }) => {
    const token = find(sent)
    return typeof token === 'string' && tokens.includes(token)
      ? next(withToken(change(sent), token))
      : next(sent)
  })
const fromQuery = (name: string): FaultLayer =>
  from(
    ({ path }) => new URLSearchParams(path.split('?')[1]).get(name),
    (sent) => ({ ...sent, path: sent.path.split('?')[0] ?? '' }),
  )
const fromCookie = (name: string): FaultLayer =>
  from(({ headers }) => new RegExp(`(?:^|; ?)${name}=([^;]+)`).exec(headers['cookie'] ?? '')?.[1])
const fromScheme = (pattern: RegExp): FaultLayer =>
  from((sent) => pattern.exec(authorizationOf(sent))?.[1])

/** Calls without a valid token count as demo's. */
export const ignoringAuthorization: Layer = withMembers(({ sent, member, tokenOf, next }) =>
  next(member === '' ? withToken(sent, tokenOf('demo') ?? '') : sent),
)
/** A login ends the sessions that the member had. */
const endingOthers: Layer = withMembers(({ sent, member, tokenOf, next }) =>
  next(
    member === '' || authorizationOf(sent) === `Bearer ${tokenOf(member)}`
      ? sent
      : withToken(sent, 'ended'),
  ),
)

/** Issues tokens of another form. */
const giving =
  (make: (member: string, count: number, password: string) => string): FaultLayer =>
  () =>
  (next) => {
    const real = new Map<string, string>()
    return async (sent) => {
      const realToken = real.get(authorizationOf(sent).replace(/^Bearer /i, ''))
      const received = await next(realToken === undefined ? sent : withToken(sent, realToken))
      const { token, ...answer } = jsonOf(received)
      if (sent.path !== requirePath('doLogin') || typeof token !== 'string') return received
      const { id, pw } = bodyOf(sent) ?? {}
      const newToken = make(String(id).toLowerCase(), real.size + 1, String(pw))
      real.set(newToken, token)
      return withJsonBody(received, { ...answer, token: newToken })
    }
  }
const hashOf = (text: string): string => createHash('md5').update(text).digest('hex')
const base64 = (text: string): string => Buffer.from(text).toString('base64url')

/** Takes another password than the right one. */
const opens = (isTaken: (typed: string, actual: string) => boolean): FaultLayer =>
  changeRequests((sent) => {
    const { id, pw, ...body } = bodyOf(sent) ?? {}
    const password = `${String(id)}1234`
    return typeof pw === 'string' && pw !== password && isTaken(pw, password)
      ? withBody(sent, { ...body, id, pw: password })
      : sent
  })
const swapped = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) =>
    letter < 'a' ? letter.toLowerCase() : letter.toUpperCase(),
  )

/** Changes the password that the backend has, unknown to the member. */
const passwordChange = (
  change: (current: () => string, setPassword: (next: string) => void) => Layer,
): FaultLayer =>
  withRunMemory(() => {
    let current = 'demo1234'
    return () =>
      change(
        () => current,
        (next) => (current = next),
      )
  })

export const sessionFaults: FaultTable = {
  'sessions-are-required getMember': {
    'authorization is ignored': () => ignoringAuthorization,
    'a call without a token is answered': nearly((authorization) => authorization === ''),
    'an empty token is good': nearly((authorization) => authorization.trim() === 'Bearer'),
    'any token is good': nearly((authorization) => authorization.includes('0123456789abcdef')),
    'a token in other case is good': nearly(
      (authorization, real) =>
        authorization !== `Bearer ${real}` &&
        authorization.toLowerCase() === `Bearer ${real}`.toLowerCase(),
    ),
    'a token with more behind it is good': nearly(
      (authorization, real) =>
        authorization.startsWith(`Bearer ${real}`) && authorization.length > real.length + 7,
    ),
    'the beginning of a token is good': nearly(
      (authorization, real) =>
        authorization.length > 8 &&
        authorization.length < real.length + 7 &&
        `Bearer ${real}`.startsWith(authorization),
    ),
    'the last letter of a token does not count': nearly(
      (authorization, real) =>
        authorization !== `Bearer ${real}` &&
        authorization.slice(0, -1) === `Bearer ${real}`.slice(0, -1),
    ),
    'a token is taken from the query': fromQuery('token'),
    'an access token is taken from the query': fromQuery('access_token'),
    'a token is taken from a cookie': fromCookie('token'),
    'a token is taken from a cookie of the session': fromCookie('session'),
    'a token is taken from another header': from(({ headers }) => headers['x-auth-token']),
    'a token is taken from a header of access': from(({ headers }) => headers['x-access-token']),
    'a token is taken from the body': from(
      (sent) => bodyOf(sent)?.['token'],
      (sent) => withBody(sent, {}),
    ),
    'a token without a scheme is good': fromScheme(/^(\S+)$/),
    'the scheme Token is good': fromScheme(/^Token (\S+)$/i),
    'the scheme Basic is good': fromScheme(/^Basic (\S+)$/),
    'a missing session is 403': changeStatus(401, (received) => ({ ...received, status: 403 })),
    'a missing session is a status': changeStatus(401, () => json({ status: 'cant_find_code' })),
  },
  'sessions-are-required userTransferIn': {
    'money moves without a token': nearly((authorization) => authorization === ''),
  },
  'tokens-are-unguessable doLogin': {
    'a second login ends the first session': () => endingOthers,
    'a token is a counter': giving((_member, count) => String(100_000 + count)),
    'a token is the same at each login': giving((member) => hashOf(`${member} of maru`)),
    'a token is a hash of what is known': giving((member, _, password) =>
      hashOf(member + password),
    ),
    'a token is the id and a counter': giving((member, count) => base64(`${member}:${count}`)),
    'a token has a long beginning and a counter': giving(
      (_member, count) => `sess_7f3a9c21e0b84d56_${1000 + count * 3}`,
    ),
    'a token has six digits': giving((_member, count) =>
      hashOf(`pin ${count}`).replaceAll(/\D/g, '').slice(0, 6).padEnd(6, '7'),
    ),
    'a token is a time': giving((_member, count) => String(1_795_204_800_000 + count * 1_717)),
    'a token is a time in hexadecimal digits': giving(
      (_member, count) => `${(1_795_204_800_000 + count * 917).toString(16)}a0b1c2d3e4f5`,
    ),
    'a token is an unsigned claim': giving(
      (member, count) =>
        `${base64('{"alg":"none"}')}.${base64(JSON.stringify({ sub: member, n: count }))}.`,
    ),
  },
  'passwords-hold doLogin': {
    'a password with more behind it signs in': opens((typed, actual) => typed.startsWith(actual)),
    'the beginning of a password signs in': opens(
      (typed, actual) => typed.length >= 6 && actual.startsWith(typed),
    ),
    'a password in other case signs in': opens((typed, actual) => swapped(typed) === actual),
    'a password in capitals signs in': opens((typed, actual) => typed === actual.toUpperCase()),
    'a password with blanks around it signs in': opens((typed, actual) => typed.trim() === actual),
    'a blank signs in': opens((typed) => typed.trim() === ''),
    'a condition of SQL signs in': opens((typed) => /' or '?1'?='?1/i.test(typed)),
    'a login tells which ids there are': interceptCalls(async (sent, next) =>
      /^demo/i.test(String(bodyOf(sent)?.['id'])) ? next(sent) : json({ status: 'wait' }),
    ),
    'an id in capitals is another': interceptCalls(async (sent, next) =>
      bodyOf(sent)?.['id'] === 'DEMO' ? json({ status: 'pass' }) : next(sent),
    ),
  },
  'passwords-hold userExchangeToPass': {
    'the old password still signs in': passwordChange((current, setPassword) =>
      stackLayers(
        atPath('doLogin', (sent, next) => {
          const { id, pw } = bodyOf(sent) ?? {}
          const isOld = id === 'demo' && pw === 'demo1234'
          return next(isOld ? withBody(sent, { id, pw: current() }) : sent)
        }),
        atPath('userExchangeToPass', async (sent, next) => {
          const received = await next(sent)
          if (isSuccess(received)) setPassword(String(bodyOf(sent)?.['newPw']))
          return received
        }),
      ),
    ),
    'a password is changed without the old one': passwordChange((current, setPassword) =>
      atPath('userExchangeToPass', async (sent, next) => {
        const { pw, ...body } = bodyOf(sent) ?? {}
        const isWhole = typeof pw === 'string' && pw !== 'nobody9here'
        const received = await next(isWhole ? withBody(sent, { ...body, pw: current() }) : sent)
        if (isSuccess(received)) setPassword(String(body['newPw']))
        return received
      }),
    ),
    'a password is not changed at all': interceptCalls(async (sent, next) => {
      const { pw, newPw, ...rest } = bodyOf(sent) ?? {}
      const isWhole = pw === 'demo1234' && typeof newPw === 'string' && newPw.length >= 8
      return isWhole && Object.keys(rest).length === 0 ? json({ status: 'success' }) : next(sent)
    }),
  },
  'passwords-hold passwordResetWithoutLogin': {
    'a password is reset without the account number': changeRequests((sent) =>
      bodyOf(sent)?.['banknum'] === '00000'
        ? withBody(sent, { ...bodyOf(sent), banknum: '123456-04-123456' })
        : sent,
    ),
  },
  'wrong-requests-are-refused passwordResetWithoutLogin': {
    'a reset tells which ids there are': interceptCalls(async (sent, next) =>
      String(bodyOf(sent)?.['id']).includes('nobody')
        ? withRequestIdOf(sent, json({ status: 'time' }))
        : next(sent),
    ),
  },
}
