import { machine } from '../site/document.ts'
import type { Group, Sample, Tool } from './program/bench.model.ts'
import { outcomesOf } from './program/cached.ts'
import { steeredCount, visibleCount } from './sample.ts'
import { falseAlarms, verdictsOf } from './verdicts.ts'
import type { Verdict } from './verdicts.ts'

const groups: Readonly<Record<Group, string>> = {
  shape: 'what an answer holds',
  transport: 'status, media type, headers, time',
  sessions: 'who may ask what',
  requests: 'what is taken and refused',
  state: 'what was done is seen',
  money: 'sums',
  concurrency: 'requests at once',
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

const found = (verdicts: readonly Verdict[]) => verdicts.filter(({ isFound }) => isFound).length

function median(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  return `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} s`
}

export function documentOf(
  tools: readonly Tool[],
  sample: readonly Sample[],
  every: number,
  date: string,
): string {
  const shown = tools.map((tool) => {
    const outcomes = outcomesOf(tool.id)
    const verdicts = verdictsOf(tool, sample, outcomes)
    return { tool, verdicts, alarms: falseAlarms(tool, sample, outcomes) }
  })
  const totals = shown.map(({ tool, verdicts, alarms }) => [
    tool.title,
    found(verdicts),
    verdicts.length - found(verdicts),
    verdicts.filter(({ isThere }) => isThere).length,
    alarms.length,
    median(verdicts.map(({ seconds }) => seconds)),
  ])
  const byGroup = (Object.entries(groups) as [Group, string][]).map(([group, what]) => {
    const ofGroup = shown.map(({ verdicts }) =>
      verdicts.filter(({ sample: one }) => one.group === group),
    )
    return [`${group}: ${what}`, ofGroup[0]?.length ?? 0, ...ofGroup.map(found)]
  })
  const each = sample.map(({ group, broken }) => [
    `${broken.name} (${broken.operation})`,
    group,
    ...shown.map(({ verdicts }) => {
      const verdict = verdicts.find(({ sample: one }) => one.broken === broken)
      return verdict === undefined ? '?' : verdict.isFound ? 'found' : '–'
    }),
  ])
  const titles = tools.map(({ title }) => title)
  return `# Tools that hold a backend to a contract

Written by \`npm run bench:contract -- --write${every === 5 ? '' : ` --every ${every}`}\`, ${date}, ${machine()}, while other work ran on the machine: times are only
good for a comparison of their size.

The zoo of \`packages/contract-verify/tests/zoo/\` has ${visibleCount + steeredCount} backends, each the mock with one thing broken. ${steeredCount} of them show it only while
the mock is steered, and are left out; of the other ${visibleCount}, of each group the first and then every ${every}th was taken: ${sample.length} backends, the
same for all tools. Each run begins with a mock that was just started; a call that moves money takes 10 ms. **Found** means that a tool
reports a failure, at any operation, that it does not report of the sound mock. What it reports of the sound mock are **false
alarms**, by operation and kind of failure, of those operations that it was asked about. Times are of what each was given below:
contract:verify asks the whole API, respect six journeys, the others one operation. The zoo was made for contract:verify, so the table
says what the others miss of what it looks for, and not what it misses.

${table(['', 'found', 'missed', 'found at the broken operation', 'false alarms', 'time of a run (median)'], totals)}

## By what is broken

${table(['', 'backends', ...titles], byGroup)}

## What each was given

${tools.map(({ title, version, given, command }) => `- **${title}** ${version()}: ${given}\n  \`${command}\``).join('\n')}

wiretap was not measured: its npm package loads a program from elsewhere, and its Go module is not to be had from the module proxy here.
A run ends after two minutes at the latest.

## Each backend

${table(['backend', 'group', ...titles], each)}
`
}
