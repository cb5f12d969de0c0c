/** What a page may do: nothing from elsewhere, no inline script or style, no frame around it. */
export const browserPolicy = (options: { isSecure: boolean }) => ({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    // No policy: the site hands no text to what runs it.
    trustedTypes: ["'none'"],
  },
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: [],
    payment: [],
    usb: [],
    browsingTopics: [],
    accelerometer: [],
    bluetooth: [],
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
  strictTransportSecurity: options.isSecure ? 'max-age=31536000; includeSubDomains' : false,
})
