import { postOnly, requestIsNamed } from './call-rules.ts'
import {
  answerHasOrigin,
  operationHasOrigin,
  parameterHasOrigin,
  propertyHasOrigin,
} from './origin-rules.ts'
import { noBareConst, noDefaultResponse, unionHasDiscriminator } from './schema-rules.ts'
import { everyStatusHasAnExample, examplesFitStatuses } from './every-status-has-an-example.ts'
import { headersAreDeclared } from './headers-are-declared.ts'
import { listsItsErrors } from './lists-its-errors.ts'
import { problemFits } from './problem-fits.ts'
import { sourceIsKnown } from './source-is-known.ts'

export default function contractRules() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'no-bare-const': noBareConst,
        'no-default-response': noDefaultResponse,
        'property-has-origin': propertyHasOrigin,
        'operation-has-origin': operationHasOrigin,
        'parameter-has-origin': parameterHasOrigin,
        'answer-has-origin': answerHasOrigin,
        'every-status-has-an-example': everyStatusHasAnExample,
        'examples-fit-statuses': examplesFitStatuses,
        'request-is-named': requestIsNamed,
        'source-is-known': sourceIsKnown,
        'headers-are-declared': headersAreDeclared,
        'lists-its-errors': listsItsErrors,
        'problem-fits': problemFits,
        'union-has-discriminator': unionHasDiscriminator,
        'post-only': postOnly,
      },
    },
  }
}
