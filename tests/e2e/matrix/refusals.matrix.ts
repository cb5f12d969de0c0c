import { moneyForms } from '../../support/money-forms.ts'
import { testRefusals } from '../../support/money-refusal-stories.ts'
import { testRefusalsOf, walks } from '../../support/refusal-stories.ts'
import { test } from '../../support/story.ts'
import { desk, still } from '../../support/visitor.ts'

test.use({ viewport: desk, locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

for (const form of moneyForms) testRefusals(form)
for (const operation of Object.keys(walks) as (keyof typeof walks)[]) testRefusalsOf(operation)
