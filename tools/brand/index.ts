export {
  brandModules,
  builtSettings,
  inPalettes,
  loadSiteFiles,
  contentTypeOf as typeOf,
  withBrand,
} from './emit-brand.ts'
export { BrandError } from './brand.model.ts'
export type { Brand } from './brand.model.ts'
export { readBrand } from './read-brand.ts'
