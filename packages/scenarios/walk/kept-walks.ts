import { nothingReached } from '../coverage/observe.ts'
import type { Scenario } from '../core/scenario.model.ts'
import type { ScreenBundle } from '../screen/bundle-screens.ts'
import { runOnScreens } from '../trace/run-screen.ts'
import type { Recorded } from '../trace/trace-files.ts'
import { writtenTrace } from '../trace/trace-text.ts'
import { REST_WITHIN_MS } from './screen-walk.ts'

/** What a run comes to: places of the code where a fault could be, and kinds of lines in its trace. */
export type Novelty = ReadonlySet<string>

export type Judged = {
  readonly scenario: Scenario
  readonly recorded: Recorded
  readonly novelty: Novelty
  readonly milliseconds: number
}

/** Lines of a trace without names and numbers, each with its place. */
function shapesOf({ chapters }: Recorded): readonly string[] {
  const shapes: string[] = []
  for (const { lines } of writtenTrace(chapters, () => null)) {
    let place = ''
    for (const line of lines.slice(1)) {
      const shape = line.trim().replaceAll(/"(?:[^"\\]|\\.)*"|\d[\d,.:]*/g, '_')
      if (shape.startsWith('in ')) place = shape
      else if (!shape.startsWith('looks: ')) shapes.push(`${place} ${shape}`)
    }
  }
  return shapes
}

/** Plays a scenario; null: it does not hold, or is not traced. */
export async function judge(scenario: Scenario, bundle: ScreenBundle): Promise<Judged | null> {
  const novelty = new Set<string>()
  let recorded: Recorded | null = null
  const { failure, milliseconds } = await runOnScreens(scenario, {
    bundle,
    reached: nothingReached(),
    outlines: () => null,
    restWithinMs: REST_WITHIN_MS,
    onSeen: (one) => (recorded = one),
    isMutant: (id) => {
      novelty.add(String(id))
      return false
    },
  })
  const seen = recorded as Recorded | null
  if (failure !== null || seen === null) return null
  for (const shape of shapesOf(seen)) novelty.add(shape)
  return { scenario, recorded: seen, novelty, milliseconds }
}

/** A place of the code counts as much as so many lines. */
const WEIGHT_OF_PLACE = 4

const worth = (novelty: Novelty, known: ReadonlySet<string>): number =>
  [...novelty].reduce(
    (sum, one) => (known.has(one) ? sum : sum + (/^\d+$/.test(one) ? WEIGHT_OF_PLACE : 1)),
    0,
  )

/** Of all, those that show most that is new for the time they take, one after the other. */
export function chooseWalks(
  all: readonly Judged[],
  known: ReadonlySet<string>,
  count: number,
): readonly Judged[] {
  const seen = new Set(known)
  const left = new Set(all)
  const chosen: Judged[] = []
  const worthOf = ({ novelty, milliseconds }: Judged) => worth(novelty, seen) / (500 + milliseconds)
  while (chosen.length < count && left.size > 0) {
    const [best] = [...left].toSorted((one, other) => worthOf(other) - worthOf(one))
    if (best === undefined || worthOf(best) === 0) break
    left.delete(best)
    chosen.push(best)
    for (const one of best.novelty) seen.add(one)
  }
  return chosen
}
