export type SeenWindow = {
  /** 800x1400 for its own window; null: a tab. */
  readonly size: string | null
  state: 'reserved' | 'open' | 'closed'
  url: string | null
  /** Whether its page can access its opener. */
  hasOpener: boolean
}

/** `800x1400` for the features that a page opens a window with; null: a tab. */
export function windowSize(features: string | null | undefined): string | null {
  if (features === null || features === undefined) return null
  const number = (name: string) => new RegExp(`${name}=(\\d+)`).exec(features)?.[1] ?? '?'
  return `${number('width')}x${number('height')}`
}

type Opening = { readonly seen: SeenWindow; readonly view: object }

export function openGameWindow(features: string | undefined): Opening {
  const seen: SeenWindow = {
    size: windowSize(features),
    state: 'reserved',
    url: null,
    hasOpener: true,
  }
  const view = {
    document: { title: '', body: { style: {}, textContent: '' } },
    get opener() {
      return seen.hasOpener ? {} : null
    },
    set opener(opener: unknown) {
      seen.hasOpener = opener !== null
    },
    get closed() {
      return seen.state === 'closed'
    },
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
