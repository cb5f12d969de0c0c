import type { SeenCall } from '../core/calls.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { stepText } from '../core/write-scenario.ts'
import type { Follower } from '../play/run.ts'
import { asScreen } from '../screen/screen-page.ts'
import type { ScreenPage } from '../screen/screen-page.ts'
import type { World } from '../simulated/world.ts'
import { watchHappenings } from './happenings.ts'
import { numberedIds } from './numbered-ids.ts'
import { readPage } from './page-reader.ts'
import type { PageReader } from './page-reader.ts'

/** What a page is like at one time. */
export type SeenState = {
  readonly tab: number
  /** The call that is not answered yet; null: none runs that is about to be. */
  readonly during: string | null
  readonly lines: readonly string[]
  /** Name of the page that was opened or gone to since the state before; null: none was. */
  readonly page: string | null
}

/** A step, and what was seen until the next one began, in order. */
export type Chapter = {
  /** Line of the step in its file. */
  readonly line: number
  readonly title: string
  readonly seen: (string | SeenState)[]
}

export type Recorder = Follower & { readonly chapters: readonly Chapter[] }

type Known = {
  readonly page: ScreenPage
  readonly reader: PageReader
  readonly path: string
  readonly changes: number
  readonly kept: string
  readonly text: string
}

function nameOfPage({ site, window, path }: ScreenPage, begin: Scenario['begin']): string {
  const name = path().slice(1).replaceAll('/', '-')
  const { player } = site.session.getSnapshot().context
  return [
    name === '' ? 'home' : name,
    player?.userId ?? 'guest',
    window.document.documentElement.lang,
    ...(begin.scenario === 'default' ? [] : [begin.scenario]),
    ...(begin.device === 'desktop' ? [] : [begin.device]),
    ...(begin.covers === 'painted' ? ['painted'] : []),
    ...(begin.browser === undefined ? [] : ['older']),
    ...(begin.prefers === undefined ? [] : ['prefers']),
    ...(begin.jackpot === undefined ? [] : ['jackpot']),
    ...(begin.operator === undefined ? [] : ['operator']),
    ...(begin.kept === undefined ? [] : ['kept']),
  ].join('-')
}

function keptLines(world: World, number: number): readonly string[] {
  const stores = {
    local: world.localStorage.entries(),
    session: world.tab(number)?.sessionStorage.entries() ?? [],
    cookie: world.cookies
      .read()
      .split('; ')
      .map((cookie) => [cookie, ''] as const),
  }
  const lines = Object.entries(stores).flatMap(([name, entries]) =>
    entries.map(([key, value]) => `  ${name} ${key} ${value}`.trimEnd()),
  )
  return ['kept', ...lines.toSorted()]
}

/** Writes down what a player perceives after each step, and in between when something is on its way. */
export function createRecorder({ begin, steps }: Scenario): Recorder {
  const chapters: Chapter[] = [{ line: steps[0]?.line ?? 1, title: 'the page opens', seen: [] }]
  const known = new Map<number, Known>()
  const ids = numberedIds()
  let followed: (ReturnType<typeof watchHappenings> & { readonly world: World }) | null = null
  let begunAt = 0
  let saidAt = 0

  const stateOf = (world: World, number: number, call: SeenCall | null): readonly SeenState[] => {
    const tab = world.tab(number)
    if (tab === undefined) return []
    const page = asScreen(tab.page())
    const before = known.get(number)
    const path = page.address()
    const isNew = before?.page !== page || before.path !== path
    // What a page shows while it loads is not of interest, unless a step ends there.
    if (page.isFrozen() || (isNew && call !== null)) return []
    const reader = before?.page === page ? before.reader : readPage(page.window)
    const changes = reader.changes()
    const keptNow = keptLines(world, number)
    const kept = keptNow.join('\n')
    if (!isNew && before.changes === changes && before.kept === kept) return []
    const lines = [...reader.lines(), ...keptNow].map(ids)
    const text = lines.join('\n')
    known.set(number, { page, reader, path, changes, kept, text })
    if (!isNew && before.text === text) return []
    const during = call?.operation ?? null
    return [{ tab: number, during, lines, page: isNew ? nameOfPage(page, begin) : null }]
  }

  return {
    chapters,
    begin: (world, path) => {
      followed = { world, ...watchHappenings(world, path) }
      begunAt = world.clock.now()
    },
    step: ({ line, step }) => {
      begunAt = followed?.world.clock.now() ?? 0
      if (!('expect' in step)) chapters.push({ line, title: stepText(step), seen: [] })
    },
    end: () => {
      followed = null
    },
    rest: (call) => {
      if (followed === null) return
      const { world, happened, held } = followed
      const happenings = happened().map(ids)
      const states = world.openTabs().flatMap((number) => stateOf(world, number, call))
      const seen = [...happenings, ...states, ...(states.length > 0 ? held() : [])]
      if (seen.length === 0) return
      const now = world.clock.now()
      // A step takes a moment of its own.
      if (now - begunAt > 1 && now !== saidAt) seen.unshift(`after ${(now - begunAt) / 1_000} s`)
      saidAt = now
      chapters.at(-1)?.seen.push(...seen)
    },
  }
}
