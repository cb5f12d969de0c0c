import { didYouMean } from '../../src/lib/nearest-name.ts'

export type Path = readonly (string | number)[]

/** A reason why a map cannot be used, and its place in the map. */
export type Gap = { readonly path: Path; readonly text: string }

/** Collects gaps, and which rules are used. */
export function createLedger() {
  const gaps = new Map<string, Gap>()
  const unused = new Map<string, Gap>()
  return {
    /** Each text once. */
    add: (path: Path, text: string): void => void gaps.set(text, gaps.get(text) ?? { path, text }),
    /** A name that is none of those of an object. */
    addUnknown(path: Path, owner: string, name: string, known: readonly string[]): void {
      if (!known.includes(name))
        this.add(path, `${owner} has no property ${name}${didYouMean(name, known)}`)
    },
    /** It is a gap unless it is used. */
    expect: (path: Path, text: string): void =>
      void unused.set(JSON.stringify(path), { path, text }),
    use: (path: Path): void => void unused.delete(JSON.stringify(path)),
    gaps: (): readonly Gap[] => [...gaps.values()],
    unused: (): readonly Gap[] => [...unused.values()],
  }
}

export type Ledger = ReturnType<typeof createLedger>
