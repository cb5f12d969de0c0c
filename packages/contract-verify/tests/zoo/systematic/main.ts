import { parseArgs } from 'node:util'
import { errorOf } from './judge.ts'
import type { Specimen } from './specimen.ts'
import { specimens } from './systematic.ts'

type Judged = { readonly specimen: Specimen; readonly isFound: boolean }

/** Found and total specimens of each class, for both halves; classes with the most misses first. */
function scoreTable(judged: readonly Judged[]): string {
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

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'seen' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
  },
})
const { half, seed, only, part } = values
const [number = 1, of = 1] = part.split('/').map(Number)
const chosen = specimens(Number(seed))
  .filter(
    ({ isUnseen, name }) =>
      (half === 'all' || isUnseen === (half === 'unseen')) && name.includes(only),
  )
  .filter((_, index) => index % of === number - 1)
const judged: Judged[] = []
for (const specimen of chosen) {
  const found = await errorOf(specimen)
  judged.push({ specimen, isFound: found !== undefined })
  // Never names the missed held-out faults, so that no check is written for them.
  if (specimen.isUnseen) {
    if (judged.length % 25 === 0) console.log(scoreTable(judged))
    continue
  }
  const words =
    found === undefined
      ? 'MISSED'
      : `${found.check} ${found.operation}: ${found.message.slice(0, 90)}`
  console.log(`${specimen.name} → ${words}`)
}
console.log(scoreTable(judged))
