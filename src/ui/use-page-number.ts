import { useSearchParams } from 'react-router-dom'
import { pageNumberIn } from './page-number.ts'

export const usePageNumber = (): number => pageNumberIn(useSearchParams()[0])
