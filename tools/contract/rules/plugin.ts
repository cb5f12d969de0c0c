import {
  answerHasOrigin,
  everyStatusHasAnExample,
  examplesFitStatuses,
  problemFits,
} from './answer-rules.ts'
import { propertyHasOrigin, unionHasDiscriminator } from './schema-rules.ts'

export default function contractRules() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'property-has-origin': propertyHasOrigin,
        'answer-has-origin': answerHasOrigin,
        'every-status-has-an-example': everyStatusHasAnExample,
        'examples-fit-statuses': examplesFitStatuses,
        'problem-fits': problemFits,
        'union-has-discriminator': unionHasDiscriminator,
      },
    },
  }
}
