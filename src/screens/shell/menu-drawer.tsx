import { lazy, Suspense } from 'react'
import { useT } from '../../i18n/language.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { CrashBoundary } from '../page/crash-boundary.tsx'

const MenuList = lazy(async () => ({ default: (await import('./menu-list.tsx')).MenuList }))

type MenuDrawerProps = {
  readonly productTag: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The left drawer (R-NAV-04). */
export const MenuDrawer = ({ productTag, open, onClose }: MenuDrawerProps) => {
  const t = useT()
  return (
    <Drawer
      side="left"
      label={t('shell.drawer.menu')}
      closeLabel={t('shell.drawer.close')}
      open={open}
      onClose={onClose}
      head={<Wordmark name={productTag} />}
    >
      {open && (
        <CrashBoundary>
          <Suspense>
            <MenuList />
          </Suspense>
        </CrashBoundary>
      )}
    </Drawer>
  )
}
