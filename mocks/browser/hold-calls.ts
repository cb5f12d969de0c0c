/** Holds the page's calls until the mock can answer them, so that the page renders meanwhile. */
export function holdCalls(ready: Promise<unknown>): void {
  const pageFetch = window.fetch
  const heldFetch: typeof fetch = async (...args) => {
    await ready
    return pageFetch(...args)
  }
  window.fetch = heldFetch
  const restoreFetch = () => {
    if (window.fetch === heldFetch) window.fetch = pageFetch
  }
  ready.then(restoreFetch, restoreFetch)
}
