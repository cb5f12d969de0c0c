import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { loadContract } from '@maru/contract-verify'
import { Misused } from '../input/command-line.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { readScenarios, scenarioFolder } from '../input/scenario-files.ts'
import { bundleSite } from '../simulated/bundles.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { recordCalls } from './record-calls.ts'
import { workflowOf } from './workflow.ts'
import type { WorkflowCall } from './workflow.ts'

const top = join(import.meta.dirname, '../../..')
const openapi = join(top, 'openapi')

export const workflowFolder = join(openapi, 'workflows')

const journeysSchema = z.record(
  z.string().regex(/^[a-z-]+$/),
  z.union([
    z.strictObject({ summary: z.string(), scenario: z.string() }),
    z.strictObject({ summary: z.string(), calls: z.array(z.string()).min(1) }),
  ]),
)

type Journey = { readonly name: string; readonly summary: string } & (
  | { readonly scenario: Scenario }
  | { readonly calls: readonly string[] }
)

function readJourneys(): readonly Journey[] {
  const read = journeysSchema.safeParse(parse(readFileSync(join(openapi, 'journeys.yaml'), 'utf8')))
  if (!read.success) throw new Misused(`openapi/journeys.yaml: ${z.prettifyError(read.error)}`)
  return Object.entries(read.data).map(([name, journey]) => {
    if (!('scenario' in journey)) return { name, ...journey }
    const [scenario, second] = readScenarios([`${journey.scenario}.yaml`])
    if (scenario === undefined || second !== undefined)
      throw new Misused(`openapi/journeys.yaml: "${journey.scenario}" is not one scenario.`)
    return { name, summary: journey.summary, scenario }
  })
}

const journeyOf = (scenario: Scenario): Journey => ({
  name: relative(scenarioFolder, scenario.file)
    .replaceAll('/', '-')
    .replace(/\.yaml$/, ''),
  summary: scenario.title,
  scenario,
})

export type ArazzoExport = {
  /** Parts of scenario paths; none: `openapi/journeys.yaml`. */
  readonly names: readonly string[]
  readonly folder: string
  readonly bundles?: Bundles
}

/**
 * File name → Arazzo document.
 * @throws Misused, ScenarioUnreadable
 */
export async function arazzoDocuments({
  names,
  folder,
  bundles,
}: ArazzoExport): Promise<ReadonlyMap<string, string>> {
  const journeys = names.length === 0 ? readJourneys() : readScenarios(names).map(journeyOf)
  const [loaded, site] = await Promise.all([loadContract(openapi), bundles ?? bundleSite()])
  const documents = new Map<string, string>()
  for (const journey of journeys) {
    const { name, summary } = journey
    const calls: readonly WorkflowCall[] =
      'scenario' in journey
        ? await recordCalls(journey.scenario, site)
        : journey.calls.map((operation) => ({ operation }))
    if (calls.length === 0) throw new Misused(`${name}: the backend is asked nothing.`)
    const document = {
      arazzo: '1.0.1',
      info: { title: summary, version: loaded.contract.version },
      sourceDescriptions: [
        { name: 'public', type: 'openapi', url: relative(folder, join(openapi, 'public.yaml')) },
      ],
      workflows: [workflowOf({ workflowId: name, summary }, calls, loaded)],
    }
    const from = 'scenario' in journey ? journey.scenario.file : 'openapi/journeys.yaml'
    const head = `# Written by npm run scenarios -- --arazzo, from ${from}.\n`
    const text = stringify(document, {
      lineWidth: 0,
      aliasDuplicateObjects: false,
      compat: 'yaml-1.1',
    })
    documents.set(`${name}.arazzo.yaml`, head + text)
  }
  return documents
}
