import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type TypeChecks = {
  readonly edited: (file: string) => void
  /** Leaves the processor to an edit on its way to the page: files wait until `release`, at most so long. */
  readonly hold: (mostMs: number) => void
  readonly release: () => void
  readonly stop: () => void
}

/** Checks types in a process of low priority. Calls `report` as `startLiveTypes` does. */
export function startTypeChecks(
  root: string,
  report: (errors: readonly string[]) => void,
): TypeChecks {
  const program = fork(fileURLToPath(new URL('./types-program.ts', import.meta.url)), [root], {
    // Not the terminal's input, which is Vite's.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  program.on('message', (errors) => report(errors as readonly string[]))
  // The process ended: types are no longer checked.
  program.on('error', () => undefined)
  let waiting: string[] = []
  let holding: NodeJS.Timeout | undefined
  const send = (files: readonly string[]): void => {
    if (program.connected && files.length > 0) program.send(files)
  }
  const release = (): void => {
    clearTimeout(holding)
    holding = undefined
    send(waiting)
    waiting = []
  }
  return {
    edited: (file) => {
      if (holding === undefined) send([file])
      else waiting.push(file)
    },
    hold: (mostMs) => {
      clearTimeout(holding)
      holding = setTimeout(release, mostMs)
      holding.unref()
    },
    release,
    stop: () => {
      clearTimeout(holding)
      if (program.connected) program.disconnect()
    },
  }
}
