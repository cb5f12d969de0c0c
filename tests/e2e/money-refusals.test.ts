import { moneyForm } from '../support/money-forms.ts'
import { tellRefusals } from '../support/money-refusal-stories.ts'
import { test } from '../support/story.ts'
import { desk, still } from '../support/visitor.ts'

test.use({ viewport: desk, locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

// A sample of `npm run test:matrix`, which has every form of money.
tellRefusals(moneyForm('payWithdrawal'))
