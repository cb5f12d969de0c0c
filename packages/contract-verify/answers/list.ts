import type { AnswerCheck } from './answer-check.ts'
import { answersInTime } from './answers-in-time.ts'
import { bodyFitsSchema } from './body-fits-schema.ts'
import { bodyIsPlain } from './body-is-plain.ts'
import { contentTypeDocumented } from './content-type-documented.ts'
import { errorCodeFits } from './error-code-fits.ts'
import { expectedFields } from './expected-fields.ts'
import { headersDocumented } from './headers-documented.ts'
import { noExtraField } from './no-extra-field.ts'
import { noInnerWorkings } from './no-inner-workings.ts'
import { noSecret } from './no-secret.ts'
import { noServerError } from './no-server-error.ts'
import { privateAnswersStayPrivate } from './private-answers-stay-private.ts'
import { requestIdRepeated } from './request-id-repeated.ts'
import { statusDocumented } from './status-documented.ts'
import { textsAreHarmless } from './texts-are-harmless.ts'
import { timesArePossible } from './times-are-possible.ts'

export const answerChecks: readonly AnswerCheck[] = [
  noServerError,
  statusDocumented,
  contentTypeDocumented,
  bodyIsPlain,
  bodyFitsSchema,
  expectedFields,
  errorCodeFits,
  headersDocumented,
  requestIdRepeated,
  noSecret,
  noInnerWorkings,
  privateAnswersStayPrivate,
  textsAreHarmless,
  timesArePossible,
  noExtraField,
  answersInTime,
]
