import type { Scenario } from './scenario.ts'

export const flaky: Scenario = {
  description: 'Every third call fails: refused with 503, and the next time done but cut in half.',
  rules: { faults: 'every-third' },
}
