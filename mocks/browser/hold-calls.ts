/** Holds the page's calls until the mock can answer them, so that the page is drawn meanwhile. */
export function holdCalls(ready: Promise<unknown>): void {
  const own = window.fetch
  const held: typeof fetch = async (...call) => {
    await ready
    return own(...call)
  }
  window.fetch = held
  const release = () => {
    if (window.fetch === held) window.fetch = own
  }
  ready.then(release, release)
}
