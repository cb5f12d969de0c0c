import { answerHasOrigin } from './answer-has-origin.ts'
import { everyStatusHasAnExample } from './every-status-has-an-example.ts'
import { noBareConst } from './no-bare-const.ts'
import { noDefaultResponse } from './no-default-response.ts'
import { operationHasOrigin } from './operation-has-origin.ts'
import { parameterHasOrigin } from './parameter-has-origin.ts'
import { postOnly } from './post-only.ts'
import { propertyHasOrigin } from './property-has-origin.ts'
import { requestIsNamed } from './request-is-named.ts'
import { sourceIsKnown } from './source-is-known.ts'

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
        'post-only': postOnly,
      },
    },
  }
}
