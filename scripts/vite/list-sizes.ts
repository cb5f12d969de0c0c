import { relative } from 'node:path'
import type { Plugin } from 'vite'

const MAX_LISTED = 15

const sourceOf = (id: string, root: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? relative(root, id.replace(/^\0/, ''))

/** Characters per package or source before minification, largest first. */
export function largestIn(
  modules: Readonly<Record<string, { readonly renderedLength: number }>>,
  root: string,
): readonly (readonly [source: string, length: number])[] {
  const lengths = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const source = sourceOf(id, root)
    lengths.set(source, (lengths.get(source) ?? 0) + renderedLength)
  }
  return [...lengths].filter(([, length]) => length > 0).sort((a, b) => b[1] - a[1])
}

/** Prints the content of each code file (`npm run build -- --sizes`). */
export const listSizes = (root: string): Plugin => ({
  name: 'list-sizes',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      console.log(`${chunk.fileName}: ${chunk.code.length} characters, of`)
      for (const [source, length] of largestIn(chunk.modules, root).slice(0, MAX_LISTED))
        console.log(`  ${String(length).padStart(8)}  ${source}`)
    }
  },
})
