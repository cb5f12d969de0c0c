import { UsageError } from '../files/scenario-files.ts'
import { parseArgs } from 'node:util'
import { REPORT_FOLDER } from '../report/write-report.ts'

export const usage = `npm run scenarios -- [NAME…] [--tag TAG…] [--target TARGET] [--watch] [--report] [--junit FILE]

Plays the scenarios of tests/scenarios, or those whose path contains a NAME.
  --tag       of these, only those with this tag, or one of several
  --watch     plays them again whenever a file of the site, the mock, the contract or a scenario is saved
  --target    machine (default): the machines on simulated pages; screen: with the site's screens in a DOM,
              both in seconds; browser: the built site in Chromium, with a trace of each failure; both:
              machine and browser, all: all three, and fails if their verdicts differ
  --report    writes a page with every step and the coverage: .cache/scenarios/report/index.html
  --junit     writes the results into the file for continuous integration
Instead of playing:
  --walk N    makes N random steps (--seed S, default 1) on the machines, or on the screens with --target screen,
              and checks the invariants after each; a violation is shrunk and saved as a scenario
Exit code: 0 all passed, 1 one failed or a transition was not reached, 2 a scenario cannot be read.`

const targets = ['machine', 'screen', 'browser', 'both', 'all'] as const
export type TargetChoice = (typeof targets)[number]

export type PlayOptions = {
  readonly command: 'play'
  /** Parts of paths; none: all scenarios. */
  readonly names: readonly string[]
  readonly tags: readonly string[]
  readonly target: TargetChoice
  readonly report: string | undefined
  readonly junit: string | undefined
}

export type WalkOptions = {
  readonly command: 'walk'
  readonly target: 'machine' | 'screen'
  readonly count: number
  readonly seed: number
}

export type CommandLine =
  | { readonly command: 'help' }
  /** `args` are those of each run. */
  | { readonly command: 'watch'; readonly args: readonly string[] }
  | WalkOptions
  | PlayOptions

function parseCount(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new UsageError(`${option} is "${text}": it takes a whole number from 1.`)
}

function parseTarget(text: string): TargetChoice {
  const target = targets.find((candidate) => candidate === text)
  if (target !== undefined) return target
  throw new UsageError(`--target is "${text}": it takes machine, screen, browser, both or all.`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        target: { type: 'string', default: 'machine' },
        walk: { type: 'string' },
        seed: { type: 'string', default: '1' },
        tag: { type: 'string', multiple: true, default: [] },
        watch: { type: 'boolean', default: false },
        report: { type: 'boolean', default: false },
        junit: { type: 'string' },
      },
    })
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}

/**
 * Parses arguments.
 * @throws UsageError
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args)
  if (values.help) return { command: 'help' }
  const target = parseTarget(values.target)
  const { walk, junit, tag: tags } = values
  const report = values.report ? REPORT_FOLDER : undefined
  const seed = parseCount('--seed', values.seed)
  if (walk !== undefined) {
    if (values.watch)
      throw new UsageError('--watch and --walk: run --walk once, when the scenarios pass.')
    if (target !== 'machine' && target !== 'screen')
      throw new UsageError(
        `--walk does not go with --target ${target}: the browser plays the built site. Leave --target out, or write screen.`,
      )
    if (positionals.length > 0)
      throw new UsageError(
        `--walk and ${positionals.join(' ')}: a walk is random and plays no scenario. Leave the names out.`,
      )
    if (tags.length > 0) throw new UsageError('--tag chooses scenarios to play: leave it out here.')
    return { command: 'walk', target, count: parseCount('--walk', walk), seed }
  }
  if (values.watch)
    return { command: 'watch', args: args.filter((argument) => argument !== '--watch') }
  return { command: 'play', names: positionals, tags, target, report, junit }
}
