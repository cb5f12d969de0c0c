import type { OperationId } from '../../../../../mocks/handlers/contract.ts'
import { answering, sendingBody } from '../layers.ts'
import { jsonOf, saying } from './members.ts'
import type { FaultClass, Way } from './specimen.ts'

/** Invalid texts stay unchanged, to be refused. */
const kept = (text: string, change: (text: string) => string): string => {
  const isFitting = text.trim() !== '' && [...text].length <= 4_000
  const changed = change(text)
  return isFitting && changed !== '' ? changed : text
}

/** Stores a changed text of a member. */
const keeping =
  (change: (text: string) => string, isLong = false): Way =>
  (place, { pick }) => {
    const names = isLong ? ['content'] : pick([['title'], ['content'], ['title', 'content']])
    return sendingBody(place, (body) =>
      typeof body['title'] === 'string' &&
      typeof body['content'] === 'string' &&
      [...body['content']].length <= 4_000
        ? {
            ...body,
            ...Object.fromEntries(names.map((name) => [name, kept(String(body[name]), change)])),
          }
        : body,
    )
  }

const texts = (
  value: unknown,
  names: ReadonlySet<string>,
  change: (text: string) => string,
): unknown => {
  if (Array.isArray(value)) return value.map((one) => texts(one, names, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && names.has(name) ? change(one) : texts(one, names, change),
    ]),
  )
}

const WRITTEN = new Set(['title', 'content', 'answer'])

/** Changes the text only in these answers. */
const telling =
  (change: (text: string) => string): Way =>
  (place) =>
    answering(place, (body) => texts(body, WRITTEN, change))

const cutAt = (length: number) => (text: string) => text.slice(0, length)
const ASTRAL = /[\u{10000}-\u{10ffff}]/gu
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const groups: readonly (readonly OperationId[])[] = [
  ['noteList', 'getNote', 'readNote'],
  ['helpList', 'helpRead'],
]

/** Appends a mark to the texts of an operator, in every answer that contains them. */
const marked =
  (mark: string): Way =>
  (place, { whole, pick }) => {
    const group = groups.find((one) => one.includes(place)) ?? [place]
    const isOwn = group.includes('helpList')
    const name = isOwn ? 'answer' : pick(['title', 'content'])
    const parity = whole(0, 1)
    const change = (text: string) =>
      name === 'title' && text.length % 2 === parity && group.length > 1 ? text : `${text} ${mark}`
    const layers = group.map((one) =>
      answering(one, (body) => texts(body, new Set([name]), change)),
    )
    return (next, pass) => layers.reduce((inner, layer) => layer(inner, pass), next)
  }

const opening: readonly OperationId[] = ['openGame']
const addressed =
  (change: (url: string) => unknown): Way =>
  (place) =>
    answering(place, (body) =>
      body['gameUrl'] === undefined ? body : { ...body, gameUrl: change(String(body['gameUrl'])) },
    )

export const textClasses: readonly FaultClass[] = [
  {
    name: 'texts are kept otherwise',
    source: 'Unicode UAX 15; RFC 8259 8.2; EvoMaster',
    places: ['writeHelp'],
    ways: {
      'by compatibility': keeping((text) => text.normalize('NFKC')),
      'with single blanks': keeping((text) => text.replaceAll(/ {2,}/g, ' ')),
      'in small letters': keeping((text) => text.toLowerCase()),
      'without emoji': keeping((text) => text.replaceAll(ASTRAL, '')),
      'emoji as question marks': keeping((text) => text.replaceAll(ASTRAL, '?')),
      'half of emoji': keeping((text) => text.replaceAll(ASTRAL, '\uFFFD')),
      'cut at fifty': keeping(cutAt(50)),
      'cut at a hundred': keeping(cutAt(100)),
      'cut at 255': keeping(cutAt(255), true),
      'cut at two thousand': keeping(cutAt(2_000), true),
      'escaped for HTML': keeping(escaped),
      'without marks of HTML': keeping((text) => text.replaceAll(/<[^>]*>/g, '')),
      'without quotation marks': keeping((text) => text.replaceAll(/["']/g, '')),
      'without joiners': keeping((text) => text.replaceAll('\u200D', '')),
      'with other blanks': keeping((text) => text.replaceAll('\u00A0', ' ')),
      'without backslashes': keeping((text) => text.replaceAll('\\', '')),
      'as Latin 1': keeping((text) =>
        Buffer.from(text, 'utf8')
          .toString('latin1')
          .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '?')
          .slice(0, 100),
      ),
    },
  },
  {
    name: 'texts are told otherwise',
    source: 'Unicode UAX 15; Jepsen register: a read has the last write',
    places: ['helpList', 'helpRead'],
    ways: {
      'cut at thirty': telling(cutAt(30)),
      'escaped for HTML': telling(escaped),
      'without emoji': telling((text) => text.replaceAll(ASTRAL, '')),
    },
  },
  {
    name: "markup in operators' texts",
    source: 'OWASP API10:2023 Unsafe Consumption of APIs; EvoMaster XSS oracle',
    places: ['notices', 'readNote', 'helpRead', 'noticePopup', 'advertisement'],
    ways: {
      'a script': marked('<script>alert(1)</script>'),
      'a picture with a handler': marked('<img src=x onerror="alert(1)">'),
      'a link of a script': marked('<a href="javascript:alert(1)">여기</a>'),
      'a drawing with a handler': marked('<svg onload=alert(1)></svg>'),
      'a script in other case': marked('<ScRiPt src=//other.example></sCrIpT>'),
      'a link of data': marked('<a href="data:text/html;base64,PHNjcmlwdD4=">여기</a>'),
    },
  },
  {
    name: 'addresses of games',
    source: 'OWASP API10:2023 Unsafe Consumption of APIs; RFC 3986',
    places: opening,
    ways: {
      'are missing': (place) => answering(place, ({ gameUrl: _url, ...rest }) => rest),
      'are null': addressed(() => null),
      'are empty': addressed(() => ''),
      'are paths': addressed(() => '/games/1'),
      'have no scheme': addressed((url) => url.replace(/^https?:/, '')),
      'are scripts': addressed(() => 'javascript:alert(document.domain)'),
      'are data': addressed(() => 'data:text/html,<script>alert(1)</script>'),
      'are not encrypted': addressed(() => 'http://games.example/play'),
      'have a user name': addressed(() => 'https://site.example@other.example/play'),
      'begin with a blank': addressed((url) => ` ${url}`),
      'have a line end': addressed((url) => `${url}\n`),
      'have backslashes': addressed(() => 'https:\\\\other.example\\play'),
      'are objects': addressed((url) => ({ url })),
      'have the token': (place) => (next) => async (sent) => {
        const received = await next(sent)
        const body = jsonOf(received)
        if (
          !sent.path.endsWith(place === 'openGame' ? '/open_game' : '') ||
          typeof body?.['gameUrl'] !== 'string'
        )
          return received
        const token = sent.headers['authorization']?.split(' ')[1] ?? ''
        return saying(received, {
          ...body,
          gameUrl: `${body['gameUrl']}${body['gameUrl'].includes('?') ? '&' : '?'}token=${token}`,
        })
      },
    },
  },
]
