import { moneyForm } from '../support/money-forms.ts'
import { testRefusals } from '../support/money-refusal-stories.ts'
import { test } from '../support/story.ts'
import { desk, still } from '../support/visitor.ts'

test.use({ viewport: desk, locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

// `npm run test:matrix` covers every money form.
testRefusals(moneyForm('payWithdrawal'))
