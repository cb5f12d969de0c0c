import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const production = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)
const router = /\/node_modules\/react-router\/dist\//
const component = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g
/** Code for framework mode only. */
const ofFramework = [
  {
    name: 'link prefetching',
    code: /return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/g,
    left: 'return link;',
  },
  {
    name: 'server errors',
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
  const matches = new Set<string>()
  let hasRouter = false
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: production }] },
    }),
    transform: (code, id) => {
      if (!router.test(id)) return null
      hasRouter = true
      const lean = ofFramework.reduce((text, rule) => {
        const less = text.replaceAll(rule.code, rule.left)
        if (less !== text) matches.add(rule.name)
        return less
      }, code)
      return {
        code: lean.replaceAll(component, '= /* @__PURE__ */ $1').replaceAll(nameForDevelopers, ''),
        map: null,
      }
    },
    buildEnd(error) {
      if (error !== undefined || !hasRouter) return
      const missing = ofFramework.filter(({ name }) => !matches.has(name))
      if (missing.length > 0)
        this.error(
          `react-router has no more code for ${missing.map(({ name }) => name).join(' and ')} as lean-code.ts knows it: adapt or delete the rule.`,
        )
    },
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
