import { nothingChanged } from '../../changes/notes.ts'
import type { Changed } from '../../changes/notes.ts'
import { OutOfTime, Unavailable } from '../../core/model.ts'
import { plural } from '../../core/words.ts'
import type { GeneralRun, Item } from './general-run.ts'
import { askAbout } from './items.ts'

const AT_MOST_MS = 15_000

/** Deletes the items of this run as far as the contract allows, the latest first. */
export async function removeItems(run: GeneralRun): Promise<Changed> {
  const { state, settings } = run
  state.limits = {
    maxRequests: undefined,
    deadline: settings.clock() + AT_MOST_MS,
    signal: undefined,
  }
  const made = [...state.created].toReversed()
  const left = new Map<string, Item[]>()
  let removed = 0
  for (const item of made) {
    const why = await whyLeft(run, item)
    if (why === null) removed += 1
    else left.set(why, [...(left.get(why) ?? []), item])
  }
  if (made.length === 0) return nothingChanged
  return {
    putBack: removed === 0 ? [] : [`${plural(removed, 'item')} that this run made: deleted`],
    left: [...left].map(([why, items]) => ({ what: wordsFor(items), why, member: '' })),
  }
}

const wordsFor = (items: readonly Item[]): string => {
  const names = [...new Set(items.map(({ resource }) => resource.name))]
  return `${plural(items.length, 'item')} of ${names.slice(0, 4).join(', ')}`
}

/** Why an item was not deleted; null: it was. */
async function whyLeft(run: GeneralRun, item: Item): Promise<string | null> {
  const { remove } = item.resource
  if (remove === undefined) return 'the contract has no operation that deletes it'
  try {
    const answer = await askAbout(run, item, remove)
    const status = answer.received?.status ?? 0
    return run.isDone(answer) || status === 404 || status === 410
      ? null
      : `${remove.id} answers HTTP ${status}`
  } catch (error) {
    if (error instanceof OutOfTime || error instanceof Unavailable) return error.message
    throw error
  }
}
