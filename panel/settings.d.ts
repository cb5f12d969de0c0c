/** The bundler says what answers the page's calls. */
declare const panelBackend: 'mock in page' | 'another'
