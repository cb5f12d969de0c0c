import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { isCollection, parse, visit } from 'yaml'
import type { Document, Scalar } from 'yaml'
import { pathTo } from './source-files.ts'
import type { SourceFault, SourceFiles } from './source-files.ts'

// Loaded on demand, because the package of contract:verify has no js-yaml. It has no types.
const load = (text: string): unknown =>
  (createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }).load(text)

/** Whether a file of openapi/ is hand-written; a test checks the generated ones. */
export const isWritten = (file: string): boolean =>
  !['effects.yaml', 'proxy.yaml', 'public.yaml'].includes(file)

/** Plain scalars that YAML 1.1 may read as a date, number, boolean or null. */
const AMBIGUOUS = /^(?:[-+.]?\d|[-+]?\.|y$|n$|yes$|no$|on$|off$|true$|false$|null$|~$|=$|<<$)/i

const QUOTE = 'put it in quotes'

/**
 * What other YAML parsers would refuse or read differently in a file. PyYAML follows YAML 1.1: dates and `on` are not
 * text, and `?` is special within {} or []. js-yaml follows YAML 1.2 and reads dates.
 */
export function otherReaderFaults(files: SourceFiles, file: string): SourceFault[] {
  const { text, document } = files.documentOf(file)
  const found = cache.get(document) ?? faultsIn(text, document)
  cache.set(document, found)
  return found.map((fault) => ({ file, ...fault }))
}

type FaultInFile = Omit<SourceFault, 'file'>

/** By document, because an edit changes one file. */
const cache = new WeakMap<Document, readonly FaultInFile[]>()

function faultsIn(text: string, document: Document): readonly FaultInFile[] {
  const faults: FaultInFile[] = []
  visit(document, {
    Scalar: (_, node, parents) => {
      const words = faultOf(
        node,
        parents.some((one) => isCollection(one) && one.flow === true),
      )
      if (words === null) return
      const path = pathTo(parents, node)
      faults.push({ path, message: `\`${node.source ?? ''}\` ${words}: ${QUOTE}` })
    },
  })
  if (faults.length > 0) return faults
  const refusal = refusalOf(text, document.toJS())
  return refusal === null ? [] : [{ path: [], message: refusal }]
}

/** PyYAML reads a number with an exponent as text, unless it has a point and a sign. */
const EXPONENT = /^[-+]?[\d.]+e/i

function faultOf(node: Scalar, isInFlow: boolean): string | null {
  const { source = '', value, type } = node
  if (type !== 'PLAIN') return null
  if (isInFlow && (source.includes('?') || source.startsWith(':'))) {
    return 'is refused by parsers of YAML 1.1, such as PyYAML, within {} or []'
  }
  if (!AMBIGUOUS.test(source)) return null
  const other: unknown = parse(source, { version: '1.1' })
  const isAlike = isDeepStrictEqual(other, value) && !EXPONENT.test(source)
  return isAlike ? null : 'is read otherwise by parsers of YAML 1.1'
}

function refusalOf(text: string, value: unknown): string | null {
  try {
    return isDeepStrictEqual(load(text), value) ? null : 'js-yaml reads it otherwise'
  } catch (error) {
    return `js-yaml cannot read it: ${error instanceof Error ? error.message : String(error)}`
  }
}
