import { StoreUnavailableError } from './store-errors.ts'

type Advice = readonly [found: RegExp, whatToDo: string]

const PERCENT = 'percent-encode characters such as / ? # @ : and % in a password'

/** Advice by an error's code and message. */
const databaseAdvice: readonly Advice[] = [
  [/^28P01/, `correct user and password in STORE; ${PERCENT}`],
  [/^28000/, 'correct the user in STORE, or allow it in pg_hba.conf'],
  [
    /^3D000/,
    "correct the name in STORE, or make the database: psql -c 'CREATE DATABASE …' postgres",
  ],
  [
    /^42501/,
    'give the user of STORE its rights (deploy/postgres/users.sql); only commands such as --migrate need the owner of the tables',
  ],
  [/^53300/, 'raise max_connections: each process needs 17'],
  [/ECONNREFUSED/, 'start the server, or correct host and port in STORE'],
  [/ENOTFOUND|EAI_AGAIN/, 'correct the host in STORE'],
  [
    /does not support SSL/,
    'set ssl = on at the server, or remove sslmode from STORE in a private network',
  ],
  [
    /CERT|ISSUER|SIGNATURE|certificate/,
    'name the authority in sslrootcert, and the host as the certificate does',
  ],
  [/is a standby|^25006/, 'name the primary in STORE, too'],
  [
    /^57014|^55P03|^25P03|Query read timeout|statement timeout/,
    'the server is busy, or another session holds a lock: look at pg_stat_activity',
  ],
  [/timeout|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/i, 'look at the network and at firewalls between'],
]

const cacheAdvice: readonly Advice[] = [
  [/NOAUTH/, 'CACHE needs the password: redis://:password@host'],
  [/WRONGPASS|invalid password/, `correct the password in CACHE; ${PERCENT}`],
  [/NOPERM/, 'allow the user of CACHE all commands on keys maru:* (~maru:*), and INFO and ROLE'],
  [/ECONNREFUSED/, 'start the server, or correct host and port in CACHE'],
  [/ENOTFOUND|EAI_AGAIN/, 'correct the host in CACHE'],
  [/cluster support disabled/, 'it is no Cluster: write redis:// instead of redis+cluster://'],
  [/MOVED/, 'it is a Cluster: write redis+cluster:// instead of redis://'],
  [/ETIMEDOUT|timeout/, 'look at the network, and whether the server offers the TLS of rediss://'],
  [/wrong version number|EPROTO/, 'it does not offer TLS: write redis:// instead of rediss://'],
  [
    /CERT|ISSUER|SIGNATURE|certificate/,
    'name the authority in NODE_EXTRA_CA_CERTS, and the host as the certificate does',
  ],
  [/is a replica/, 'name the primary in CACHE, or Sentinel: redis+sentinel://host1,host2/name'],
  [
    /Connection is closed|ECONNRESET|does not answer/,
    'look at host and port in CACHE; a server with TLS needs rediss://',
  ],
]

/** An error of the engine's client, or the first of those in it. */
function innermostError(error: unknown): unknown {
  if (error instanceof AggregateError) return innermostError(error.errors[0])
  const nestedError: unknown =
    error instanceof Error && 'lastNodeError' in error ? error.lastNodeError : undefined
  return nestedError instanceof Error ? innermostError(nestedError) : error
}

function describeFault(error: unknown, advices: readonly Advice[]): string {
  if (error instanceof StoreUnavailableError) return error.message
  const cause = innermostError(error)
  const message = (cause instanceof Error ? cause.message || cause.name : String(cause)).replace(
    /\.$/,
    '',
  )
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const advice = advices.find(([pattern]) => pattern.test(`${code} ${message}`.trimStart()))
  return advice === undefined ? message : `${message}: ${advice[1]}`
}

/** One sentence without a full stop: the failure, and what to do. */
export const databaseFault = (error: unknown): string => describeFault(error, databaseAdvice)

/** The same for the cache. */
export const cacheFault = (error: unknown): string => describeFault(error, cacheAdvice)
