import type { Fault } from '../core/model.ts'
import type { AnswerCheck, AnswerSeen } from './answer-check.ts'

const directivesOf = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => one.trim().split('='))
      .map(([name = '', value = '']) => [name, value.replaceAll('"', '')]),
  )

/** Headers that let a cache store the answer to a member (RFC 9111, 3 and 5.2.2); undefined: none. */
function cachingOf({ received: { headers, status } }: AnswerSeen): string | undefined {
  if (status >= 400) return undefined
  const control = directivesOf(headers['cache-control'])
  if (control.has('no-store')) return undefined
  const isShared = control.has('public') || control.has('s-maxage')
  const isFresh = Number(control.get('max-age') ?? 0) > 0 && !control.has('no-cache')
  if (isShared || isFresh) return `Cache-Control: ${headers['cache-control'] ?? ''}`
  const hasOwn = control.has('no-cache') || control.has('private') || control.has('max-age')
  const expires = Date.parse(headers['expires'] ?? '')
  const now = Date.parse(headers['date'] ?? '') || Date.now()
  return expires > now && !hasOwn ? `Expires: ${headers['expires'] ?? ''}` : undefined
}

/** Headers that let pages of other sites read the answer as the member (Fetch, CORS protocol); undefined: none. */
function sharingOf({ received: { headers }, call: { sent } }: AnswerSeen): string | undefined {
  const allowed = headers['access-control-allow-origin']
  const isWithCredentials = headers['access-control-allow-credentials'] === 'true'
  const isForAll = allowed === '*' || (allowed !== undefined && allowed === sent.headers['origin'])
  return isWithCredentials && isForAll
    ? `Access-Control-Allow-Origin: ${allowed} with credentials`
    : undefined
}

function cookieOf({ received: { headers }, call: { json } }: AnswerSeen): string | undefined {
  const cookie = headers['set-cookie']
  if (
    cookie === undefined ||
    /;\s*httponly/i.test(cookie) ||
    typeof json !== 'object' ||
    json === null
  )
    return undefined
  const token = Object.values(json).find(
    (one) => typeof one === 'string' && one.length >= 6 && cookie.includes(`=${one}`),
  )
  return token === undefined ? undefined : cookie.split('=')[0]
}

export const privateAnswersStayPrivate: AnswerCheck = {
  id: 'private-answers-stay-private',
  title: 'No cache, cookie or page of another site gets private data of the member',
  find(answer): readonly Fault[] {
    const caching = answer.operation.isForMembers ? cachingOf(answer) : undefined
    const sharing = sharingOf(answer)
    const cookie = cookieOf(answer)
    return [
      ...(caching === undefined
        ? []
        : [fault('cached', `lets caches keep a member's answer: ${caching}`)]),
      ...(sharing === undefined
        ? []
        : [fault('shared', `lets pages of any site read answers as the member: ${sharing}`)]),
      ...(cookie === undefined
        ? []
        : [
            fault(
              'cookie',
              `sets the token as the cookie ${cookie}, too, which scripts of a page can read`,
            ),
          ]),
    ]
  },
}

const fault = (kind: string, message: string): Fault => ({
  message,
  everywhere: { kind: `private ${kind}`, message },
})
