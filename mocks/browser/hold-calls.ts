/** Holds the page's calls until the mock can answer them, so that the page is drawn meanwhile. */
export function holdCalls(ready: Promise<unknown>): void {
  const pageFetch = window.fetch
  const heldFetch: typeof fetch = async (...call) => {
    await ready
    return pageFetch(...call)
  }
  window.fetch = heldFetch
  const release = () => {
    if (window.fetch === heldFetch) window.fetch = pageFetch
  }
  ready.then(release, release)
}
