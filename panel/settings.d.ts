/** What the bundler puts into the panel: which backend answers this page, and who serves it. */
declare const panelSettings: {
  readonly backend: 'in page' | 'over HTTP' | 'another'
  /** Whether the server of the page takes files of scenarios. */
  readonly takesFiles: boolean
}
