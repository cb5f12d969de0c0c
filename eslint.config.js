import boundaries from 'eslint-plugin-boundaries'
import formatjs from 'eslint-plugin-formatjs'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { boundaryOptions, boundarySettings } from './scripts/lint/boundaries.ts'
import { fileNames } from './scripts/lint/file-names.ts'
import { reasons } from './scripts/lint/reasons.ts'
import { importsAlone, noBarrels } from './scripts/lint/syntax.ts'

const sources = ['**/*.{ts,tsx,js,mjs}']
const typed = ['**/*.{ts,tsx}']
const browserRooms = ['src/**/*.{ts,tsx}']
const toolEntries = ['*.config.{ts,js}', 'scripts/contract-rules/plugin.ts']

const drawerFolders = {
  regex: '/(utils?|helpers?|common|misc|types)(/|\\.|$)',
  message: 'No drawers: import from the file that is named for what it holds.',
}

const plainSuspense = {
  name: 'react',
  importNames: ['lazy', 'Suspense'],
  message:
    'Use lazyComponent and LazyBoundary of src/ui/lazy-component.tsx: Suspense by itself holds parts back for 300 ms.',
}

export default tseslint.config(
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
    plugins: { boundaries, 'import-x': importX, local: { rules: { fileNames, reasons } } },
    settings: {
      ...boundarySettings,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] } },
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] }),
      ],
    },
    rules: {
      'boundaries/dependencies': ['error', boundaryOptions],
      'boundaries/no-unknown-files': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
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
  {
    files: typed,
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: browserRooms,
    plugins: { 'react-hooks': reactHooks, formatjs },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-console': 'error',
      'no-restricted-globals': ['error', 'event', 'name', 'status'],
    },
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
  {
    // A chart's `types` are given as `{} as Type`, whatever the type.
    files: ['src/features/**/*.{machine,setup}.ts'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  { files: ['src/proxy/server/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      'formatjs/no-literal-string-in-jsx': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: toolEntries, rules: { 'import-x/no-default-export': 'off' } },
)
