import type { Specimen } from './specimen.ts'

type Judged = { readonly specimen: Specimen; readonly isFound: boolean }

/** Found and all specimens by class, of both halves; the class with most missed first. */
export function scoreTable(judged: readonly Judged[]): string {
  const kinds = Map.groupBy(judged, ({ specimen }) => specimen.kind)
  const row = (name: string, all: readonly Judged[]) => {
    const half = (isUnseen: boolean) => {
      const own = all.filter(({ specimen }) => specimen.isUnseen === isUnseen)
      return `${own.filter(({ isFound }) => isFound).length}/${own.length}`
    }
    return `${name.padEnd(46)} ${half(false).padStart(9)} ${half(true).padStart(9)}`
  }
  const lines = [...kinds].map(([name, all]) => row(name, all))
  return [
    `${'class'.padEnd(46)} ${'seen'.padStart(9)} ${'unseen'.padStart(9)}`,
    ...lines,
    row('all', judged),
  ].join('\n')
}
