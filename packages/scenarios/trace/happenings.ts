import type { MachineStep } from '../coverage/observe.ts'
import type { SeenCall } from '../core/calls.ts'
import type { World } from '../simulated/world.ts'

const tabText = (number: number): string => (number === 1 ? '' : `tab ${number} `)

const isEmpty = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.keys(body).length === 0

function callText({ tab, operation, body, headers }: SeenCall): string {
  const key = headers.get('idempotency-key')
  const words = [
    operation,
    ...(isEmpty(body) ? [] : [JSON.stringify(body)]),
    ...(key === null ? [] : [`with the key ${key}`]),
    ...(headers.has('authorization') ? [] : ['as anybody']),
  ]
  return tabText(tab) + words.join(' ')
}

/** What happens beside the page, and what the page holds: each read says what is new since the one before. */
export function watchHappenings(world: World, path: readonly MachineStep[]) {
  const answered = new Set<SeenCall>()
  const windows = new Map<number, string>()
  const shown = new Map<number, number>()
  const asked = new Map<number, number>()
  const held = new Map<number, ReadonlyMap<string, number>>()
  let calls = 0
  let moves = 0

  const machines = (): readonly string[] => {
    const fresh = path.slice(moves)
    moves = path.length
    return [...Map.groupBy(fresh, ({ machine }) => machine)].map(([machine, steps]) => {
      const states = steps.map(({ state, failure }, index) =>
        failure === undefined || failure === steps[index - 1]?.failure
          ? state
          : `${state} ${failure}`,
      )
      const different = states.filter((state, index) => state !== states[index - 1])
      return `${machine} → ${different.join(' → ')}`
    })
  }
  const callLines = (): readonly string[] => {
    const fresh = world.calls.slice(calls)
    calls = world.calls.length
    const answers = world.calls.filter((call) => call.outcome !== null && !answered.has(call))
    for (const call of answers) answered.add(call)
    const answerTexts = answers.map(({ tab, operation, outcome }) =>
      outcome === 'success'
        ? tabText(tab) + operation
        : `${tabText(tab)}${operation} with ${outcome}`,
    )
    return [
      ...(fresh.length === 0 ? [] : [`calls ${fresh.map(callText).join(', ')}`]),
      ...(answers.length === 0 ? [] : [`answered: ${answerTexts.join(', ')}`]),
    ]
  }
  const windowLines = (number: number): readonly string[] => {
    const text = (world.tab(number)?.windows ?? [])
      .map(({ state, size, url }) => [state, size ?? 'as a tab', url ?? ''].join(' ').trim())
      .join('; ')
    if ((windows.get(number) ?? '') === text) return []
    windows.set(number, text)
    return [`${tabText(number)}game windows: ${text}`]
  }
  const shownLines = (number: number): readonly string[] => {
    const all = world.tab(number)?.shown ?? []
    const fresh = all.slice(shown.get(number) ?? 0)
    shown.set(number, all.length)
    const titles = fresh.map(([title = '']) => title)
    const different = titles.filter((title, index) => title !== titles[index - 1])
    return different.map((title) => `${tabText(number)}shown: ${title}`)
  }
  const askedLines = (number: number): readonly string[] => {
    const all = world.tab(number)?.asked ?? []
    const fresh = all.slice(asked.get(number) ?? 0)
    asked.set(number, all.length)
    return fresh.map((what) => `${tabText(number)}browser: ${what}`)
  }
  const heldLines = (number: number): readonly string[] => {
    const now = new Map(world.tab(number)?.held)
    const before = held.get(number) ?? new Map<string, number>()
    held.set(number, now)
    const names = [...new Set([...before.keys(), ...now.keys()])].toSorted()
    const changes = names.flatMap((name) => {
      const more = (now.get(name) ?? 0) - (before.get(name) ?? 0)
      return more === 0
        ? []
        : [`${more > 0 ? '+' : '−'}${Math.abs(more) > 1 ? `${Math.abs(more)} ` : ''}${name}`]
    })
    return changes.length === 0 ? [] : [`${tabText(number)}holds: ${changes.join(', ')}`]
  }
  const happened = (): readonly string[] => [
    ...machines(),
    ...callLines(),
    ...world
      .openTabs()
      .flatMap((number) => [...windowLines(number), ...shownLines(number), ...askedLines(number)]),
  ]
  return { happened, held: (): readonly string[] => world.openTabs().flatMap(heldLines) }
}
