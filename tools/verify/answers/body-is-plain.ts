import type { ReceivedResponse } from '../contract/model.ts'
import { codingsIn } from '../transport/read-body.ts'
import { groupedFault } from './answer-check.ts'
import type { AnswerCheck } from './answer-check.ts'

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g

/** The first duplicate name in an object of a JSON text (RFC 8259, 4); undefined: none. */
export function duplicateKey(text: string): string | undefined {
  const objects: (Set<string> | null)[] = []
  let lastToken = ''
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') objects.push(new Set())
    else if (token === '[') objects.push(null)
    else if (token === '}' || token === ']') objects.pop()
    else if (token === ':') {
      const names = objects.at(-1)
      if (names?.has(lastToken) === true) return JSON.parse(lastToken) as string
      names?.add(lastToken)
    }
    lastToken = token
  }
  return undefined
}

/** Whether the text equals its parsed value: a quick test, because most answers are compact JSON. */
const isUnchangedJson = (text: string, json: unknown): boolean =>
  json === undefined || JSON.stringify(json) === text

const charsetOf = (type: string | undefined): string | undefined =>
  /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type ?? '')?.[1]?.toLowerCase()

const PLAIN_CHARSETS: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii'])

/** Whether the answer's text was decoded correctly. */
export const isReadable = ({ bytes }: ReceivedResponse): boolean => bytes?.isReadable !== false

export const bodyIsPlain: AnswerCheck = {
  id: 'body-is-plain',
  title: 'Bodies are valid UTF-8 and match their headers',
  find({ received, call }) {
    const { headers, bytes, status, text } = received
    const acceptedCodings = codingsIn(call.sent.headers['accept-encoding']).map(
      (coding) => coding.split(';')[0],
    )
    const unacceptedCodings = codingsIn(headers['content-encoding']).filter(
      (coding) => !acceptedCodings.includes(coding) && !acceptedCodings.includes('*'),
    )
    const charset = charsetOf(headers['content-type'])
    const duplicate = isUnchangedJson(text, call.json) ? undefined : duplicateKey(text)
    const faults = [
      ...(bytes?.faults ?? []),
      ...(unacceptedCodings.length > 0 && isReadable(received)
        ? [`has Content-Encoding: ${unacceptedCodings.join(', ')}, and the request takes no coding`]
        : []),
      ...(bytes === undefined && text.startsWith('\uFEFF')
        ? ['has a body that begins with a byte order mark']
        : []),
      ...(duplicate === undefined
        ? []
        : [`has \`${duplicate}\` twice in one object; parsers differ in which one they use`]),
      ...(charset === undefined || PLAIN_CHARSETS.has(charset) ? [] : [`says charset=${charset}`]),
    ]
    return faults.map((reason) => ({
      message: `answers ${status}, which ${reason}`,
      ...groupedFault(`plain ${reason}`, reason),
    }))
  },
}
