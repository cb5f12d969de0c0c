import { join } from 'node:path'
import { createDoneSteps } from './generate/done-steps.ts'
import type { Step } from './generate/done-steps.ts'

const root = join(import.meta.dirname, '..')
const allSteps: readonly Step[] = ['texts', 'contract', 'pages']

async function main(args: readonly string[]): Promise<number> {
  const unknown = args.filter((argument) => argument !== '--check')
  if (unknown.length > 0) {
    console.error(
      `generate: unknown argument ${unknown.join(' ')}; usage: npm run generate [-- --check]`,
    )
    return 2
  }
  if (args.includes('--check')) {
    // Regenerates everything.
    const { runSteps } = await import('./generate/run-steps.ts')
    return (await runSteps({ root, steps: new Set(allSteps), isCheck: true })).status
  }
  const done = createDoneSteps(root, join(root, '.cache/generated.json'))
  if (done.toRepeat.size === 0) {
    console.log('Nothing was edited: all generated files are fresh.')
    return 0
  }
  // Their libraries take longer to load than it takes to see that nothing was edited.
  const { runSteps } = await import('./generate/run-steps.ts')
  done.forget()
  const first = await runSteps({ root, steps: done.toRepeat, isCheck: false })
  const isLeft = !first.hasPages && done.toRepeatNow().has('pages')
  const second = isLeft ? await runSteps({ root, steps: new Set(['pages']), isCheck: false }) : null
  const status = Math.max(first.status, second?.status ?? 0)
  if (status === 0) done.remember()
  return status
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
