import type { Mutant } from '../mutants.ts'

const postgres = 'src/proxy/store/postgres'
const money = `${postgres}/money-operations.ts`
const sessions = `${postgres}/sessions.ts`
const sessionOperations = `${postgres}/session-operations.ts`
const sessionCache = `${postgres}/session-cache.ts`
const entries = 'src/proxy/store/redis/session-entries.ts'
const identity = `${postgres}/identity.ts`
const sweep = `${postgres}/sweep.ts`
const counters = 'src/proxy/store/redis/counters.ts'
const protection = `${postgres}/protection-operations.ts`

export const distributedMutants: readonly Mutant[] = [
  {
    name: 'a key is claimed although another attempt has it',
    file: money,
    edits: [
      [
        `WHERE money.expires_at <= now_ms()
        OR (money.state = 'forgotten' AND money.owner <> excluded.owner)`,
        '',
      ],
    ],
  },
  {
    name: 'a claim that meets another one fails',
    file: money,
    edits: [
      [
        `ON CONFLICT (key_hash) DO UPDATE
      SET member_hash = excluded.member_hash, fingerprint = excluded.fingerprint,
        owner = excluded.owner, state = 'running', answer = NULL,
        running_until = excluded.running_until, expires_at = excluded.expires_at
      WHERE money.expires_at <= now_ms()
        OR (money.state = 'forgotten' AND money.owner <> excluded.owner)`,
        '',
      ],
    ],
  },
  {
    name: 'an attempt forgets a key that another attempt has',
    file: money,
    edits: [['WHERE money.owner = excluded.owner', '']],
  },
  {
    name: 'the record of a member is read without a lock',
    file: protection,
    edits: [['`${MEMBER} FOR UPDATE`', 'MEMBER']],
  },
  {
    name: 'the time of a limit is the clock of the process',
    file: protection,
    edits: [["Number(row?.['now'])", 'Date.now() - 86_400_000 * 40']],
  },
  {
    name: 'a commit of unknown outcome is taken as done',
    file: `${postgres}/statements.ts`,
    edits: [
      [
        "if (all.at(-1)?.command !== 'COMMIT') throw new Error('the transaction was not committed')",
        '',
      ],
      [
        "const [, ...rest] = await commit(connected, incarnation, ['BEGIN'], ...statements)\n  return rest",
        "const [, ...rest] = await commit(connected, incarnation, ['BEGIN'], ...statements).catch(() => [[], ...statements.map(() => [])] as never)\n  return rest",
      ],
    ],
  },
  {
    name: 'durable writes do not wait for the disk and the standby',
    file: `${postgres}/statements.ts`,
    edits: [
      [
        "commit(connected, incarnation, ['BEGIN'], ...statements)",
        "commit(connected, incarnation, ['BEGIN'], ['SET LOCAL synchronous_commit TO off'], ...statements).then(([first, , ...others]) => [first, ...others])",
      ],
    ],
  },
  {
    name: 'limits do not wait for the disk and the standby',
    file: protection,
    edits: [
      [
        'await commit(connected, store.incarnation, ...statements)',
        "await commit(connected, store.incarnation, ['SET LOCAL synchronous_commit TO off'], ...statements)",
      ],
    ],
  },
  {
    name: 'a logout leaves the session in the database',
    file: sessionOperations,
    edits: [['is_removed = true, secrets', 'secrets']],
  },
  {
    name: 'a logout leaves no tombstone in the cache',
    file: sessions,
    edits: [['cache.isBuried(epoch, hash)', 'Promise.resolve(hash !== epoch.servers)']],
  },
  {
    name: 'a logout does not wait for processes that use the epoch before',
    file: `${postgres}/cache-epoch.ts`,
    edits: [['if (age < LEASE_MS) await after(LEASE_MS - age)', 'if (age < 0) await after(0)']],
  },
  {
    name: 'entries of any server are used',
    file: sessionCache,
    edits: [['epoch.servers.includes(server) && isCurrent(epoch)', 'isCurrent(epoch)']],
  },
  {
    name: 'a server that followed another one counts as the same',
    file: 'src/proxy/store/redis/client.ts',
    edits: [
      [
        "\n  .. '-' .. string.match(redis.call('INFO', 'replication'), 'master_replid:(%x+)')`",
        '`',
      ],
      ['return `${id}-${data}`', 'return id'],
    ],
  },
  {
    name: 'an entry replaces a tombstone',
    file: entries,
    edits: [["found ~= '${TOMBSTONE}' and ", '']],
  },
  {
    name: 'entries of all epochs have one name',
    file: entries,
    edits: [['session:${number}:${hash}', 'session:${hash}${number < 0}']],
  },
  {
    name: 'a database that lacks acknowledged writes is used',
    file: identity,
    edits: [['if (lost.length === 0) return', 'if (lost.length < 10) return']],
  },
  {
    name: 'only the process that misses a write refuses the database',
    file: identity,
    edits: [['if (row.distrust !== null) throw new StoreFault(row.distrust)', '']],
  },
  {
    name: 'the refusal of a database waits for its standby',
    file: identity,
    edits: [["'synchronous_commit', 'local', true", "'synchronous_commit', 'on', true"]],
  },
  {
    name: 'writers of ended connections are forgotten',
    file: `${postgres}/connections.ts`,
    edits: [['...retired,\n    ],', '],']],
  },
  {
    name: 'an acceptance is dated by the clock of the operator alone',
    file: `${postgres}/accept.ts`,
    edits: [['Math.max(Date.now(), before + 1)', 'Date.now()']],
  },
  {
    name: 'two acceptances do not wait for each other',
    file: `${postgres}/accept.ts`,
    edits: [["pg_advisory_xact_lock(hashtext('maru migrate'))", "to_regclass('store')"]],
  },
  {
    name: 'an acceptance keeps sessions',
    file: `${postgres}/accept.ts`,
    edits: [["['DELETE FROM sessions'],", '']],
  },
  {
    name: 'a logout of a session that an acceptance removed is answered at once',
    file: sessions,
    edits: [['await bury(isFound ? [hash] : [], epoch)', 'if (isFound) await bury([hash], epoch)']],
  },
  {
    name: 'tables of the version before are used',
    file: identity,
    edits: [['if (layout < LAYOUT) {', 'if (layout < LAYOUT - 1) {']],
  },
  {
    name: 'the migration shuts out programs of the version before',
    file: `${postgres}/layouts.ts`,
    edits: [['number: 3,\n    oldestProgram: 1,', 'number: 3,\n    oldestProgram: 3,']],
  },
  {
    name: 'sessions of the version before cannot be read',
    file: 'src/proxy/store/shared/sealed-session.ts',
    edits: [['device = { browser: null, system: null },', 'device = JSON.parse(String()),']],
  },
  {
    name: 'entries of the cache have another format than those of the version before',
    file: entries,
    edits: [
      [".toString('base64')]", ".toString('hex')]"],
      ["Buffer.from(String(row[name]), 'base64')", "Buffer.from(String(row[name]), 'hex')"],
    ],
  },
  {
    name: 'sessions that a member ended are left in the database',
    file: sessionOperations,
    edits: [
      [
        'AND NOT is_removed AND expires_at > now_ms() RETURNING id_hash',
        'AND false RETURNING id_hash',
      ],
    ],
  },
  {
    name: 'a second attempt to end other sessions leaves no tombstone for those of the first',
    file: sessionOperations,
    edits: [['hashes: revoked.map', 'hashes: ended.map']],
  },
  {
    name: 'ending other sessions leaves no tombstone in the cache',
    file: sessions,
    edits: [['await bury(hashes, epoch)\n', 'await bury([], epoch)\n']],
  },
  {
    name: 'tries fail while the cache is away',
    file: 'src/proxy/server/throttle/store-limiter.ts',
    edits: [['insuranceLimiter: new ProcessLimiter({ ...limits, keyPrefix: name }),', '']],
  },
  {
    name: 'each try in the cache is the first one',
    file: counters,
    edits: [['points = points + added', 'points = added']],
  },
  {
    name: 'a count in the cache never ends',
    file: counters,
    edits: [['(ends > 0 and ends <= now)', 'false']],
  },
  {
    name: 'a try whose answer is lost is counted again',
    file: counters,
    edits: [
      [
        'await client.run(ADD, keyOf(key), now(), points, durationMs, forced)',
        'await client.run(ADD, keyOf(key), now(), points, durationMs, forced).catch(() => client.run(ADD, keyOf(key), now(), points, durationMs, forced))',
      ],
    ],
  },
  {
    name: 'each process counts tries alone',
    file: `${postgres}/postgres-store.ts`,
    edits: [["names.hashOf('counter', key)}`", "names.hashOf('counter', key)}${Math.random()}`"]],
  },
  {
    name: 'each try in the database is the first one',
    file: `${postgres}/counter-operations.ts`,
    edits: [['counters.points + excluded.points', 'excluded.points']],
  },
  {
    name: 'sweeping removes what has not expired',
    file: sweep,
    edits: [
      [
        '(SELECT ${key} FROM ${table} WHERE expires_at <= now_ms() LIMIT',
        '(SELECT ${key} FROM ${table} LIMIT',
      ],
      [' AND expires_at <= now_ms()`', '`'],
    ],
  },
  {
    name: 'sweeping removes writers that are used',
    file: sweep,
    edits: [['const WRITERS_KEPT_MS = 7 * 86_400_000', 'const WRITERS_KEPT_MS = 500']],
  },
  {
    name: 'processes do not renew their writers',
    file: sweep,
    edits: [
      ['const WRITERS_KEPT_MS = 7 * 86_400_000', 'const WRITERS_KEPT_MS = 5_000'],
      ["WHERE id = ANY($1)', [ownWriters]]", "WHERE id = ANY($1)', [[]]]"],
    ],
  },
  {
    name: 'an epoch is used for ever',
    file: sessionCache,
    edits: [['until: asked + LEASE_MS', 'until: Infinity']],
  },
]
