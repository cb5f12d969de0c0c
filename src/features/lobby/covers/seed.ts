import type { Names } from '../../../lib/names.ts'

/** Seed of a drawing, equal in every language. */
export const seedOf = ({ ko, en }: Names): string => `${ko} ${en}`
