import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import {
  COVER_WORKER_POLICY,
  MARKUP_POLICY,
  SERVICE_WORKER_POLICY,
} from '../../src/lib/prerendered-page.ts'

type PolicyOptions = {
  readonly isSecure: boolean
  /** Hashes of the inline scripts in prerendered pages, `'sha256-…'`. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
  /** Hosts of pictures; `localhost` is reached without TLS (src/lib/allowed-address.ts). */
  readonly imageHosts: readonly string[]
}

export const dataHeaders = (options: PolicyOptions) => makeHeaders(dataPolicy(options))

export const siteHeaders = (options: PolicyOptions) => makeHeaders(browserPolicy(options))

async function makeHeaders(
  policy: Parameters<typeof secureHeaders>[0],
): Promise<Readonly<Record<string, string>>> {
  const app = new Hono().use(secureHeaders(policy))
  const { headers } = await app.all('*', () => new Response(null)).request('/')
  return Object.fromEntries([...headers, ['cache-control', 'no-store']])
}

const transportSecurity = (isSecure: boolean) =>
  isSecure ? 'max-age=31536000; includeSubDomains' : false

/**
 * Content security policy of pages: no foreign origins but for pictures, no frames around the page, and only the inline scripts and
 * styles of the prerendered pages.
 */
const browserPolicy = (options: PolicyOptions) => ({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...options.inlineScripts],
    styleSrc: ["'self'", ...options.inlineStyles],
    workerSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', ...options.imageHosts.map(imageSource)],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    // Worker addresses, and operators' texts while a document without scripts parses them.
    trustedTypes: [SERVICE_WORKER_POLICY, COVER_WORKER_POLICY, MARKUP_POLICY],
  },
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: [],
    payment: [],
    usb: [],
    browsingTopics: [],
    accelerometer: [],
    displayCapture: [],
    gyroscope: [],
    hid: [],
    magnetometer: [],
    midi: [],
    serial: [],
    xrSpatialTracking: [],
  },
  // A game's window keeps its connection to the page that opened it, so that the page can close it.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  crossOriginResourcePolicy: 'same-origin',
  xFrameOptions: 'DENY',
  strictTransportSecurity: transportSecurity(options.isSecure),
})

const imageSource = (host: string): string =>
  `${/^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host) ? 'http' : 'https'}://${host}`

const documentHeadersOff = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/**
 * Headers of scripts and stylesheets. The full policy would add half a kilobyte to each response of the first visit.
 */
const partPolicy = ({ isSecure }: PolicyOptions) => ({
  ...documentHeadersOff,
  crossOriginResourcePolicy: 'same-origin',
  strictTransportSecurity: transportSecurity(isSecure),
  xFrameOptions: false,
})

/** JSON opened as a page may do nothing. */
const dataPolicy = ({ isSecure }: PolicyOptions) => ({
  ...documentHeadersOff,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: 'same-origin',
  strictTransportSecurity: transportSecurity(isSecure),
  xFrameOptions: 'DENY',
})

const PART = /^\/assets\/[^/]+\.(?:js|css)$/
const DATA = /^\/api\//

/** Adds the security headers to every answer. */
export const secureAnswers = (options: PolicyOptions): MiddlewareHandler => {
  const addPagePolicy = secureHeaders(browserPolicy(options))
  const addPartPolicy = secureHeaders(partPolicy(options))
  const addDataPolicy = secureHeaders(dataPolicy(options))
  return (context, next) => {
    const { path } = context.req
    if (PART.test(path)) return addPartPolicy(context, next)
    return (DATA.test(path) ? addDataPolicy : addPagePolicy)(context, next)
  }
}
