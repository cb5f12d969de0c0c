import { answerHasOrigin } from './answer-has-origin.ts'
import { everyStatusHasAnExample } from './every-status-has-an-example.ts'
import { headersAreDeclared } from './headers-are-declared.ts'
import { listsItsErrors } from './lists-its-errors.ts'
import { noBareConst } from './no-bare-const.ts'
import { noDefaultResponse } from './no-default-response.ts'
import { operationHasOrigin } from './operation-has-origin.ts'
import { parameterHasOrigin } from './parameter-has-origin.ts'
import { postOnly } from './post-only.ts'
import { problemFits } from './problem-fits.ts'
import { propertyHasOrigin } from './property-has-origin.ts'
import { requestIsNamed } from './request-is-named.ts'
import { sourceIsKnown } from './source-is-known.ts'
import { unionHasDiscriminator } from './union-has-discriminator.ts'

/** Redocly plugin `contract`: what this contract holds beyond the recommended strict rule set. */
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
