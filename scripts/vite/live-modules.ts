import type { Plugin, Rolldown } from 'vite'

/** Files whose functions may be exchanged in a running page, because they keep nothing between calls, and tables. */
const liveFiles =
  /\/src\/(?:generated\/(?!screens|places)[\w/-]+|(?!proxy\/).+\.(?:api|machine|model|selectors|storage))\.ts$/
const keepsSomething = /^(?:let |(?:export )?const \w+ = new (?:Weak)?(?:Map|Set)\b)/m

type Edit = { readonly from: number; readonly to: number; readonly text: string }

type Program = ReturnType<Rolldown.PluginContext['parse']>

/** Names exported by declarations, and their `export` keywords; null: it exports in another way. */
function exportsIn(program: Program) {
  const names: (readonly [local: string, exported: string])[] = []
  const edits: Edit[] = []
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration' || node.type === 'ExportDefaultDeclaration')
      return null
    if (node.type !== 'ExportNamedDeclaration') continue
    if (node.source !== null) return null
    for (const { local, exported } of node.specifiers) {
      if (local.type !== 'Identifier' || exported.type !== 'Identifier') return null
      names.push([local.name, exported.name])
    }
    const { declaration } = node
    edits.push({ from: node.start, to: declaration?.start ?? node.end, text: '' })
    if (declaration === null) continue
    if (declaration.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) {
        if (id.type !== 'Identifier') return null
        names.push([id.name, id.name])
      }
    } else if ('id' in declaration && declaration.id?.type === 'Identifier') {
      names.push([declaration.id.name, declaration.id.name])
    }
  }
  return { names, edits }
}

const withEdits = (code: string, edits: readonly Edit[]): string =>
  edits.toReversed().reduce((text, { from, to }) => {
    // Spaces keep every column, and with it the source map.
    const blank = text.slice(from, to).replaceAll(/[^\n]/g, ' ')
    return text.slice(0, from) + blank + text.slice(to)
  }, code)

/**
 * `npm run dev`: an edited machine, call or model takes effect in the running page, which keeps its state. See
 * panel/live/live-module.ts. Where that is impossible, for example for a changed constant, its importers are loaded
 * anew, and the page if need be.
 */
export const liveModules = (): Plugin => ({
  name: 'maru:live-modules',
  apply: 'serve',
  // After types are removed.
  enforce: 'post',
  transform(code, id) {
    const [file = id] = id.split('?')
    if (!liveFiles.test(file) || keepsSomething.test(code)) return null
    const found = exportsIn(this.parse(code))
    if (found === null || found.names.length === 0) return null
    if (found.names.some(([, name]) => /^use[A-Z]/.test(name))) return null
    const key = JSON.stringify(file)
    const exports = found.names.map(([local, name]) => `${name}: ${local}`).join(', ')
    const taken = found.names.map(([, name]) => `${name}: __live_${name}`).join(', ')
    const exported = found.names.map(([, name]) => `__live_${name} as ${name}`).join(', ')
    return {
      code: `${withEdits(code, found.edits)}
import { liveModule as __liveModule, redraw as __redraw, refusal as __refusal } from '/panel/live/live-module.ts'
const { ${taken} } = __liveModule(${key}, { ${exports} })
export { ${exported} }
if (import.meta.hot) import.meta.hot.accept(() => {
  const refusal = __refusal(${key})
  if (refusal !== null) import.meta.hot.invalidate(refusal)
  else __redraw()
})
`,
      map: null,
    }
  },
})
