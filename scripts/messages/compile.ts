/** A node of the syntax tree as `formatjs compile --ast` writes it. */
export type MessageNode = {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageNode[] }>>
  readonly children?: readonly MessageNode[]
}
export type Trees = Readonly<Record<string, readonly MessageNode[]>>

const LITERAL = 0
const NUMBER = 2
const PLURAL = 6
const TAG = 8

const firstPage =
  /^(msg|dialog\.|toast\.|money\.unknown\.|place\.|shell\.(?!balance\.)|footer\.|home\.|popups\.|session\.|failure\.(button|copied|crash)\.|login\.)/

/**
 * Whether a message belongs to the first part of its language's set: those of the shell, the home
 * page, and the dialogs and toasts of every screen. Other screens load the rest before they show.
 */
export const isOnFirstPage = (id: string): boolean => firstPage.test(id)

const nodesIn = (nodes: readonly MessageNode[]): readonly MessageNode[] =>
  nodes.flatMap((node) => [
    node,
    ...nodesIn(node.children ?? []),
    ...Object.values(node.options ?? {}).flatMap(({ value }) => nodesIn(value)),
  ])

/** Name of each argument of a message → the type of its value; tags are not used by the site. */
function argumentsOf(tree: readonly MessageNode[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { type, value } of nodesIn(tree)) {
    if (value === undefined || type === LITERAL) continue
    if (type === TAG) throw new Error(`<${value}> is a tag; messages are plain text.`)
    const isNumber = type === NUMBER || type === PLURAL
    if (isNumber || !found.has(value)) found.set(value, isNumber ? 'number' : 'string | number')
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other, 'en')))
}

/** The smallest form that the site can use without a parser: plain texts stay texts. */
export function packed(trees: Trees): Record<string, string | readonly MessageNode[]> {
  return Object.fromEntries(
    Object.entries(trees).map(([id, tree]) => {
      const [only, ...others] = tree
      const isPlain = only?.type === LITERAL && others.length === 0
      return [id, isPlain ? (only.value ?? '') : tree]
    }),
  )
}

/** Ids of the source language that another one does not have yet; English is used for them. */
export const missingIn = (source: Trees, trees: Trees): string[] =>
  Object.keys(source).filter((id) => !Object.hasOwn(trees, id))

/** TypeScript of the arguments that messages need, for the ids that need any. */
export function emitMessageValues(source: Trees): string {
  const lines = Object.entries(source).flatMap(([id, tree]) => {
    const values = [...argumentsOf(tree)].map(([name, type]) => `${name}: ${type}`)
    return values.length === 0 ? [] : [`  '${id}': { ${values.join('; ')} }`]
  })
  return `/** Message id → the values that it needs, for the messages that need any. */
export type MessageValues = {
${lines.join('\n')}
}
`
}

/** TypeScript that names the languages in which nothing is missing; the menu offers no other. */
export const emitCompleteLocales = (names: readonly string[]): string =>
  `/** Languages in which no message is missing. */
export const completeLocales = [${names.map((name) => `'${name}'`).join(', ')}] as const
`
