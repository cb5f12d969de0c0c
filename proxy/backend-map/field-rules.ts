import { didYouMean } from '../../src/lib/nearest-name.ts'
import type { BackendMap, DetailedField, Field } from './map-schema.ts'

export type Path = readonly (string | number)[]

/** A reason why a map cannot be used, and its place in the map. */
export type Gap = { readonly path: Path; readonly text: string }

/** Collects gaps, and which rules are used. */
export function createGapList() {
  const gaps = new Map<string, Gap>()
  const unused = new Map<string, Gap>()
  return {
    /** Adds a gap; a repeated text counts once. */
    add: (path: Path, text: string): void => void gaps.set(text, gaps.get(text) ?? { path, text }),
    /** Adds a gap for a name that the object does not have. */
    addUnknown(path: Path, owner: string, name: string, names: readonly string[]): void {
      if (!names.includes(name))
        this.add(path, `${owner} has no property ${name}${didYouMean(name, names)}`)
    },
    /** Expects a rule to be used; an unused one is a gap. */
    expect: (path: Path, text: string): void =>
      void unused.set(JSON.stringify(path), { path, text }),
    use: (path: Path): void => void unused.delete(JSON.stringify(path)),
    gaps: (): readonly Gap[] => [...gaps.values()],
    unused: (): readonly Gap[] => [...unused.values()],
  }
}

export type GapList = ReturnType<typeof createGapList>

type Spelling = 'snake' | 'camel' | 'pascal' | 'kebab' | 'upper'

const capitalize = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** A name such as `createdAt` in another spelling. */
function respell(name: string, spelling: Spelling | undefined): string {
  const nameParts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
  if (spelling === undefined) return name
  if (spelling === 'snake') return nameParts.join('_')
  if (spelling === 'upper') return nameParts.join('_').toUpperCase()
  if (spelling === 'kebab') return nameParts.join('-')
  const pascalName = nameParts.map(capitalize).join('')
  return spelling === 'pascal'
    ? pascalName
    : pascalName.slice(0, 1).toLowerCase() + pascalName.slice(1)
}

/** The map's rules for one property. */
export type Rule = { readonly detail: DetailedField; readonly path: Path }

export const ruleOf = (field: Field, path: Path): Rule => ({
  detail: typeof field === 'string' || Array.isArray(field) ? { at: field } : field,
  path,
})

/** `A|B.x|y` as A.x, B.x, A.y, B.y; `x|A.y` as x, A.y. Schemas begin with a capital letter. */
function namesIn(key: string): readonly string[] {
  let schemas: string[] = []
  let hasDot = false
  return key.split('|').flatMap((part) => {
    const [name = '', property] = part.trim().split('.')
    if (property !== undefined || /^[A-Z]/.test(name)) {
      schemas = hasDot ? [name] : [...schemas, name]
      hasDot = property !== undefined
      if (!hasDot) return []
    }
    return hasDot ? schemas.map((schema) => `${schema}.${property ?? name}`) : [name]
  })
}

/** Finds rules of `fields` and `same`, and marks them as used. */
export function createFieldRules(map: BackendMap, gapList: GapList) {
  const rules = new Map<string, Rule>()
  for (const [key, field] of Object.entries(map.fields ?? {}))
    for (const name of namesIn(key)) {
      const path = ['fields', key]
      if (rules.has(name)) gapList.add(path, `${name} is there twice`)
      rules.set(name, ruleOf(field, path))
      gapList.expect([...path, name], name)
    }
  const sameNames = (map.same ?? []).map((name, index) => {
    gapList.expect(['same', index], name)
    return name
  })
  return {
    spell: (name: string) => respell(name, map.case),
    names: [...rules.keys(), ...sameNames],
    find: (schema: string, property: string): Rule | null => {
      const name = [`${schema}.${property}`, property].find((key) => rules.has(key))
      const rule = name === undefined ? undefined : rules.get(name)
      if (rule !== undefined) {
        gapList.use([...rule.path, name ?? ''])
        return rule
      }
      const path = ['same', sameNames.indexOf(property)]
      if (!sameNames.includes(property)) return null
      gapList.use(path)
      return { detail: { at: [...new Set([respell(property, map.case), property])] }, path }
    },
  }
}

export type FieldRules = ReturnType<typeof createFieldRules>
