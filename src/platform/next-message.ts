/**
 * Resolves in a later task, after the browser painted. Unlike a timer, it is not delayed by a second in a page hidden
 * by another window.
 */
export const nextMessage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
