/** What a page may do: nothing from elsewhere, no inline script or style, no frame around it. */
export const browserPolicy = (options: { isSecure: boolean }) => ({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
  },
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: [],
    payment: [],
    usb: [],
    browsingTopics: [],
  },
  xFrameOptions: 'DENY',
  strictTransportSecurity: options.isSecure ? 'max-age=31536000; includeSubDomains' : false,
})
