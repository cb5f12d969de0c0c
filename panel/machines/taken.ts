import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { eventName } from '@maru/scenarios/transitions'
import { pathOf } from '@maru/scenarios/machines'
import type { SeenEvent } from '../seen/seen-machines.ts'

type Taken = { readonly eventType: string; readonly source: AnyStateNode }

/** Charts are matched by place, because a page may provide other actors. */
function keyOf(machine: string, taken: Taken): readonly string[] {
  const { eventType, source } = taken
  const list: readonly unknown[] = source.transitions.get(eventType) ?? source.always ?? []
  const index = list.indexOf(taken)
  return index < 0 ? [] : [`${machine} ${pathOf(source)}/${eventName(eventType, source)}/${index}`]
}

/** Chart keys of the transitions a machine took. */
export const keysOfTaken = (
  { id }: { readonly id: AnyStateMachine['id'] },
  seen: SeenEvent | undefined,
): readonly string[] =>
  seen?.machine === id ? (seen.taken as readonly Taken[]).flatMap((one) => keyOf(id, one)) : []
