import { tellAsksAgain, tellOpensOffline, tellSaysOffline } from '../../support/drawer-stories.ts'
import { test } from '../../support/lost-code.ts'
import { phone } from '../../support/visitor.ts'

test.use({ viewport: phone, proxyEnv: { SERVICE_WORKER: 'off' } })

for (const drawer of ['menu', 'login'] as const) {
  tellOpensOffline(drawer)
  tellSaysOffline(drawer)
  tellAsksAgain(drawer)
}
