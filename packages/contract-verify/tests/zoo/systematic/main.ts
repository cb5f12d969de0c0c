import { parseArgs } from 'node:util'
import { errorOf } from './judge.ts'
import { scoreTable } from './score.ts'
import { specimens } from './systematic.ts'

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
const judged = []
for (const specimen of chosen) {
  const found = await errorOf(specimen)
  judged.push({ specimen, isFound: found !== undefined })
  // Which unseen ones are missed is never told, so that no check is written for them.
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
