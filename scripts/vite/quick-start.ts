import type { BuildEnvironmentOptions, Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'
/** A shorter file has hardly a function to compile, and each byte counts in a first visit. */
const LEAST_CHARACTERS = 2_000

/**
 * Begins files of code with a hint for Chromium (136 and later; to others a comment): all their functions
 * are compiled off the main thread while they arrive, instead of each on the main thread when it is
 * first called. Catalogs of messages have no functions.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // The hint counts in the first line only, and Vite puts a list of files before the code.
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.code.length < LEAST_CHARACTERS) continue
        const isCatalog = Object.keys(chunk.modules).every((id) => id.endsWith('.json'))
        if (!isCatalog) chunk.code = HINT + chunk.code
      }
    },
  },
})

/** It fetches in idle time what may be opened later: the names of all that would cost more than the round trips. */
const idle = /^assets\/after-load-/
/** What every page has loaded before it imports anything. */
const loaded = /^assets\/(?:first|index|react|rolldown-runtime|start)-[\w-]{8}\.js$/

type Preload = Exclude<BuildEnvironmentOptions['modulePreload'], boolean | undefined>
type PreloadsOf = NonNullable<Preload['resolveDependencies']>

/**
 * What a page fetches beside a file that it imports: the files which that one imports in turn. Where
 * there is none, nothing is left to preload, and the page is spared a `<link>`, which costs it a
 * millisecond.
 */
export const preloadsOf: PreloadsOf = (file, dependencies, { hostId, hostType }) => {
  if (hostType === 'html') return dependencies
  if (idle.test(hostId)) return []
  const missing = dependencies.filter((dependency) => !loaded.test(dependency))
  return missing.some((dependency) => dependency !== file) ? missing : []
}
