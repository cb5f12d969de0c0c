export type PageSettings = {
  /** The page's title (R-NAV-05). */
  readonly productTag: string
  /** Hosts on which games may open, with their ports. */
  readonly gameHosts: readonly string[]
}

/** A page with the operator's settings in it: its title, and where games may open. */
export function withPageSettings(html: string, { productTag, gameHosts }: PageSettings): string {
  const hosts = `<meta name="maru:game-hosts" content="${escapeHtml(gameHosts.join(' '))}" />`
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(productTag)}</title>`)
    .replace(/<meta\s[^>]*name="maru:game-hosts"[^>]*>/, () => hosts)
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
