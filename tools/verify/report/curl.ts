import { maskSecretFields } from '../answers/secret-names.ts'
import type { RequestSent } from '../contract/model.ts'
import type { Mask } from './mask.ts'
import type { Verdict } from './verdict.ts'

const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const MIN_COMMON_PREFIX = 8

const escapeForShell = (text: string): string => text.replaceAll(/["$`\\]/g, String.raw`\$&`)

function commonPrefixLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/**
 * A sent session for double quotes of a POSIX shell: a known one as its variable, a damaged one
 * as its intact start and the rest, anything else unchanged.
 * @param sessions session → its variable
 */
function sessionExpression(sent: string, sessions: ReadonlyMap<string, string>): string {
  const sessionName = sessions.get(sent)
  if (sessionName !== undefined) return `$${sessionName}`
  for (const [session, name] of sessions) {
    const length = commonPrefixLength(session, sent)
    if (length >= Math.min(MIN_COMMON_PREFIX, session.length) && length > 0)
      return `$(printf %.${length}s "$${name}")${escapeForShell(sent.slice(length))}`
  }
  return escapeForShell(sent)
}

/**
 * A command that repeats the request; a variable replaces the session and stars the password.
 * @param sessions session → variable name
 * @param mask hides other secrets
 */
export function curlLine(
  backend: string,
  { method, path, headers, text }: RequestSent,
  sessions: ReadonlyMap<string, string>,
  mask: Mask = (word) => word,
): string {
  const headerOptions = Object.entries(headers)
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => `-H ${mask(headerArgument(name, value, sessions))}`)
  const body =
    text === undefined ? [] : [`-d ${quoteForShell(mask(truncate(maskSecretFields(text))))}`]
  const methodOption = method === 'POST' && text !== undefined ? [] : [`-X ${method}`]
  const pathText = mask(withVariables(path, sessions))
  const address = `${backend}${pathText}`
  const target = pathText.includes('$') || path.includes('?') ? `"${address}"` : address
  return ['curl', ...methodOption, ...headerOptions, ...body, target].join(' ')
}

function headerArgument(
  name: string,
  value: string,
  sessions: ReadonlyMap<string, string>,
): string {
  const sessionName = sessions.get(value)
  if (sessionName !== undefined) return `"${name}: $${sessionName}"`
  if (name !== 'authorization') {
    const valueText = withVariables(value, sessions)
    if (valueText !== value) return `"${name}: ${valueText}"`
    return name === 'cookie' ? '"cookie: $COOKIE"' : quoteForShell(`${name}: ${value}`)
  }
  const [scheme = '', ...rest] = value.split(' ')
  const credential = sessionExpression(rest.join(' '), sessions)
  return credential.includes('$')
    ? `"authorization: ${scheme} ${credential}"`
    : quoteForShell(`${name}: ${value}`)
}

/** A text for double quotes of a shell, with variables instead of sessions. */
function withVariables(text: string, sessions: ReadonlyMap<string, string>): string {
  const containedSessions = [...sessions].filter(
    ([session]) => session !== '' && text.includes(session),
  )
  return containedSessions.reduce(
    (line, [session, name]) => line.replaceAll(session, `$${name}`),
    text,
  )
}

const truncate = (text: string): string => (text.length > 2_000 ? `${text.slice(0, 2_000)}…` : text)

const readPropertyCommand = (name: string): string =>
  String.raw`sed -n 's/.*"${name}" *: *"\([^"]*\)".*/\1/p'`

const JSON_HEADER = "-H 'content-type: application/json'"

/** Shell lines that set the variables of curl commands; empty if no command needs a session. */
export function sessionSetupLines({ signIn, sessions }: Verdict, url: string): readonly string[] {
  if (sessions.length === 0) return []
  if (signIn === null)
    return [
      'The curl lines need a session. Type its token, which is not shown:',
      `  ${sessions.map((name) => `read -rs ${name}`).join('; ')}`,
    ]
  const { user, otherUser } = signIn
  const hasOther = sessions.some((name) => name.startsWith('OTHER_'))
  return [
    'The curl lines need a session. Type the password once, it is not shown:',
    `  read -rs PW; ${signInCommand(signIn, user, '', url)}`,
    ...(otherUser !== undefined && hasOther
      ? [`  read -rs OTHER_PW; ${signInCommand(signIn, otherUser, 'OTHER_', url)}`]
      : []),
  ]
}

function signInCommand(
  { path, bodyFor, tokenName, sessionPath, origin }: NonNullable<Verdict['signIn']>,
  user: string,
  prefix: string,
  url: string,
): string {
  const marker = '$PW'
  // The shell inserts the password, so that it does not appear in the history.
  const body = quoteForShell(bodyFor(user, marker)).replace(marker, `'"$${prefix}PW"'`)
  const originOption = origin === undefined ? '' : ` -H ${quoteForShell(`origin: ${origin}`)}`
  const login = `${JSON_HEADER}${originOption} -d ${body} ${url}${path}`
  if (sessionPath === undefined)
    return `${prefix}TOKEN=$(curl -s ${login} | ${readPropertyCommand(tokenName)})`
  const cookie = String.raw`sed -n 's/^[Ss]et-[Cc]ookie: *\([^;]*\).*/\1/p'`
  return [
    `${prefix}COOKIE=$(curl -s -o /dev/null -D - ${login} | ${cookie})`,
    `${prefix}TOKEN=$(curl -s ${JSON_HEADER}${originOption} -H "cookie: $${prefix}COOKIE" -d '{}' ${url}${sessionPath} | ${readPropertyCommand(tokenName)})`,
  ].join('; ')
}
