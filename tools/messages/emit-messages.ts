import { LITERAL } from './compile.ts'
import type { MessageNode, Trees } from './compile.ts'

const NUMBER = 2
const PLURAL = 6
const TAG = 8

const nodesIn = (nodes: readonly MessageNode[]): readonly MessageNode[] =>
  nodes.flatMap((node) => [
    node,
    ...nodesIn(node.children ?? []),
    ...Object.values(node.options ?? {}).flatMap(({ value }) => nodesIn(value)),
  ])

/** Arguments of a message with their types; tags are not supported. */
export function collectArguments(tree: readonly MessageNode[]): ReadonlyMap<string, string> {
  const typesByName = new Map<string, string>()
  for (const { type, value } of nodesIn(tree)) {
    if (value === undefined || type === LITERAL) continue
    if (type === TAG) throw new Error(`<${value}> is a tag; messages are plain text.`)
    const isNumber = type === NUMBER || type === PLURAL
    if (isNumber || !typesByName.has(value))
      typesByName.set(value, isNumber ? 'number' : 'string | number')
  }
  return new Map([...typesByName].sort(([a], [b]) => a.localeCompare(b, 'en')))
}

export function emitMessageValues(source: Trees): string {
  const lines = Object.entries(source).flatMap(([id, tree]) => {
    const values = [...collectArguments(tree)].map(([name, type]) => `${name}: ${type}`)
    return values.length === 0 ? [] : [`  '${id}': { ${values.join('; ')} }`]
  })
  return `/** Message id → the values that it needs, for the messages that need any. */
export type MessageValues = {
${lines.join('\n')}
}
`
}

/** Functions that load a part of a language's messages, by language, as literal imports. */
export const emitLoaders = (names: readonly string[], parts: Readonly<Record<string, string>>) =>
  `type Loader = () => Promise<{ default: unknown }>

type Loaders = Readonly<Record<${names.map((name) => `'${name}'`).join(' | ')}, Loader>>
${Object.entries(parts)
  .map(
    ([part, ending]) => `
export const ${part}: Loaders = {
${names.map((name) => `  ${name}: () => import('./${name}${ending}.json'),`).join('\n')}
}
`,
  )
  .join('')}`

export const emitCompleteLocales = (names: readonly string[]): string =>
  `/** Languages in which no message is missing. Generated from *.messages.yaml by npm run generate. */
export const completeLocales = [${names.map((name) => `'${name}'`).join(', ')}] as const
`
