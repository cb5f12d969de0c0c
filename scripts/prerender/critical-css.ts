import postcss from 'postcss'
import type { AtRule, ChildNode, Container, Document, Root } from 'postcss'

const CLASS_SELECTOR = /\.(-?[_a-z][\w-]*)/gi

/** The part of a stylesheet for these classes, in order: rules that use only these classes, and their animations. */
export function criticalCss(stylesheet: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(stylesheet)
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return
    const selectors = rule.selectors.filter((selector) =>
      [...selector.matchAll(CLASS_SELECTOR)].every(([, name = '']) => classes.has(name)),
    )
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  const animations = namesOfAnimations(root)
  root.walkAtRules(/keyframes$/, (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove()
  })
  removeEmpty(root)
  return root.toString()
}

const isKeyframes = (parent: ChildNode | Container | Document | undefined): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

function namesOfAnimations(root: Root): ReadonlySet<string> {
  const names = new Set<string>()
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) names.add(word)
  })
  return names
}

/** `@layer a, b;` has no block and stays, because it orders the layers. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.nodes === undefined) return
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}
