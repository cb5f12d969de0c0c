import { describeTable } from '../settings/settings-table.ts'
import { ACCEPT_STORE, MIGRATE } from '../store/shared/store-errors.ts'
import { settingsTable } from './settings.ts'

export function settingsHelp(): string {
  return `npm run proxy: the built site, and /api/* to the backend.

npm run proxy -- --check
  tries settings, site, store, cache, backend and clock, and exits: 0 if the server can start, else 1 with a
  line for each fault, or 2 if a setting is invalid. It makes no store, and may run beside running processes.

${ACCEPT_STORE}
  accepts the store of SESSION_STORE or STORE in its present state, after the log and /readyz refused
  it, and exits. Readable data is kept; unreadable limits and breaks of members, and records of sent
  requests for money, are lost. Sessions end. A copy of a file is kept beside it; dump a database first.
  Running processes use the accepted store without a restart. It exits with 2 if there is nothing to accept.
  --restored     also when nothing refused the store, after a restore of a backup while no process ran
  --lose-limits  also when SESSION_KEYS cannot decrypt members' limits, which are lost then

${MIGRATE}
  creates the tables in the database of STORE=postgres://…, or brings those of an earlier version to the
  layout of this one, and exits. Running processes of the version before continue to work.
  ${MIGRATE}-back returns to the layout before. It removes no records.

npm run proxy -- --audit [MEMBER]
  prints the audit log of the store, or the lines of one member, as a JSON object a line: logins, limits,
  breaks and money, with the id of the request. It exits with 1 if lines of an SQLite file were changed.
  It needs BACKEND_URL as the proxies have it.

Settings (environment), read at the start:
${describeTable(settingsTable)}

On PORT, beside the site:
  POST /api/routes/*   the contract of openapi/proxy.yaml
  GET  /healthz        200 while the process lives

On ADMIN_PORT:
  GET  /healthz        the same
  GET  /readyz         200 when the store and the backend can be used, else 503 with the reasons
  GET  /metrics        metrics for Prometheus

SIGTERM, SIGINT and SIGHUP stop it within 10 seconds: running calls end, new connections are refused.
`
}
