export type GameWindowState = {
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

type OpenedGameWindow = { readonly seen: GameWindowState; readonly view: object }

export function openGameWindow(features: string | undefined): OpenedGameWindow {
  const gameWindow: GameWindowState = {
    size: windowSize(features),
    state: 'reserved',
    url: null,
    hasOpener: true,
  }
  const view = {
    document: { title: '', body: { style: {}, textContent: '' } },
    get opener() {
      return gameWindow.hasOpener ? {} : null
    },
    set opener(opener: unknown) {
      gameWindow.hasOpener = opener !== null
    },
    get closed() {
      return gameWindow.state === 'closed'
    },
    location: {
      replace: (url: string) => {
        gameWindow.state = 'open'
        gameWindow.url = url
      },
    },
    close: () => {
      gameWindow.state = 'closed'
    },
  }
  return { seen: gameWindow, view }
}
