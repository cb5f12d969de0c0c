type Spelling = 'snake' | 'camel' | 'pascal' | 'kebab' | 'upper'

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** A name such as `createdAt` in another spelling. */
export function spelt(name: string, spelling: Spelling | undefined): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
  if (spelling === undefined) return name
  if (spelling === 'snake') return words.join('_')
  if (spelling === 'upper') return words.join('_').toUpperCase()
  if (spelling === 'kebab') return words.join('-')
  const all = words.map(capital).join('')
  return spelling === 'pascal' ? all : all.slice(0, 1).toLowerCase() + all.slice(1)
}
