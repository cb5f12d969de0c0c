import type { Plugin } from 'vite'

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
