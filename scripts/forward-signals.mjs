/**
 * Forwards the signals of this process to a child that shares its terminal, and ends as the child
 * ends. A terminal's Ctrl-C reaches both, so that one is not forwarded; a supervisor signals this
 * process alone.
 *
 * npm passes a signal to the shell that runs its script, and both end without signalling this
 * process: under npm the loss of the parent counts as that signal.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} name what could not be started, for the message when the child cannot
 */
export function forwardSignals(child, name) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  const parent = process.ppid
  const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent
  const watch = setInterval(() => {
    if (!isOrphan()) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 250)
  watch.unref()
  child.on('error', (error) => {
    console.error(`Could not start ${name}: ${error.message}`)
    process.exit(2)
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
  })
}
