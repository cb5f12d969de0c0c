export type { Effects } from './contract/effects.ts'
export { loadContract, loadRoutes } from './load.ts'
export type { LoadedContract } from './load.ts'
export { NoAnswerError } from './contract/model.ts'
export type {
  Finding,
  Operation,
  ReceivedResponse,
  RequestSent,
  Transport,
} from './contract/model.ts'
export { withValueAt } from './contract/outcome.ts'
export { proxyHop } from './hop/backend-hop.ts'
export { terminalText } from './report/terminal.ts'
export type { Verdict } from './report/verdict.ts'
export type { Settings } from './run/run.ts'
export { createHttpTransport } from './transport/http.ts'
export { readBody } from './transport/read-body.ts'
export { readProxyLog, verifyLog } from './verify-log.ts'
export { verify } from './verify.ts'
