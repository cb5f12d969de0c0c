import { constants, setPriority } from 'node:os'
import { startLiveTypes } from './live-types.ts'

/** Types checked beside `npm run dev`: gets edited files, sends all known errors. */
const [root = process.cwd()] = process.argv.slice(2)
const tell = (errors: readonly string[]): void => void process.send?.(errors)

// The compiler that it starts inherits this.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const types = startLiveTypes(root, tell)
process.on('message', (files: readonly string[]) => {
  void types.then(({ edited }) => files.forEach(edited))
})
process.on('disconnect', () => {
  void types.then(({ stop }) => stop()).finally(() => process.exit())
})
