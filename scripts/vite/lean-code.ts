import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const production = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)
const router = /\/node_modules\/react-router\/dist\//
const component = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g
/** Code for framework mode only: link prefetching and server errors. */
const ofFramework = [
  {
    code: /return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/g,
    left: 'return link;',
  },
  {
    code: /if \(this\.context\) \{\s*return [^;{}]*RSCErrorHandler, \{ error \}, result\);\s*\}/g,
    left: '',
  },
]
const nameForDevelopers = /^\w+\.displayName = "[^"]*";$/gm

/**
 * Removes developer messages, unused components and framework-mode code from the router, whose package exports only
 * its development build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: production }] },
    }),
    transform: (code, id) =>
      router.test(id)
        ? {
            code: ofFramework
              .reduce((text, { code: found, left }) => text.replaceAll(found, left), code)
              .replaceAll(component, '= /* @__PURE__ */ $1')
              .replaceAll(nameForDevelopers, ''),
            map: null,
          }
        : null,
  }
}

const chart = /\/src\/features\/.+\.(?:machine|states)\.ts$/
const description = /\bdescription:\s*'(?:[^'\\\n]|\\.)*',?/g

/** Removes the charts' state descriptions from browser code. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      chart.test(id) ? { code: code.replaceAll(description, ''), map: null } : null,
  }
}
