/** Path of the service worker that sends the page's requests to its mock. */
export const MOCK_WORKER_PATH = '/mock-worker.js'
/** Message with which a page asks the worker to control it. */
export const CLAIM_MESSAGE = 'CLAIM'
