import {
  INQUIRIES_AT_ONCE,
  CONFIRM_ABOVE,
  MINIMUM_DEPOSIT,
  MINIMUM_POINTS,
} from '../../src/lib/operator-defaults.ts'
import type { ProxySettings } from '../../proxy/ports/ports.ts'
import { koreanBanks } from '../../proxy/site/korean-banks.ts'

/** The proxy's settings on the demo site. */
export const demoSettings: Omit<ProxySettings, 'sessionIdleMs'> = {
  answerMode: 'report',
  backendTimeoutMs: 10_000,
  bodyLimitBytes: 65_536,
  answerLimitBytes: 8_388_608,
  publicOrigin: null,
  operator: {
    minimumAge: 19,
    inquiriesAtOnce: INQUIRIES_AT_ONCE,
    minimumDeposit: MINIMUM_DEPOSIT,
    minimumPoints: MINIMUM_POINTS,
    confirmAbove: CONFIRM_ABOVE,
    terms: {
      ko: '<p>데모 사이트의 약관입니다. 실제 운영자는 자신의 약관을 여기에 보여 줍니다.</p>',
      en: '<p>These are the terms of a demo site. An operator shows their own here.</p>',
    },
    banks: koreanBanks,
    support: ['mailto:support@maru.example'],
    helpLines: [{ name: '한국도박문제예방치유원', address: 'tel:1336' }],
  },
}
