import { join } from 'node:path'

export const booksFile = join(import.meta.dirname, 'books.yaml')
export const booksProfile = join(import.meta.dirname, 'books-profile.yaml')
