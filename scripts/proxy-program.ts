/**
 * Node's options for the proxy, as the image and `npm run proxy` have them: what a call leaves behind is collected while
 * it is in the processor's cache, and 100 MB less stay resident.
 */
export const proxyOptions = ['--max-semi-space-size=8'] as const

/** Of the repository. */
export const proxyMain = 'src/proxy/main.ts'
