import { didYouMean } from '../../src/lib/nearest-name.ts'

export type Path = readonly (string | number)[]

/** A reason why a map cannot be used, and its place in the map. */
export type Gap = { readonly path: Path; readonly text: string }

/** Collects gaps, and which rules are used. */
export function createLedger() {
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

export type Ledger = ReturnType<typeof createLedger>
