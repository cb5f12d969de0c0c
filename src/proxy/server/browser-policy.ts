import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import {
  COVER_WORKER_POLICY,
  MARKUP_POLICY,
  SERVICE_WORKER_POLICY,
} from '../../lib/prerendered-page.ts'

type PolicyOptions = {
  readonly isSecure: boolean
  /** Hashes of what stands in the prerendered pages, `'sha256-…'`. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
}

/** What every answer with data has, as header fields of their own. */
export const dataHeaders = (options: PolicyOptions) => fieldsOf(dataPolicy(options))

/** The policy and what else every other answer of the site has. */
export const siteHeaders = (options: PolicyOptions) => fieldsOf(browserPolicy(options))

async function fieldsOf(
  policy: Parameters<typeof secureHeaders>[0],
): Promise<Readonly<Record<string, string>>> {
  const app = new Hono().use(secureHeaders(policy))
  const { headers } = await app.all('*', () => new Response(null)).request('/')
  return Object.fromEntries([...headers, ['cache-control', 'no-store']])
}

const transportSecurity = (isSecure: boolean) =>
  isSecure ? 'max-age=31536000; includeSubDomains' : false

/**
 * What a page may do: nothing from elsewhere, no inline script or style but those that were built into
 * the prerendered pages, no frame around it.
 */
const browserPolicy = (options: PolicyOptions) => ({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...options.inlineScripts],
    styleSrc: ["'self'", ...options.inlineStyles],
    workerSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    // The addresses of the site's workers, and operators' texts while a document without scripts parses them.
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
  // The window of a game keeps its connection to the page that opened it: the page closes it.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  crossOriginResourcePolicy: 'same-origin',
  xFrameOptions: 'DENY',
  strictTransportSecurity: transportSecurity(options.isSecure),
})

/** What a browser reads of documents only. */
const ofDocuments = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/**
 * What a script or a stylesheet of the site says: each response of the first visit would otherwise have
 * half a kilobyte that browsers read of pages, workers and pictures only.
 */
const partPolicy = ({ isSecure }: PolicyOptions) => ({
  ...ofDocuments,
  crossOriginResourcePolicy: 'same-origin',
  strictTransportSecurity: transportSecurity(isSecure),
  xFrameOptions: false,
})

/** JSON is no page: opened as one it may do nothing at all. */
const dataPolicy = ({ isSecure }: PolicyOptions) => ({
  ...ofDocuments,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: 'same-origin',
  strictTransportSecurity: transportSecurity(isSecure),
  xFrameOptions: 'DENY',
})

const PART = /^\/assets\/[^/]+\.(?:js|css)$/
const DATA = /^\/api\//

/** Adds to every answer what a browser may do with it. */
export const secureAnswers = (options: PolicyOptions): MiddlewareHandler => {
  const whole = secureHeaders(browserPolicy(options))
  const part = secureHeaders(partPolicy(options))
  const data = secureHeaders(dataPolicy(options))
  return (context, next) => {
    const { path } = context.req
    if (PART.test(path)) return part(context, next)
    return (DATA.test(path) ? data : whole)(context, next)
  }
}
