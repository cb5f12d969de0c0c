import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { nameOf } from '../core/scenario.model.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { reasonNotToPlay } from '../play/played.ts'
import type { Result } from '../play/run.ts'
import { playOn } from './play-on.ts'
import type { MapTarget } from './play-on.ts'
import { createRecording } from './recorded-bundles.ts'
import type { Recording } from './recorded-bundles.ts'
import { ageOf } from './sources.ts'
import type { Change } from './sources.ts'

export type ReachMap = {
  readonly commit: string
  /** Files that pages and server load → the number of their first place. */
  readonly files: ReadonlyMap<string, number>
  /** Name of a scenario → a byte for each place, 1: it comes there; null: it did not hold. */
  readonly reached: ReadonlyMap<string, Uint8Array | null>
}

const folder = join(import.meta.dirname, '../../../.cache/scenarios/reach')

type Kept = {
  readonly files: readonly (readonly [string, number])[]
  readonly reached: readonly (readonly [string, string | null])[]
}

const isOf = (target: MapTarget) => (file: string) => file.startsWith(`${target}-`)

/** Keeps this map alone. */
export function keepMap(target: MapTarget, { commit, files, reached }: ReachMap): void {
  const kept: Kept = {
    files: [...files],
    reached: [...reached].map(([name, one]) => [name, one && Buffer.from(one).toString('latin1')]),
  }
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder).filter(isOf(target))) rmSync(join(folder, file))
  const text = gzipSync(JSON.stringify(kept), { level: 1 })
  writeFileSync(join(folder, `${target}-${commit}.gz`), text)
}

/** The map that is kept, if it is of the commit or of one before; null: there is none. */
export function keptMap(target: MapTarget, commit: string): ReachMap | null {
  const file = existsSync(folder) ? readdirSync(folder).find(isOf(target)) : undefined
  const own = file?.slice(target.length + 1, -'.gz'.length)
  if (file === undefined || own === undefined || ageOf(own, commit) === null) return null
  const { files, reached } = JSON.parse(
    gunzipSync(readFileSync(join(folder, file))).toString('utf8'),
  ) as Kept
  return {
    commit: own,
    files: new Map(files),
    reached: new Map(
      reached.map(([name, one]) => [name, one === null ? null : Buffer.from(one, 'latin1')]),
    ),
  }
}

export type Recorder = {
  readonly recording: Recording
  readonly play: (scenario: Scenario) => Promise<Result>
}

/**
 * Bundles the code of a commit, from which the working tree differs by these changes, to play scenarios on it.
 * @param known a map of the same code
 */
export async function startRecording(
  target: MapTarget,
  changes: readonly Change[],
  known?: ReachMap,
): Promise<Recorder> {
  const old = new Map(changes.map(({ file, old }) => [file, old]))
  const count = Math.max(0, ...[...(known?.reached.values() ?? [])].map((one) => one?.length ?? 0))
  const recording = createRecording(old, known && { files: known.files, count })
  const play = await playOn(target, { plugins: recording.plugins })
  return { recording, play }
}

/** Plays scenarios to see where they come. */
export async function makeMap(
  target: MapTarget,
  commit: string,
  scenarios: readonly Scenario[],
  { recording, play }: Recorder,
): Promise<ReachMap> {
  const reached = new Map<string, Uint8Array | null>()
  const record = async (scenario: Scenario): Promise<Uint8Array | null> => {
    const places = recording.begin()
    const { failure } = await play(scenario)
    return failure === null ? places : null
  }
  for (const scenario of scenarios)
    if (reasonNotToPlay(scenario, target) === null)
      // Once more, because a busy machine makes one fail now and then.
      reached.set(nameOf(scenario), (await record(scenario)) ?? (await record(scenario)))
  return { commit, files: recording.files, reached }
}
