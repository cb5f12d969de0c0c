import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const production = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)
const router = /\/node_modules\/react-router\/dist\//
const component = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g
const nameForDevelopers = /^\w+\.displayName = "[^"]*";$/gm

/**
 * Takes out of the router what it says to developers, and the components that nobody imports: its package
 * leads to its development build alone, and what a call makes is kept unless the call is known to be pure.
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
            code: code
              .replaceAll(component, '= /* @__PURE__ */ $1')
              .replaceAll(nameForDevelopers, ''),
            map: null,
          }
        : null,
  }
}
