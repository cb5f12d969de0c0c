import type { BuildEnvironmentOptions, Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'
/** Shorter files have few functions, and each byte counts in a first visit. */
const MIN_CHARACTERS = 2_000

/**
 * Adds Chromium's hint (136 and later) to compile all functions off the main thread while a file arrives. Message
 * catalogs have no functions.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // The hint must be on the first line, and Vite prepends a list of files.
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.code.length < MIN_CHARACTERS) continue
        const isCatalog = Object.keys(chunk.modules).every((id) => id.endsWith('.json'))
        if (!isCatalog) chunk.code = HINT + chunk.code
      }
    },
  },
})

/** The file that runs in idle time: preloading what it imports would cost more than the round trips. */
const IDLE_FILE = /^assets\/after-load-/
/** Files that every page loads before other imports. */
const LOADED_FILE = /^assets\/(?:first|index|react|rolldown-runtime|start)-[\w-]{8}\.js$/

type Preload = Exclude<BuildEnvironmentOptions['modulePreload'], boolean | undefined>
type PreloadsOf = NonNullable<Preload['resolveDependencies']>

/**
 * What Vite preloads for a dynamic import: files that the page has not loaded. The imported file alone is not listed,
 * because `import()` fetches it anyway and its `<link>` costs a millisecond.
 */
export const preloadsOf: PreloadsOf = (file, dependencies, { hostId, hostType }) => {
  if (hostType === 'html') return dependencies
  if (IDLE_FILE.test(hostId)) return []
  const missingFiles = dependencies.filter((dependency) => !LOADED_FILE.test(dependency))
  return missingFiles.some((dependency) => dependency !== file) ? missingFiles : []
}
