export type BackendAddress = {
  readonly origin: string
  /** What stands before `/public/…`: nothing, or a path without a slash at its end. */
  readonly prefix: string
}

/** The two parts of BACKEND_URL; two ways to write one address are the same. */
export function backendAddress(url: string): BackendAddress {
  const { origin, pathname } = new URL(url)
  return { origin, prefix: pathname.replace(/\/+$/, '') }
}
