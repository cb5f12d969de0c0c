/** A window that a page opened, as its player sees it. */
export type SeenWindow = {
  /** 800x1400 for a window of its own; null for a tab. */
  readonly size: string | null
  state: 'reserved' | 'open' | 'closed'
  /** The address that was opened in it. */
  url: string | null
}

const sizeIn = (features: string): string => {
  const number = (name: string) => new RegExp(`${name}=(\\d+)`).exec(features)?.[1] ?? '?'
  return `${number('width')}x${number('height')}`
}

type Opening = { readonly seen: SeenWindow; readonly view: object }

/** What `window.open` gives a page. */
export function openGameWindow(features: string | undefined): Opening {
  const seen: SeenWindow = {
    size: features === undefined ? null : sizeIn(features),
    state: 'reserved',
    url: null,
  }
  const view = {
    opener: {},
    get closed() {
      return seen.state === 'closed'
    },
    document: { title: '', body: { textContent: '', style: {} } },
    location: {
      replace: (url: string) => {
        seen.state = 'open'
        seen.url = url
      },
    },
    close: () => {
      seen.state = 'closed'
    },
  }
  return { seen, view }
}
