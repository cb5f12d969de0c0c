/** The bundler injects the page's backend and its server. */
declare const panelSettings: {
  readonly backend: 'in page' | 'over HTTP' | 'another'
  readonly takesFiles: boolean
}
