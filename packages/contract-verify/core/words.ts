export const plural = (count: number, one: string): string =>
  `${new Intl.NumberFormat('en').format(count)} ${one}${count === 1 ? '' : 's'}`
