import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Linter } from 'eslint'
import { featureAllowances } from './features.ts'
import {
  allowances,
  featureTestAllowance,
  filesOfKind,
  folderOf,
  kindAllowances,
  layersOf,
  testAllowance,
} from './areas.ts'
import type { Allowance, Kind, Area } from './areas.ts'

/** Feature folders; one without a line in the table may import no other feature. */
const features = readdirSync(join(import.meta.dirname, '../../src/features'))
const allowedFeatures: Readonly<Record<string, readonly string[]>> = featureAllowances
const elementOf = (feature: string) => `features/${feature}`

const layers = Object.entries(layersOf).flatMap(([name, layersOfArea]) => {
  const area = name as Area
  const layerElement = (layer: string) => (layer === 'top' ? area : `${area}/${layer}`)
  return Object.entries(layersOfArea).map(([layer, known]) => ({
    area,
    element: layerElement(layer),
    folder: layer === 'top' ? folderOf[area] : `${folderOf[area]}/${layer}`,
    known: known.map(layerElement),
  }))
})

export const boundarySettings = {
  'boundaries/elements': [
    ...features.map((feature) => [elementOf(feature), `src/features/${feature}`] as const),
    ...layers.map(({ element, folder }) => [element, folder] as const),
    ...Object.entries(folderOf).filter(([area]) => !(area in layersOf)),
  ]
    // The first matching element counts.
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([type, pattern]) => ({ type, pattern, partialMatch: false })),
  'boundaries/files': [
    { category: 'entry', pattern: 'src/main.tsx' },
    { category: 'ambient', pattern: 'src/*.d.ts' },
    { category: 'config', pattern: '*.config.{ts,js}' },
    { category: 'test', pattern: '{src,proxy,mocks,panel,tools,scripts,bench}/**/*.test.{ts,tsx}' },
    { category: 'style', pattern: '{src,panel}/**/*.{css,svg}' },
    ...Object.entries(filesOfKind).map(([category, pattern]) => ({
      category,
      pattern: `src/features/**/${pattern}`,
    })),
  ],
  // Tools are external: `imports` of package.json defines what others see.
  'boundaries/flag-as-external': { customSourcePatterns: ['#*', '#!(site|proxy|mocks)/**'] },
  'boundaries/legacy-templates': false,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
}

const elementSelector = (types: readonly string[]) => ({
  element: { types: { anyOf: [...types] } },
})

const elementsOfArea = (area: Area): readonly string[] => [
  area,
  ...layers.filter((layer) => layer.area === area).map(({ element }) => element),
]

const areaSelector = (values: readonly Area[]) => elementSelector(values.flatMap(elementsOfArea))

const featureFiles = (kinds: readonly (Kind | 'style')[]) => ({
  ...elementSelector(features.map(elementOf)),
  file: { categories: { anyOf: [...kinds] } },
})

function targetsOf({ areas: values, kinds, types, packages, node, configs }: Allowance) {
  return [
    { to: areaSelector(values) },
    ...(kinds ? [{ to: featureFiles(kinds) }] : []),
    ...(configs ? [{ to: { file: { categories: 'config' } } }] : []),
    ...(types ? [{ to: areaSelector(types), dependency: { kind: 'type' } }] : []),
    { to: { module: { origin: 'external', source: [...packages] } } },
    // The plugin's list of core modules lacks newer ones (node:sqlite).
    ...(node
      ? [{ to: { module: { origin: 'core' } } }, { to: { module: { source: ['node:*'] } } }]
      : []),
  ]
}

const kindsWithoutHooks: readonly Kind[] = ['model', 'api', 'machine', 'context', 'actors']

/** Features that this one may never import. */
const forbiddenFeatures = (feature: string, known: readonly string[]) =>
  features.filter((other) => other !== feature && !known.includes(other)).map(elementOf)

type Policy = {
  readonly from: object
  readonly allow?: readonly object[]
  readonly disallow?: readonly object[]
}

