/** Entry for `eslint.config.js`; `#lint/areas` exports the tables for tests. */
export { bareText } from './bare-text.ts'
export { boundaryConfigs, boundarySettings } from './boundaries.ts'
export { fileNames, reasons } from './local-rules.ts'
export { onlyImportedFiles, noBarrels } from './restricted-syntax.ts'
