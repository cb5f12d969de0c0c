export type SeenWindow = {
  /** 800x1400 for its own window; null: a tab. */
  readonly size: string | null
  state: 'reserved' | 'open' | 'closed'
  url: string | null
}

const sizeIn = (features: string): string => {
  const number = (name: string) => new RegExp(`${name}=(\\d+)`).exec(features)?.[1] ?? '?'
  return `${number('width')}x${number('height')}`
}

type Opening = { readonly seen: SeenWindow; readonly view: object }

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
