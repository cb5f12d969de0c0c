import type { UseQueryResult } from '@tanstack/react-query'
import { Loading } from '../../../failures/loading.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './money-form.module.css'

/** Whether the first answer is pending; false after a failure. */
export const isFirstTry = ({
  isPending,
  fetchStatus,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'fetchStatus' | 'failureCount'>): boolean =>
  isPending && fetchStatus === 'fetching' && failureCount === 0

/** Placeholder for a form of unknown height; content below it appears with the form. */
export const FormWait = ({ title }: { title: string }) => (
  <Panel title={title} className={styles['wait']}>
    <Loading>
      <Skeleton shape="row" count={5} />
    </Loading>
  </Panel>
)
