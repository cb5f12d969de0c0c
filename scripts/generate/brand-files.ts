import { join } from 'node:path'
import { brandModules, readBrand } from '#brand'

/** Generated modules of the default brand, by path; a build with BRAND replaces them. */
export function brandFiles(root: string): ReadonlyMap<string, string> {
  const brand = readBrand(join(root, 'brands/maru'), root)
  return new Map(Object.entries(brandModules).map(([path, emit]) => [path, emit(brand)]))
}
