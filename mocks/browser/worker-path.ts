/** Service worker that sends the page's requests to its mock. */
export const MOCK_WORKER_PATH = '/mock-worker.js'
