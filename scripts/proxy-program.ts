/**
 * Node's options for the proxy, as the image, `npm start` and `npm run proxy` have them: what a call leaves behind is
 * collected while it is in the processor's cache, and the heap grows by a third instead of fourfold before the next
 * collection.
 */
export const proxyOptions = ['--max-semi-space-size=4', '--heap-growing-percent=30'] as const

/**
 * Settings of glibc: threads share two pools for allocations outside of the heap, instead of one each, and freed memory
 * goes back to the system from 128 KiB on, however large earlier buffers were.
 */
export const proxyEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

/** Folder in the repository that `npm run build` makes. */
export const proxyFolder = 'dist-proxy'
export const proxyMain = `${proxyFolder}/main.mjs`

/** The program that `npm run proxy` starts. */
export const proxySource = 'proxy/main.ts'
