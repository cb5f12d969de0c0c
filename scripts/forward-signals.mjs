/**
 * Forwards signals to a child on the same terminal, and exits like the child. Ctrl-C reaches both directly and is not
 * forwarded; a supervisor signals only this process.
 * npm signals the shell that runs its script, and both end without signalling this process; under npm the loss of the
 * parent counts as that signal.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} name program name for the error message
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
