import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const routerFile = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
)
const router = /\/node_modules\/react-router\/dist\//
const component = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g
/** Code for framework mode only. */
const frameworkRules = [
  {
    name: 'link prefetching',
    code: /return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/g,
    replacement: 'return link;',
  },
  {
    name: 'server errors',
    code: /if \(this\.context\) \{\s*return [^;{}]*RSCErrorHandler, \{ error \}, result\);\s*\}/g,
    replacement: '',
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
      resolve: { alias: [{ find: /^react-router$/, replacement: routerFile }] },
    }),
    transform: (code, id) => {
      if (!router.test(id)) return null
      hasRouter = true
      const leanCode = frameworkRules.reduce((text, rule) => {
        const shortened = text.replaceAll(rule.code, rule.replacement)
        if (shortened !== text) matches.add(rule.name)
        return shortened
      }, code)
      return {
        code: leanCode
          .replaceAll(component, '= /* @__PURE__ */ $1')
          .replaceAll(nameForDevelopers, ''),
        map: null,
      }
    },
    buildEnd(error) {
      if (error !== undefined || !hasRouter) return
      const unmatchedRules = frameworkRules.filter(({ name }) => !matches.has(name))
      if (unmatchedRules.length > 0)
        this.error(
          `react-router has no more code for ${unmatchedRules.map(({ name }) => name).join(' and ')} as lean-code.ts knows it: adapt or delete the rule.`,
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
