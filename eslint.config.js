import boundaries from 'eslint-plugin-boundaries'
import formatjs from 'eslint-plugin-formatjs'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { boundaryConfigs, boundarySettings } from './scripts/lint/boundaries.ts'
import { fileNames } from './scripts/lint/file-names.ts'
import { reasons } from './scripts/lint/reasons.ts'
import { importsAlone, noBarrels } from './scripts/lint/syntax.ts'

const sources = ['**/*.{ts,tsx,js,mjs}']
const browserRooms = ['src/**/*.{ts,tsx}']

const drawerFolders = {
  regex: '^\\..*/(utils?|helpers?|common|misc|types)(/|\\.|$)',
  message: 'No drawers: import from the file that is named for what it holds.',
}

const plainSuspense = {
  name: 'react',
  importNames: ['lazy', 'Suspense'],
  message:
    'Use lazyComponent and LazyBoundary of src/ui/lazy-component.tsx: Suspense by itself holds parts back for 300 ms.',
}

export default defineConfig(
  {
    ignores: [
      '.cache/',
      'dist/',
      'playwright-report/',
      'test-results/',
      'src/generated/',
      'mocks/generated/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: sources,
    extends: [tseslint.configs.strict],
    plugins: { boundaries, local: { rules: { fileNames, reasons } } },
    settings: {
      ...boundarySettings,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] } },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'local/fileNames': 'error',
      'local/reasons': 'error',
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', ...noBarrels],
      'no-restricted-imports': ['error', { patterns: [drawerFolders] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  ...boundaryConfigs,
  {
    // A chart that one can read at a look; a longer one gets a child machine or a file of states.
    files: ['src/features/**/*.{machine,states}.ts'],
    rules: { 'max-lines': ['error', 150] },
  },
  {
    files: browserRooms,
    plugins: { formatjs },
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', 'event', 'name', 'status'],
    },
  },
  {
    // Only these may import React (scripts/lint/rooms.ts); the rules parse every file anew.
    files: ['src/**/*.tsx', 'src/**/use-*.ts', 'src/actors/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: browserRooms,
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noBarrels, ...importsAlone] },
  },
  {
    files: browserRooms,
    ignores: ['src/ui/lazy-component.tsx'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [drawerFolders], paths: [plainSuspense] }],
    },
  },
  {
    files: ['src/{features,failures,app,ui}/**/*.tsx'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  { files: ['src/proxy/server/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      'formatjs/no-literal-string-in-jsx': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
)
