import type { AnyStateMachine } from 'xstate'
import { statesIn, transitionLine } from './chart.ts'
import type { Chart, ChartState } from './chart.ts'
import { mermaidOf } from './mermaid.ts'
import { namesIn, timeOfTimer } from './names.ts'
import type { Meanings, NameKind } from './names.ts'

export type DocumentedMachine = {
  readonly chart: Chart
  readonly machine: AnyStateMachine
  readonly meanings: Meanings
  /** File name: `game-open`. */
  readonly name: string
  /** The chart's file, relative to the repository. */
  readonly source: string
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)
const code = (text: string): string => `\`${text}\``

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n')

const section = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] => (rows.length === 0 ? [] : [`## ${title}`, table(head, rows)])

const stateRow = ({
  path,
  description,
  initial,
  dialog,
  actors,
}: ChartState): readonly string[] => {
  const notes = [
    ...(initial === null ? [] : [`begins in ${code(initial.split('.').at(-1) ?? initial)}`]),
    ...(dialog === null ? [] : [`shows ${code(dialog)}`]),
    ...actors.map((actor) => `runs ${code(actor)}`),
  ]
  return [code(path), description, notes.join(', ')]
}

const transitionItems = ({ path, name, transitions }: ChartState): readonly string[] =>
  transitions.length === 0
    ? []
    : [
        `- ${code(path === '' ? name : path)}`,
        ...transitions.map((transition) => `  - ${code(transitionLine(transition))}`),
      ]

export function machinePage({ chart, machine, meanings, source }: DocumentedMachine): string {
  const names = namesIn(chart, machine)
  const rows = (kind: NameKind) =>
    names[kind].map((name) => [code(name), meanings[kind][name] ?? ''])
  const timers = names.timers.map((timer) => [
    code(timer),
    timeOfTimer(machine, timer) ?? 'computed',
    meanings.timers[timer] ?? '',
  ])
  const [root = chart.root, ...states] = statesIn(chart.root)
  return `${[
    `# ${chart.id}`,
    `Written by \`npm run generate\` from [the chart](../../${source}) and [what its names mean](meanings.yaml). All machines: [README.md](README.md).`,
    meanings.is,
    `\`\`\`mermaid\n${mermaidOf(chart)}\n\`\`\``,
    ...section('States', ['state', 'what the player sees', 'meanwhile'], states.map(stateRow)),
    '## Transitions',
    [root, ...states].flatMap(transitionItems).join('\n'),
    ...section('Events', ['event', 'what has happened'], rows('events')),
    ...section('Timers', ['timer', 'runs for', 'meaning'], timers),
    ...section('Guards', ['guard', 'holds when'], rows('guards')),
    ...section('Effects', ['effect', 'what it does'], rows('effects')),
    ...section('Actors', ['actor', 'what it does'], rows('actors')),
  ].join('\n\n')}\n`
}

export const machinesPage = (machines: readonly DocumentedMachine[]): string => `# State machines

Written by \`npm run generate\`. Each page has the chart and says what its names mean; \`npm run scenarios\` runs the
scenarios of [tests/scenarios](../../tests/scenarios) on these machines, and \`npm run scenarios -- --report\` lists what they reached.

${machines
  .map(({ chart, meanings, name }) => {
    const states = statesIn(chart.root)
    const transitions = states.flatMap((state) => state.transitions).length
    return `- [${chart.id}](${name}.md), ${states.length - 1} states, ${transitions} transitions: ${meanings.is}`
  })
  .join('\n')}

## How to read a chart

A box is a state, a box in a box a state within it, and a dot leads to the one in which it begins. An arrow has the event, how long a
timer runs, and in square brackets the guard that must hold. \`after\` is a timer, \`done\` and \`error\` are what became of an actor,
and \`always\` is tried at once.

The list below the chart has all transitions, also those that the chart has no arrow for: those of the whole machine, those that stay in
their state, and those between a state and one around it. Behind the slash stands what is done, behind the arrow where it leads. \`↻\`
leaves the state and enters it again, \`ignored\` keeps the event from the states around.
`
