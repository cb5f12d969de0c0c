import { testAsksAgain, testOpensOffline, testSaysOffline } from '../../support/drawer-stories.ts'
import { test } from '../../support/lost-code.ts'
import { phone } from '../../support/visitor.ts'

test.use({ viewport: phone, proxyEnv: { SERVICE_WORKER: 'off' } })

for (const drawer of ['menu', 'login'] as const) {
  testOpensOffline(drawer)
  testSaysOffline(drawer)
  testAsksAgain(drawer)
}