/** Forbids everything that the policies do not allow. */
const ruleOptions = (policies: readonly Policy[]) => ({
  default: 'disallow',
  checkInternals: true,
  checkAllOrigins: true,
  checkUnknownLocals: true,
  message:
    '{{from.element.type}} may not import "{{dependency.source}}" ({{to.element.type}}): see tools/lint/areas.ts; a feature without a line there may import no other',
  policies,
})

const boundaryConfig = (files: string, policies: readonly Policy[]): Linter.Config => ({
  files: [files],
  rules: { 'boundaries/dependencies': ['error', ruleOptions(policies)] },
})

const testPolicy: Policy = {
  from: { file: { categories: 'test' } },
  allow: targetsOf(testAllowance),
}

const areaPolicies = (area: Area): readonly Policy[] => [
  {
    from: { element: { type: area } },
    allow: [...targetsOf(allowances[area]), { to: areaSelector([area]) }],
  },
  testPolicy,
]

const layerPolicies = ({ area, element, known }: (typeof layers)[number]): readonly Policy[] => [
  {
    from: { element: { type: element } },
    allow: [...targetsOf(allowances[area]), { to: elementSelector([element, ...known]) }],
  },
  testPolicy,
]

const kindPolicies: readonly Policy[] = [
  ...Object.entries(kindAllowances).map(([kind, allowance]) => ({
    from: { file: { categories: kind } },
    allow: [...targetsOf(allowance), ...(kind === 'view' ? [{ to: featureFiles(['style']) }] : [])],
  })),
  {
    // The file name of a hook would also match a model.
    from: { file: { categories: { anyOf: kindsWithoutHooks } } },
    disallow: [{ to: featureFiles(['hook']) }],
  },
  { from: { file: { categories: 'hook' } }, allow: [{ to: featureFiles(['hook']) }] },
  {
    from: { file: { categories: 'test' } },
    allow: [...targetsOf(featureTestAllowance), ...targetsOf(testAllowance)],
  },
]

const featurePolicies = (feature: string, known: readonly string[]): readonly Policy[] => [
  ...kindPolicies,
  {
    from: { element: { type: elementOf(feature) } },
    disallow: [{ to: elementSelector(forbiddenFeatures(feature, known)) }],
  },
]

const entryPolicy: Policy = {
  from: { file: { categories: 'entry' } },
  allow: [
    { to: areaSelector(['app', 'brand']) },
    { to: areaSelector(['mocks']), dependency: { nodeKind: 'dynamic-import' } },
    { to: { module: { origin: 'external', source: ['react', 'react-dom'] } } },
  ],
}

const configPolicy: Policy = {
  from: { file: { categories: 'config' } },
  allow: [
    ...targetsOf({
      areas: ['scripts', 'support', 'mocks'],
      packages: ['**'],
      node: true,
      configs: true,
    }),
  ],
}

/**
 * ESLint configurations of `boundaries/dependencies`, one per folder with only its policies, because the plugin
 * checks all policies for each import.
 */
export const boundaryConfigs = [
  boundaryConfig('**/*.{ts,tsx,js,mjs}', []),
  // The order is from outer to inner folders, because the last one wins.
  ...[
    ...Object.entries(folderOf)
      .filter(([area]) => !(area in layersOf))
      .map(([area, folder]) => ({ folder, policies: areaPolicies(area as Area) })),
    ...layers.map((layer) => ({ folder: layer.folder, policies: layerPolicies(layer) })),
  ]
    .toSorted((a, b) => a.folder.length - b.folder.length)
    .map(({ folder, policies }) => boundaryConfig(`${folder}/**/*.{ts,tsx,js,mjs}`, policies)),
  ...features.map((feature) =>
    boundaryConfig(
      `src/features/${feature}/**/*.{ts,tsx}`,
      featurePolicies(feature, allowedFeatures[feature] ?? []),
    ),
  ),
  boundaryConfig('src/main.tsx', [entryPolicy]),
  boundaryConfig('*.config.{ts,js}', [configPolicy]),
]
