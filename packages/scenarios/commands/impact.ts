import { judgeDrawn } from '../impact/judge-impact.ts'
import type { ImpactVerdict, Sample } from '../impact/judge-impact.ts'
import { readScenarios } from '../input/scenario-files.ts'
import { reasonNotToPlay } from '../play/played.ts'
import type { MapTarget } from '../reach/play-on.ts'

type Part = (verdict: ImpactVerdict) => Sample

/** How many would fail if all were played. */
const failing = (verdicts: readonly ImpactVerdict[], part: Part): number =>
  verdicts.reduce((sum, verdict) => {
    const { of, played, failed } = part(verdict)
    return played === 0 ? sum : sum + (of * failed) / played
  }, 0)

const count = (
  verdicts: readonly ImpactVerdict[],
  part: Part,
  of: Exclude<keyof Sample, 'failures'>,
): number => verdicts.reduce((sum, verdict) => sum + part(verdict)[of], 0)

/** The 95 % interval of Wilson. */
function interval(part: number, of: number): string {
  if (of === 0) return '–'
  const [z, share] = [1.96, part / of]
  const middle = share + z ** 2 / (2 * of)
  const width = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  const [low, high] = [middle - width, middle + width].map((one) => one / (1 + z ** 2 / of))
  return `${low?.toFixed(2)}–${high?.toFixed(2)}`
}

const share = (part: number, of: number): string => (of === 0 ? '–' : (part / of).toFixed(3))

const isNoticed = ({ predicted, met, others }: ImpactVerdict): boolean =>
  predicted.failed + met.failed + others.failed > 0

function row(name: string, all: readonly ImpactVerdict[]): string {
  const fail = failing(all, (one) => one.predicted)
  const missed = failing(all, (one) => one.met) + failing(all, (one) => one.others)
  const noticed = all.filter(isNoticed)
  const breakable = all.filter(({ broken }) => broken.played > 0)
  const ofBreakable = (part: Part) => share(failing(breakable, part), count(breakable, part, 'of'))
  const cells = [
    String(all.length),
    share(fail, fail + missed),
    ofBreakable((one) => one.stopped),
    ofBreakable((one) => one.broken),
    share(
      fail,
      count(all, (one) => one.predicted, 'of'),
    ),
    share(
      failing(noticed, (one) => one.predicted),
      count(noticed, (one) => one.predicted, 'of'),
    ),
  ]
  return name.padEnd(12) + cells.map((cell) => cell.padStart(10)).join('')
}

export function impactTable(verdicts: readonly ImpactVerdict[]): string {
  const head = ['changes', 'recall', 'can fail', 'throws', 'fail', 'noticed']
  const failed = count(verdicts, (one) => one.predicted, 'failed')
  const missed =
    count(verdicts, (one) => one.met, 'failed') + count(verdicts, (one) => one.others, 'failed')
  const seen = (part: Part): string => {
    const [own, of] = [count(verdicts, part, 'failed'), count(verdicts, part, 'played')]
    return `${own} of ${of} plays fail, 95 %: ${interval(own, of)}`
  }
  return [
    'kind'.padEnd(12) + head.map((cell) => cell.padStart(10)).join(''),
    ...[...Map.groupBy(verdicts, ({ kind }) => kind)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([kind, all]) => row(kind, all)),
    row('all', verdicts),
    `recall: ${missed} of ${failed + missed} failures seen were not predicted, 95 %: ${interval(failed, failed + missed)}`,
    `can fail: code stops at the changed place: ${seen((one) => one.stopped)}`,
    `throws: the changed place throws: ${seen((one) => one.broken)}`,
    `fail: ${failed} of ${count(verdicts, (one) => one.predicted, 'played')} plays fail with the drawn change; noticed: of changes that one play notices`,
  ].join('\n')
}

export type ImpactChoice = {
  readonly names: readonly string[]
  readonly target: MapTarget
  readonly count: number
  readonly seed: number
}

/** Measures how well --changed predicts; exit code 0 when no failure was missed, 2 when stopped before the end. */
export async function judgeImpact({
  names,
  target,
  count: drawn,
  seed,
}: ImpactChoice): Promise<number> {
  const scenarios = readScenarios(names).filter((one) => reasonNotToPlay(one, target) === null)
  let missed = 0
  const judged: ImpactVerdict[] = []
  const stop = () => {
    console.log(`stopped after ${judged.length} of ${drawn} changes\n${impactTable(judged)}`)
    process.exit(2)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const verdicts = await judgeDrawn({ target, scenarios, count: drawn, seed }, (verdict) => {
    judged.push(verdict)
    if (process.stderr.isTTY) process.stderr.write(`\r${judged.length} of ${drawn}`)
    const failures = [...verdict.met.failures, ...verdict.others.failures]
    if (failures.length === 0) return
    missed += 1
    const named = failures.slice(0, 3).join(', ')
    const { kind, words } = verdict
    console.log(`not predicted: ${failures.length} failures: ${words} (${kind}): ${named}`)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  console.log(impactTable(verdicts))
  return missed === 0 ? 0 : 1
}
