import type { ReceivedResponse, RequestSent, Transport } from '#verify'

const inHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const forms: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'in small letters': (text) => text.toLowerCase(),
  'as JSON': (text) => JSON.stringify(text),
  'as JSON in JSON': (text) => JSON.stringify(JSON.stringify(text)),
  'by code points': (text) =>
    [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  'for an address': (text) => encodeURIComponent(text),
  'for an address twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  'byte by byte': (text) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  'for a page': inHtml,
  'in base64': (text) => Buffer.from(text).toString('base64'),
  'in base64 for addresses': (text) => Buffer.from(text).toString('base64url'),
  'in hexadecimal digits': (text) => Buffer.from(text).toString('hex'),
}

/** Confidential parts of a request, one per line. */
export const confided = ({ headers, text = '' }: RequestSent): string =>
  [headers['authorization'], headers['cookie'], text].filter((one) => one !== undefined).join('\n')

export type Echo = (received: ReceivedResponse, echo: string, sent: RequestSent) => ReceivedResponse

const withJson = (
  received: ReceivedResponse,
  change: (json: object) => object,
): ReceivedResponse => {
  const json: unknown = JSON.parse(received.text || '{}')
  return { ...received, text: JSON.stringify(change(json as object)) }
}

/** Places where a backend may echo them. */
export const places: Readonly<Record<string, Echo>> = {
  'a field of the answer': (received, echo) =>
    withJson(received, (json) => ({ ...json, debug: { echo } })),
  'the name of a field': (received, echo) => withJson(received, (json) => ({ ...json, [echo]: 1 })),
  'the status of the answer': (received, echo) => withJson(received, () => ({ status: echo })),
  'a value that the contract knows': (received, echo) =>
    withJson(received, (json) => ({ ...json, createdAt: echo, userId: echo, balance: echo })),
  'a header': (received, echo) => ({
    ...received,
    headers: { ...received.headers, 'x-echo': line(echo) },
  }),
  'the media type': (received, echo) => ({
    ...received,
    headers: { ...received.headers, 'content-type': `text/${line(echo)}` },
  }),
  'the place of a redirect': (received, echo) => ({
    ...received,
    status: 302,
    headers: { ...received.headers, location: `/?from=${line(echo)}` },
  }),
  'a cookie': (received, echo) => ({
    ...received,
    headers: { ...received.headers, 'set-cookie': `seen=${line(echo)}; Path=/` },
  }),
  'a page instead of JSON': (received, echo) => ({
    ...received,
    text: `<h1>Hello</h1><pre>${echo}</pre>`,
  }),
  'a stack trace': (received, echo) => ({
    ...received,
    status: 500,
    text: `TypeError: cannot read ${echo}\n    at login (/srv/app/login.js:12:9)`,
  }),
  'the detail of an error': (received, echo) => ({
    ...received,
    status: 400,
    headers: { ...received.headers, 'content-type': 'application/problem+json' },
    text: JSON.stringify({
      type: '/problems/x',
      title: 'No',
      status: 400,
      code: echo,
      detail: echo,
    }),
  }),
}

const line = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ')

export const echoing =
  (place: Echo, form: (text: string) => string) =>
  (next: Transport): Transport =>
  async (sent) => {
    const received = await next(sent)
    // The login must succeed, or nothing else would be called.
    const isLogin = sent.path.endsWith('/do_login') || sent.path.endsWith('-login')
    return isLogin && received.text.includes('authenticated')
      ? received
      : place(received, form(confided(sent)), sent)
  }

/** Base64 of a secret within other bytes has other letters at both ends. */
export const soughtAs = (secret: string): readonly (readonly [form: string, text: string])[] =>
  Object.entries(forms).map(([form, write]) => {
    const secretText = form.includes('base64') ? write(secret).slice(0, -3) : write(secret)
    return [form, secretText.replaceAll(/^["\\]+|["\\]+$/g, '').toLowerCase()]
  })
