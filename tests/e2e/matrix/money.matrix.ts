import { cuts, testCut } from '../../support/cut-money-form.ts'
import { moneyForms } from '../../support/money-forms.ts'
import { testKilled, testRestart } from '../../support/restarted-money-form.ts'

for (const form of moneyForms)
  for (const when of cuts) {
    testCut(form, when)
    testRestart(form, when)
  }

for (const when of cuts) testKilled(when)
