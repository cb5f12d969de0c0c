/**
 * Resolves in a task of its own, after what the browser has to show for this one. A timer may come a second
 * later in a page that another window has just hidden; this does not.
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
