import { NoticePopups } from '../notices/notice-popups.tsx'
import { Advertisements } from './advertisements.tsx'

/** What the operator puts before everybody who comes home; its code comes after the first paint. */
export const OperatorNews = () => (
  <>
    <Advertisements />
    <NoticePopups />
  </>
)
