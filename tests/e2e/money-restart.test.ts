import { moneyForm } from '../support/money-forms.ts'
import { testKilled, testRestart } from '../support/restarted-money-form.ts'

// `npm run test:matrix` covers every form with both cuts.
testRestart(moneyForm('applyUserDeposit'), 'before')
testKilled('after')
