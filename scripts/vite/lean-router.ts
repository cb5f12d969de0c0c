import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const production = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)
const router = /\/node_modules\/react-router\/dist\//
const component = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g
/** Reached only where the router is a framework with a server of its own: what a link fetches ahead, and an error of a server. */
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
 * Takes out of the router what it says to developers, and the components that nobody imports: its package
 * leads to its development build alone, what a call makes is kept unless the call is known to be pure, and a
 * link brings what fetches ahead for servers that the site has not.
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
