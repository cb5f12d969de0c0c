import { moneyForms } from '../../support/money-forms.ts'
import { tellRefusals } from '../../support/money-refusal-stories.ts'
import { tellRefusalsOf, walks } from '../../support/refusal-stories.ts'
import { test } from '../../support/story.ts'
import { desk, still } from '../../support/visitor.ts'

test.use({ viewport: desk, locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: still })

for (const form of moneyForms) tellRefusals(form)
for (const operation of Object.keys(walks) as (keyof typeof walks)[]) tellRefusalsOf(operation)
