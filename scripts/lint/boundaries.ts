import { allowances, folderOf, testAllowance } from './rooms.ts'
import type { Allowance } from './rooms.ts'

/** `boundaries/elements` and `boundaries/files` for ESLint, from the table of rooms. */
export const boundarySettings = {
  'boundaries/elements': Object.entries(folderOf).map(([type, pattern]) => ({
    type,
    pattern,
    partialMatch: false,
  })),
  'boundaries/files': [
    { category: 'entry', pattern: 'src/main.tsx' },
    { category: 'ambient', pattern: 'src/*.d.ts' },
    { category: 'config', pattern: '*.config.{ts,js}' },
    { category: 'test', pattern: '{src,mocks,scripts}/**/*.test.{ts,tsx}' },
  ],
  'boundaries/legacy-templates': false,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
}

const rooms = (types: readonly string[]) => ({ element: { types: { anyOf: [...types] } } })

function targetsOf({ rooms: values, types, packages, node }: Allowance) {
  return [
    { to: rooms(values) },
    ...(types ? [{ to: rooms(types), dependency: { kind: 'type' } }] : []),
    { to: { module: { origin: 'external', source: [...packages] } } },
    // Newer modules (node:sqlite) are not in the plugin's list of core modules.
    ...(node
      ? [{ to: { module: { origin: 'core' } } }, { to: { module: { source: ['node:*'] } } }]
      : []),
  ]
}

/** Options of `boundaries/dependencies`: everything is forbidden that the table does not allow. */
export const boundaryOptions = {
  default: 'disallow',
  checkAllOrigins: true,
  checkUnknownLocals: true,
  message:
    '{{from.element.type}} may not import "{{dependency.source}}" ({{to.element.type}}): see scripts/lint/rooms.ts',
  policies: [
    ...Object.entries(allowances).map(([type, allowance]) => ({
      from: { element: { type } },
      allow: targetsOf(allowance),
    })),
    { from: { file: { categories: 'test' } }, allow: targetsOf(testAllowance) },
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
