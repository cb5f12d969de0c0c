import {
  allowances,
  featureAllowances,
  featureTestAllowance,
  filesOfKind,
  folderOf,
  kindAllowances,
  testAllowance,
} from './rooms.ts'
import type { Allowance, Kind } from './rooms.ts'

const features = Object.keys(featureAllowances)
const elementOf = (feature: string) => `features/${feature}`

/** `boundaries/elements` and `boundaries/files` for ESLint, from the tables of rooms and features. */
export const boundarySettings = {
  'boundaries/elements': [
    ...features.map((feature) => [elementOf(feature), `src/features/${feature}`] as const),
    ...Object.entries(folderOf),
  ].map(([type, pattern]) => ({ type, pattern, partialMatch: false })),
  'boundaries/files': [
    { category: 'entry', pattern: 'src/main.tsx' },
    { category: 'ambient', pattern: 'src/*.d.ts' },
    { category: 'config', pattern: '*.config.{ts,js}' },
    { category: 'test', pattern: '{src,mocks,scripts}/**/*.test.{ts,tsx}' },
    { category: 'style', pattern: 'src/**/*.{css,svg}' },
    ...Object.entries(filesOfKind).map(([category, pattern]) => ({
      category,
      pattern: `src/features/**/${pattern}`,
    })),
  ],
  'boundaries/legacy-templates': false,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
}

const rooms = (types: readonly string[]) => ({ element: { types: { anyOf: [...types] } } })

const featureFiles = (kinds: readonly (Kind | 'style')[]) => ({
  ...rooms(features.map(elementOf)),
  file: { categories: { anyOf: [...kinds] } },
})

function targetsOf({ rooms: values, kinds, types, packages, node }: Allowance) {
  return [
    { to: rooms(values) },
    ...(kinds ? [{ to: featureFiles(kinds) }] : []),
    ...(types ? [{ to: rooms(types), dependency: { kind: 'type' } }] : []),
    { to: { module: { origin: 'external', source: [...packages] } } },
    // Newer modules (node:sqlite) are not in the plugin's list of core modules.
    ...(node
      ? [{ to: { module: { origin: 'core' } } }, { to: { module: { source: ['node:*'] } } }]
      : []),
  ]
}

const kindsWithoutReact: readonly Kind[] = ['api', 'queries', 'machine', 'actors']

/** Features that this one does not know: whatever else allows it, they are refused. */
const strangersOf = (feature: string, known: readonly string[]) =>
  features.filter((other) => other !== feature && !known.includes(other)).map(elementOf)

/** Options of `boundaries/dependencies`: everything is forbidden that the tables do not allow. */
export const boundaryOptions = {
  default: 'disallow',
  checkInternals: true,
  checkAllOrigins: true,
  checkUnknownLocals: true,
  message:
    '{{from.element.type}} may not import "{{dependency.source}}" ({{to.element.type}}): see scripts/lint/rooms.ts',
  policies: [
    ...Object.entries(allowances).map(([type, allowance]) => ({
      from: { element: { type } },
      allow: [...targetsOf(allowance), { to: rooms([type]) }],
    })),
    ...Object.entries(kindAllowances).map(([kind, allowance]) => ({
      from: { file: { categories: kind } },
      allow: [
        ...targetsOf(allowance),
        ...(kind === 'view' ? [{ to: featureFiles(['style']) }] : []),
      ],
    })),
    {
      // By its name alone a hook is a model, too.
      from: { file: { categories: { anyOf: kindsWithoutReact } } },
      disallow: [{ to: featureFiles(['hook']) }],
    },
    {
      from: { ...rooms(features.map(elementOf)), file: { categories: 'test' } },
      allow: targetsOf(featureTestAllowance),
    },
    { from: { file: { categories: 'test' } }, allow: targetsOf(testAllowance) },
    ...Object.entries(featureAllowances).map(([feature, known]) => ({
      from: { element: { type: elementOf(feature) } },
      disallow: [{ to: rooms(strangersOf(feature, known)) }],
    })),
    {
      from: { file: { categories: 'entry' } },
      allow: [
        { to: rooms(['app']) },
        { to: rooms(['mocks']), dependency: { nodeKind: 'dynamic-import' } },
        { to: { module: { origin: 'external', source: ['react', 'react-dom'] } } },
      ],
    },
    {
      from: { file: { categories: 'config' } },
      allow: [
        ...targetsOf({ rooms: ['scripts', 'support', 'mocks'], packages: ['**'], node: true }),
        { to: { file: { categories: 'config' } } },
      ],
    },
  ],
}
