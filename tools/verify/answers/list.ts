import type { AnswerCheck } from './answer-check.ts'
import {
  answersInTime,
  contentTypeDocumented,
  errorCodeFits,
  headersDocumented,
  noServerError,
  requestIdRepeated,
  statusDocumented,
} from './forms.ts'
import { bodyFitsSchema } from './body-fits-schema.ts'
import { bodyIsPlain } from './body-is-plain.ts'
import { expectedFields, noExtraField, noInnerWorkings, noSecret } from './fields.ts'
import { privateAnswersStayPrivate, textsAreHarmless, timesArePossible } from './contents.ts'

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
