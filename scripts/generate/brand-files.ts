import { join } from 'node:path'
import { emitCss, emitMemberTexts, emitModule, emitPalettes, readBrand } from '#brand'

/** Generated modules of the default brand, by path; a build with BRAND replaces them. */
export function brandFiles(root: string): ReadonlyMap<string, string> {
  const brand = readBrand(join(root, 'brands/maru'), root)
  return new Map([
    ['src/generated/brand/brand.ts', emitModule(brand)],
    ['src/generated/brand/member-texts.ts', emitMemberTexts(brand)],
    ['src/generated/brand/roles.css', emitCss(brand)],
    ['src/generated/brand/cover-palettes.ts', emitPalettes(brand)],
  ])
}
