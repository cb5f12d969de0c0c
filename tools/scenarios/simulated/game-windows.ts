export type SeenWindow = {
  /** 800x1400 for its own window; null: a tab. */
  readonly size: string | null
  state: 'reserved' | 'open' | 'closed'
  url: string | null
  /** Whether its page can access its opener. */
  hasOpener: boolean
}

const sizeIn = (features: string): string => {
  const number = (name: string) => new RegExp(`${name}=(\\d+)`).exec(features)?.[1] ?? '?'
  return `${number('width')}x${number('height')}`
}

type Opening = { readonly seen: SeenWindow; readonly view: object }

/** @param effects record of the page's effects on the window */
export function openGameWindow(features: string | undefined, effects: string[]): Opening {
  const seen: SeenWindow = {
    size: features === undefined ? null : sizeIn(features),
    state: 'reserved',
    url: null,
    hasOpener: true,
  }
  const body = {
    style: {},
    get textContent() {
      return ''
    },
    set textContent(text: string) {
      // The styles are set in the same turn.
      queueMicrotask(() =>
        effects.push(`game window: shows "${text}" in ${JSON.stringify(body.style)}`),
      )
    },
  }
  const document = {
    body,
    get title() {
      return ''
    },
    set title(title: string) {
      effects.push(`game window: is called "${title}"`)
    },
  }
  const view = {
    document,
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
