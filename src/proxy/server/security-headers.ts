/**
 * What a browser may do with a page of this site: nothing from elsewhere, no inline script or style,
 * no frame around it (Content Security Policy Level 3, and the headers that go with it).
 */
export function securityHeaders(options: { isSecure: boolean }): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      "img-src 'self' data:",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(options.isSecure
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}
