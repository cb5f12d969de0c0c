import type { ProxySettings } from '../../proxy/ports/ports.ts'

export const proxySettings: ProxySettings = {
  answerMode: 'report',
  backendTimeoutMs: 5_000,
  bodyLimitBytes: 65_536,
  answerLimitBytes: 8_388_608,
  sessionIdleMs: null,
  publicOrigin: null,
  operator: {
    minimumAge: 19,
    inquiriesAtOnce: 3,
    minimumDeposit: 10_000,
    minimumPoints: 10_000,
    confirmAbove: 1_000_000,
    terms: {},
    banks: [],
    support: [],
    helpLines: [],
  },
}
