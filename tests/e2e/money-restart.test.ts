import { moneyForm } from '../support/money-forms.ts'
import { tellKilled, tellRestart } from '../support/restarted-money-form.ts'

// A sample of `npm run test:matrix`, which has every form with both cuts.
tellRestart(moneyForm('applyUserDeposit'), 'before')
tellKilled('after')
