import type { OperationId } from '../../../../../mocks/handlers/contract.ts'
import type { Break } from '../layers.ts'
import { specimens } from './systematic.ts'

/** A check, the operation that it reports, and a generated backend that only this check detects. */
const of: readonly (readonly [string, OperationId, string])[] = [
  [
    'private-answers-stay-private',
    'getPayment',
    'private answers may be cached: by all at getPayment',
  ],
  [
    'texts-are-harmless',
    'notices',
    "markup in operators' texts: a drawing with a handler at notices",
  ],
  ['times-are-possible', 'getMember', 'times of lists: the local time as UTC at getMember'],
  [
    'keys-are-kept',
    'userTransferIn',
    'keys are replayed otherwise: with fresh figures at userTransferIn',
  ],
  ['reads-follow-writes', 'getMember', 'stale reads: for nine of ten at getMember'],
  [
    'others-keep-theirs',
    'deleteAllHelp',
    'calls that reach other members: what is done is done to all at deleteAllHelp',
  ],
  ['tokens-are-unguessable', 'doLogin', 'guessable tokens: a counter at doLogin'],
]

/** One generated backend for each check that was written for its class of faults. */
export const publishedBreaks: readonly Break[] = of.map(([check, operation, name]) => {
  const specimen = specimens(1).find((one) => one.name === name)
  if (specimen === undefined) throw new Error(`There is no backend "${name}".`)
  return { name, check, operation, layer: specimen.layer }
})
