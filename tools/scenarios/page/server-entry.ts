import { createMockBackend } from '#mocks/backend.ts'
import { createLocalProxy } from '#mocks/browser/local-proxy.ts'
import { createBrowserSessions, createBrowserTransport } from '#mocks/browser/browser-session.ts'

export { createBrowserSessions, createBrowserTransport, createLocalProxy, createMockBackend }
