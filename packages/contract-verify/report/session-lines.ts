import type { Verdict } from './verdict.ts'
import { quoted } from './shell.ts'

const property = (name: string): string => String.raw`sed -n 's/.*"${name}" *: *"\([^"]*\)".*/\1/p'`

const JSON_HEADER = "-H 'content-type: application/json'"

/** Shell lines that set the variables of curl commands; empty if no command needs a session. */
export function sessionLines({ signIn, sessions }: Verdict, url: string): readonly string[] {
  if (sessions.size === 0) return []
  if (signIn === null)
    return [
      'The curl lines need a session. Type its token, which is not shown:',
      `  ${[...new Set(sessions.values())].map((name) => `read -rs ${name}`).join('; ')}`,
    ]
  const { user, otherUser } = signIn
  const names = [...new Set(sessions.values())]
  const has = (prefix: string) => names.some((name) => name.startsWith(prefix))
  return [
    'The curl lines need a session. Type the password once, it is not shown:',
    `  read -rs PW; ${linesFor(signIn, user, '', url)}`,
    ...(otherUser !== undefined && has('OTHER_')
      ? [`  read -rs OTHER_PW; ${linesFor(signIn, otherUser, 'OTHER_', url)}`]
      : []),
  ]
}

function linesFor(
  { path, bodyFor, tokenName, sessionPath, origin }: NonNullable<Verdict['signIn']>,
  user: string,
  prefix: string,
  url: string,
): string {
  const marker = '$PW'
  // The shell inserts the password, so that it does not appear in the history.
  const body = quoted(bodyFor(user, marker)).replace(marker, `'"$${prefix}PW"'`)
  const from = origin === undefined ? '' : ` -H ${quoted(`origin: ${origin}`)}`
  const login = `${JSON_HEADER}${from} -d ${body} ${url}${path}`
  if (sessionPath === undefined)
    return `${prefix}TOKEN=$(curl -s ${login} | ${property(tokenName)})`
  const cookie = String.raw`sed -n 's/^[Ss]et-[Cc]ookie: *\([^;]*\).*/\1/p'`
  return [
    `${prefix}COOKIE=$(curl -s -o /dev/null -D - ${login} | ${cookie})`,
    `${prefix}TOKEN=$(curl -s ${JSON_HEADER}${from} -H "cookie: $${prefix}COOKIE" -d '{}' ${url}${sessionPath} | ${property(tokenName)})`,
  ].join('; ')
}
