import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { problems } from '../../src/generated/problems.ts'
import { didYouMean } from '../../src/lib/nearest-name.ts'
import { propertiesIn } from './answer-reader.ts'
import type { Ledger, Path } from './gaps.ts'
import type { Operation } from './map-schema.ts'

const ALWAYS = ['success', 'empty', 'same', ...Object.keys(problems)]

/** Reports outcomes and properties of a rule that none of its operations has. */
export function checkOperation(
  ledger: Ledger,
  operations: readonly BackendOperation[],
  { when = {}, newest, instead, outcomes = {} }: Operation,
  path: Path,
): void {
  const [first] = operations
  if (first === undefined) return
  const requested = operations.flatMap(({ request }) => propertiesIn(request))
  for (const place of Object.keys(when))
    ledger.addUnknown(
      [...path, 'when', place],
      first.request,
      place.replaceAll(/^sent:|\/.*/g, ''),
      requested,
    )
  const answered = operations.map(({ answers }) => Object.values(answers)[0] ?? '')
  if (newest)
    ledger.addUnknown(
      ...([[...path, 'newest', 'as'], answered[0] ?? '', newest.as] as const),
      answered.flatMap(propertiesIn),
    )
  const statuses = operations.flatMap(({ answers }) => Object.keys(answers))
  const check = (word: string, at: Path) => {
    if ([...ALWAYS, ...statuses].includes(word)) return
    ledger.add(at, `${first.operationId} is never ${word}${didYouMean(word, statuses)}`)
  }
  if (instead !== undefined) check(instead, [...path, 'instead'])
  for (const [place, table] of Object.entries(outcomes))
    for (const [value, word] of Object.entries(table))
      check(word, [...path, 'outcomes', place, value])
}
