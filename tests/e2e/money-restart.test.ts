import { moneyForm } from '../support/money-forms.ts'
import { tellKilled, tellRestart } from '../support/restarted-money-form.ts'

// `npm run test:matrix` covers every form with both cuts.
tellRestart(moneyForm('applyUserDeposit'), 'before')
tellKilled('after')
