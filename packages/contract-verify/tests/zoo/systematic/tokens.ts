import { createHash } from 'node:crypto'
import { bodyOf, json, sending } from '../layers.ts'
import type { Sent } from '../../../core/model.ts'
import type { Layer } from '../../../../../tests/support/verified-mock.ts'
import { asMember, jsonOf, memberOperations, pathOf, saying, withBody } from './members.ts'
import type { FaultClass, Way } from './specimen.ts'

const giving =
  (make: (member: string, count: number, password: string) => string): Way =>
  () =>
  (next) => {
    const real = new Map<string, string>()
    let count = 0
    return async (sent) => {
      const given = (sent.headers['authorization'] ?? '').replace(/^Bearer /i, '')
      const known = real.get(given)
      const received = await next(known === undefined ? sent : asMember(sent, known))
      const answer = jsonOf(received)
      const token = answer?.['token']
      if (sent.path !== pathOf('doLogin') || typeof token !== 'string') return received
      const { id, pw } = bodyOf(sent) ?? {}
      const made = make(String(id).toLowerCase(), (count += 1), String(pw))
      real.set(made, token)
      return saying(received, { ...answer, token: made })
    }
  }

const hashOf = (text: string): string => createHash('md5').update(text).digest('hex')
const base64 = (text: string): string => Buffer.from(text).toString('base64url')

/** The token in another place than its header, and the request without it. */
type Finding = (sent: Sent) => readonly [string | undefined, Sent]

const inQuery =
  (name: string): Finding =>
  (sent) => {
    const [path = '', query = ''] = sent.path.split('?')
    return [new URLSearchParams(query).get(name) ?? undefined, { ...sent, path }]
  }
const inCookie =
  (name: string): Finding =>
  (sent) => [new RegExp(`(?:^|; ?)${name}=([^;]+)`).exec(sent.headers['cookie'] ?? '')?.[1], sent]
const inHeader =
  (name: string): Finding =>
  (sent) => [sent.headers[name], sent]
const inBody =
  (name: string): Finding =>
  (sent) => {
    const { [name]: token, ...rest } = bodyOf(sent) ?? {}
    return [token === undefined ? undefined : String(token), withBody(sent, rest)]
  }
const inScheme =
  (pattern: RegExp, decoded: (text: string) => string = (text) => text): Finding =>
  (sent) => {
    const found = pattern.exec(sent.headers['authorization'] ?? '')?.[1]
    return [found === undefined ? undefined : decoded(found), sent]
  }

const takenFrom =
  (find: Finding): Way =>
  (place): Layer =>
  (next) => {
    const tokens = new Set<string>()
    return async (sent) => {
      const isHere = sent.path.split('?')[0] === pathOf(place)
      const [token, rest] = isHere ? find(sent) : [undefined, sent]
      const isTaken = token !== undefined && tokens.has(token)
      const received = await next(isTaken ? asMember(rest, token) : sent)
      const made = sent.path === pathOf('doLogin') ? jsonOf(received)?.['token'] : undefined
      if (typeof made === 'string') tokens.add(made)
      return received
    }
  }

/** Accepts a token that is similar to a real one. */
const nearly =
  (isNear: (given: string, real: string) => boolean): Way =>
  (place): Layer =>
  (next) => {
    const tokens = new Set<string>()
    return async (sent) => {
      const given = sent.headers['authorization'] ?? ''
      const near = [...tokens].findLast((one) => isNear(given, one))
      const isWanted = sent.path === pathOf(place) && near !== undefined
      const received = await next(isWanted ? asMember(sent, near) : sent)
      const made = sent.path === pathOf('doLogin') ? jsonOf(received)?.['token'] : undefined
      if (typeof made === 'string') tokens.add(made)
      return received
    }
  }

const opens =
  (isTaken: (given: string, right: string) => boolean): Way =>
  () =>
    sending('doLogin', (sent) => {
      const body = bodyOf(sent)
      const right = `${String(body?.['id'])}1234`
      return body !== null && typeof body['pw'] === 'string' && isTaken(body['pw'], right)
        ? withBody(sent, { ...body, pw: right })
        : sent
    })

const swapped = (text: string): string =>
  [...text]
    .map((one) => (one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase()))
    .join('')

