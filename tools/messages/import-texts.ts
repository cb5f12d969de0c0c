import { argumentFaults } from './arguments.ts'
import { parseTrees } from './compile.ts'
import {
  catalogsOf,
  MessageFileError,
  messageLocations,
  sourceLanguage,
  withTexts,
} from './message-files.ts'
import type { MessageFile } from './message-files.ts'
import { termFaults } from './term-faults.ts'
import type { Catalogs, Language, TermBase } from './terms.ts'
import type { Unit } from './xliff.ts'

/** A fault without its line number, which changes while files are written. */
const saying = (): string => 'text'

/**
 * The files with a translator's texts.
 * @throws {MessageFileError} for unknown or outdated messages, other arguments, or terms that differ from
 * docs/terms.yaml; existing faults are ignored
 */
export function importTexts(
  files: readonly MessageFile[],
  language: Language,
  units: readonly Unit[],
  base: TermBase,
): readonly MessageFile[] {
  const before = catalogsOf(files)
  const faults = units.flatMap((unit) => faultOf(unit, before, language))
  if (faults.length > 0) throw new MessageFileError(faults)
  const changed = units.filter(({ id, target }) => target !== '' && target !== before[language][id])
  const texts = Object.fromEntries(changed.map(({ id, target }) => [id, target]))
  const after: Catalogs = { ...before, [language]: { ...before[language], ...texts } }
  const { where } = messageLocations(files)
  const trees = parseTrees(after, where, [sourceLanguage, language])
  const knownFaults = new Set(termFaults(base, before, saying))
  const worded = termFaults(base, after, saying).filter((fault) => !knownFaults.has(fault))
  const newFaults = [
    ...argumentFaults(
      trees.get(sourceLanguage) ?? {},
      language,
      trees.get(language) ?? {},
      where,
    ).filter((fault) => changed.some(({ id }) => fault.includes(`: ${id}: `))),
    ...worded,
  ]
  if (newFaults.length > 0) throw new MessageFileError(newFaults)
  return files.map((file) => withTexts(file, language, texts))
}

function faultOf(unit: Unit, catalogs: Catalogs, language: Language): readonly string[] {
  const { id, target } = unit
  const korean = catalogs[sourceLanguage][id]
  if (korean === undefined) return [`${id}: unknown message: export the language again.`]
  if (unit.source !== korean)
    return [`${id}: was translated from "${unit.source}", and is "${korean}" now.`]
  if (target === '' && Object.hasOwn(catalogs[language], id))
    return [`${id}: its text is gone: a message that is left as it was keeps its text.`]
  return []
}
