import {
  bareText,
  boundaryConfigs,
  boundarySettings,
  fileNames,
  onlyImportedFiles,
  noBarrels,
  reasons,
} from '#lint'
import { join } from 'node:path'
import * as parser from '@typescript-eslint/parser'
import boundaries from 'eslint-plugin-boundaries'
import formatjs from 'eslint-plugin-formatjs'
import { defineConfig } from 'eslint/config'

const sources = ['**/*.{ts,tsx,js,mjs}']
const browserFiles = ['src/**/*.{ts,tsx}']

// ESLint runs only the rules that oxlint does not have; all others are in .oxlintrc.json.
export default defineConfig(
  {
    ignores: [
      '**/.cache/',
      'dist/',
      'dist-proxy/',
      'playwright-report/',
      'test-results/',
      'src/generated/',
      'mocks/generated/',
    ],
  },
  // Oxlint reports switched-off rules that had nothing to report, for both.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    files: sources,
    // No rule reads documentation comments or the types' globals.
    languageOptions: { parser, parserOptions: { jsDocParsingMode: 'none', lib: [] } },
    plugins: { boundaries, local: { rules: { bareText, fileNames, reasons } } },
    settings: {
      ...boundarySettings,
      'import/resolver': { [join(import.meta.dirname, 'tools/lint/resolver.ts')]: {} },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'local/fileNames': 'error',
      'local/reasons': 'error',
      'no-restricted-syntax': ['error', ...noBarrels],
    },
  },
  ...boundaryConfigs,
  {
    files: browserFiles,
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noBarrels, ...onlyImportedFiles] },
  },
  {
    // They start a thread by its file's address: the linter knows no import for that.
    files: ['proxy/store/sqlite/worker-client.ts', 'src/features/lobby/use-cover-painter.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noBarrels] },
  },
  {
    // It replaces the whole package in the bundle of the simulated page.
    files: ['tools/scenarios/page/xstate-observed.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // What a package is for others: the files that its `exports` name.
    files: ['tools/*/{index,emit}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/{features,failures,app,ui}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { formatjs },
    rules: { 'formatjs/no-literal-string-in-jsx': 'error', 'local/bareText': 'error' },
  },
)
