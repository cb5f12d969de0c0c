import { ProblemError } from './problem.ts'

/**
 * Refuses what a page of another site sent. A browser says so by `Sec-Fetch-Site` or `Origin`;
 * a tool that says neither carries no cookie of a player by itself.
 * @throws ProblemError 403
 */
export function checkSameOrigin(request: Request, publicOrigin: string | null): void {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') refuse()
  const origin = request.headers.get('origin')
  if (origin === null || origin === '') return
  // Behind a gateway that ends TLS the scheme seen here is not the one that the browser used.
  const isOwn =
    publicOrigin === null ? hostOf(origin) === hostOf(request.url) : origin === publicOrigin
  if (!isOwn) refuse()
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)

function refuse(): never {
  throw new ProblemError('origin_refused', {
    detail: 'Only pages of this site may ask; open the site itself and try again.',
  })
}
