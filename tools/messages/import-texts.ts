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
const withoutLocation = (): string => 'text'

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
  const previousCatalogs = catalogsOf(files)
  const faults = units.flatMap((unit) => faultOf(unit, previousCatalogs, language))
  if (faults.length > 0) throw new MessageFileError(faults)
  const changedUnits = units.filter(
    ({ id, target }) => target !== '' && target !== previousCatalogs[language][id],
  )
  const texts = Object.fromEntries(changedUnits.map(({ id, target }) => [id, target]))
  const newCatalogs: Catalogs = {
    ...previousCatalogs,
    [language]: { ...previousCatalogs[language], ...texts },
  }
  const { where } = messageLocations(files)
  const trees = parseTrees(newCatalogs, where, [sourceLanguage, language])
  const knownFaults = new Set(termFaults(base, previousCatalogs, withoutLocation))
  const newTermFaults = termFaults(base, newCatalogs, withoutLocation).filter(
    (fault) => !knownFaults.has(fault),
  )
  const newFaults = [
    ...argumentFaults(
      trees.get(sourceLanguage) ?? {},
      language,
      trees.get(language) ?? {},
      where,
    ).filter((fault) => changedUnits.some(({ id }) => fault.includes(`: ${id}: `))),
    ...newTermFaults,
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
