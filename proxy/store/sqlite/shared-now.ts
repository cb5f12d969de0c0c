/** Milliseconds shared by main thread and worker, independent of the system clock. */
export const sharedNow = (): number => performance.timeOrigin + performance.now()
