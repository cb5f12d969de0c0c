import type { UseQueryResult } from '@tanstack/react-query'
import { Loading } from '../../../failures/loading.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './money-form.module.css'

/** Whether the first answer is still on its way; not after a failure, which nobody should wait out. */
export const isFirstTry = ({
  isPending,
  fetchStatus,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'fetchStatus' | 'failureCount'>): boolean =>
  isPending && fetchStatus === 'fetching' && failureCount === 0

/** Stands for a form whose height is not known yet; what follows the form comes with it. */
export const FormWait = ({ title }: { title: string }) => (
  <Panel title={title} className={styles['wait']}>
    <Loading>
      <Skeleton shape="row" count={5} />
    </Loading>
  </Panel>
)
