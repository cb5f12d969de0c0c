import { changeAnswers, changeRequestBodies, changeTexts } from './layers.ts'
import type { FaultTable, Json, FaultLayer } from './layers.ts'

/** Stores another text than the member wrote. Texts that must be refused stay unchanged. */
const keeping = (change: (text: string) => string, ...names: readonly string[]): FaultLayer =>
  changeRequestBodies((body) =>
    changeTexts(body, (text, name) => {
      const isFitting = text.trim() !== '' && [...text].length <= 4_000
      return names.includes(name) && isFitting ? change(text) || text : text
    }),
  )
const ASTRAL = /[\u{10000}-\u{10ffff}]/gu
const changes: Readonly<Record<string, (text: string) => string>> = {
  'kept by compatibility': (text) => text.normalize('NFKC'),
  'kept with single blanks': (text) => text.replaceAll(/ {2,}/g, ' '),
  'kept in small letters': (text) => text.toLowerCase(),
  'kept without emoji': (text) => text.replaceAll(ASTRAL, ''),
  'kept with emoji as question marks': (text) => text.replaceAll(ASTRAL, '?'),
  'kept with half of emoji': (text) => text.replaceAll(ASTRAL, '\uFFFD'),
  'cut at fifty': (text) => text.slice(0, 50),
  'cut at a hundred': (text) => text.slice(0, 100),
  'kept without marks of HTML': (text) => text.replaceAll(/<[^>]*>/g, ''),
  'kept without quotation marks': (text) => text.replaceAll(/["']/g, ''),
  'kept without joiners': (text) => text.replaceAll('\u200D', ''),
  'kept with other blanks': (text) => text.replaceAll('\u00A0', ' '),
  'kept without backslashes': (text) => text.replaceAll('\\', ''),
}

const HOUR = 3_600_000
const SET = /^(requested|created|placed|settled|answered|read|lastLogin|registered)At$/
/** Changes instants; `change` receives the milliseconds and the object that contains them. */
const times = (change: (at: number, holder: Json) => number, names = SET): FaultLayer =>
  changeAnswers((body) =>
    changeTexts(body, (text, name, holder) =>
      names.test(name) && !Number.isNaN(Date.parse(text))
        ? new Date(change(Date.parse(text), holder)).toISOString()
        : text,
    ),
  )
const ends = /^(settledAt|answeredAt|readAt)$/
const beginning = ({ requestedAt, createdAt }: Json): number =>
  Date.parse(String(requestedAt ?? createdAt))

export const valueFaults: FaultTable = {
  'created-is-listed writeHelp': {
    'UTC is sent as the local time': times((at) => at - 9 * HOUR),
    ...Object.fromEntries(
      Object.entries(changes).map(([name, change]) => [
        `a title is ${name}`,
        keeping(change, 'title'),
      ]),
    ),
  },
  'created-is-listed helpRead writeHelp': {
    'a text is cut at 255': keeping((text) => text.slice(0, 255), 'content'),
    'a text is cut at two thousand': keeping((text) => text.slice(0, 2_000), 'content'),
    'a text is kept as Latin 1': keeping(
      (text) =>
        Buffer.from(text, 'utf8')
          .toString('latin1')
          .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '?')
          .slice(0, 2_000),
      'content',
    ),
  },
  'created-is-listed helpRead': {
    'a text is sent cut at thirty': changeAnswers((body) =>
      changeTexts(body, (text, name) => (/title|content/.test(name) ? text.slice(0, 30) : text)),
    ),
  },
  'times-are-possible applyUserDeposit': {
    'the local time is sent as UTC': times((at) => at + 9 * HOUR),
    'the time is an hour ahead': times((at) => at + HOUR),
    'the time is of tomorrow': times((at) => at + 24 * HOUR),
    'the time is of another century': times((at) => at + 876_000 * HOUR),
  },
  'times-are-possible getDepositList': {
    'a list tells seconds as milliseconds': times((at) => at / 1_000),
    'a list tells a time far ahead': times((at) => at + 9_600 * HOUR),
    'the end is before the beginning': times((_at, row) => beginning(row) - 3 * HOUR, ends),
  },
  'times-are-possible readNote': {
    'a message is read a day before it was written': times(
      (_at, row) => beginning(row) - 24 * HOUR,
      ends,
    ),
  },
  'times-are-possible doLogin': {
    'a token has ended nine hours ago': times((at) => at - 18 * HOUR, /^expiresAt$/),
    'a token has ended long ago': times(() => 1_000_000_000_000, /^expiresAt$/),
  },
  'times-are-possible withdrawalLauncher': {
    'a ticket has ended ten minutes ago': times((at) => at - 9 * HOUR, /^expiresAt$/),
  },
}
