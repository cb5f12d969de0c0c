import { cuts, tellCut } from '../../support/cut-money-form.ts'
import { moneyForms } from '../../support/money-forms.ts'
import { tellKilled, tellRestart } from '../../support/restarted-money-form.ts'

for (const form of moneyForms)
  for (const when of cuts) {
    tellCut(form, when)
    tellRestart(form, when)
  }

for (const when of cuts) tellKilled(when)