export const tokenClasses: readonly FaultClass[] = [
  {
    name: 'guessable tokens',
    source: 'OWASP API2:2023 Broken Authentication',
    places: ['doLogin'],
    ways: {
      'a counter': giving((_member, count) => String(100_000 + count)),
      'the same at each login': giving((member) => hashOf(`${member} of maru`)),
      'a hash of what is known': giving((member, _count, password) => hashOf(member + password)),
      'the id and a counter': giving((member, count) => base64(`${member}:${count}`)),
      'a long beginning and a counter': giving(
        (_m, count) => `sess_7f3a9c21e0b84d56_${1000 + count * 3}`,
      ),
      'six digits': giving((_m, count) =>
        hashOf(`pin ${count}`).replaceAll(/\D/g, '').slice(0, 6).padEnd(6, '7'),
      ),
      'a time': giving((_m, count) => String(1_795_204_800_000 + count * 1_717)),
      'a time in hexadecimal digits': giving(
        (_m, count) => `${(1_795_204_800_000 + count * 917).toString(16)}a0b1c2d3e4f5`,
      ),
      'an unsigned claim': giving(
        (member, count) =>
          `${base64('{"alg":"none"}')}.${base64(JSON.stringify({ sub: member, n: count }))}.`,
      ),
    },
  },
  {
    name: 'tokens taken from elsewhere',
    source: 'OWASP API2:2023 Broken Authentication; RFC 6750 2.3, 5.3',
    places: memberOperations,
    ways: {
      'the query, as token': takenFrom(inQuery('token')),
      'the query, as access_token': takenFrom(inQuery('access_token')),
      'a cookie': takenFrom(inCookie('token')),
      'a session cookie': takenFrom(inCookie('session')),
      'another header': takenFrom(inHeader('x-auth-token')),
      'a header of access': takenFrom(inHeader('x-access-token')),
      'the body': takenFrom(inBody('token')),
      'the header without a scheme': takenFrom(inScheme(/^([^\s]+)$/)),
      'another scheme': takenFrom(inScheme(/^Token (\S+)$/i)),
      Basic: takenFrom(inScheme(/^Basic (\S+)$/)),
    },
  },
  {
    name: 'tokens that nearly fit',
    source: 'OWASP API2:2023; EvoMaster missed authorization checks; Schemathesis ignored_auth',
    places: memberOperations,
    ways: {
      'without a token': nearly((given) => given === ''),
      'in other case': nearly(
        (given, real) =>
          given !== `Bearer ${real}` && given.toLowerCase() === `Bearer ${real}`.toLowerCase(),
      ),
      'with more behind it': nearly(
        (given, real) => given.startsWith(`Bearer ${real}`) && given.length > real.length + 7,
      ),
      'the first half': nearly(
        (given, real) =>
          given.length > 12 && given.length < real.length + 7 && `Bearer ${real}`.startsWith(given),
      ),
      'any that has the length': nearly(
        (given, real) => given.length === real.length + 7 && !given.endsWith(real),
      ),
    },
  },
  {
    name: 'wrong passwords',
    source: 'OWASP API2:2023 Broken Authentication',
    places: ['doLogin'],
    ways: {
      'in other case': opens((given, right) => given !== right && swapped(given) === right),
      'in capitals': opens((given, right) => given !== right && given === right.toUpperCase()),
      'with blanks around it': opens((given, right) => given !== right && given.trim() === right),
      'with more behind it': opens((given, right) => given !== right && given.startsWith(right)),
      cut: opens((given, right) => given.length >= 6 && given !== right && right.startsWith(given)),
      empty: opens((given) => given.trim() === ''),
      'a condition of SQL': opens((given) => /' or '?1'?='?1/i.test(given)),
    },
  },
  {
    name: 'ids are told',
    source: 'OWASP API2:2023 Broken Authentication',
    places: ['doLogin', 'passwordResetWithoutLogin'],
    ways: {
      'by another status': (place) => (next) => async (sent) => {
        const isUnknown =
          sent.path === pathOf(place) && String(bodyOf(sent)?.['id']).includes('nobody')
        return isUnknown
          ? json({ status: place === 'doLogin' ? 'wait' : 'time' }, 200, {
              'x-request-id': sent.headers['x-request-id'] ?? '',
            })
          : next(sent)
      },
    },
  },
  {
    name: 'a cookie has the token',
    source: 'OWASP API8:2023 Security Misconfiguration; RFC 6265',
    places: ['doLogin'],
    ways: {
      'for scripts, too': () => (next) => async (sent) => {
        const received = await next(sent)
        const token = jsonOf(received)?.['token']
        return typeof token === 'string'
          ? {
              ...received,
              headers: { ...received.headers, 'set-cookie': `token=${token}; Path=/` },
            }
          : received
      },
      'for all time': () => (next) => async (sent) => {
        const received = await next(sent)
        const token = jsonOf(received)?.['token']
        return typeof token === 'string'
          ? {
              ...received,
              headers: {
                ...received.headers,
                'set-cookie': `sid=${token}; Path=/; Max-Age=31536000; SameSite=None`,
              },
            }
          : received
      },
    },
  },
]
