/** Marks the answer to a request that failed; pages find no answer. */
export const LOST_ANSWER_HEADER = 'x-scenario-lost'

/** Counts the page's calls that have no answer yet. */
export function countCalls(): () => number {
  const fetchNow = window.fetch.bind(window)
  let askingCount = 0
  window.fetch = async (...args) => {
    askingCount += 1
    try {
      const response = await fetchNow(...args)
      if (response.headers.has(LOST_ANSWER_HEADER)) throw new TypeError('Failed to fetch')
      return response
    } finally {
      askingCount -= 1
    }
  }
  return () => askingCount
}
