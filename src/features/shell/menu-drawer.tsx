import { useT } from '../../i18n/language.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { CrashBoundary } from '../../failures/crash-boundary.tsx'

const MenuList = lazyComponent(async () => (await import('./menu-list.tsx')).MenuList)

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
          <LazyBoundary>
            <MenuList />
          </LazyBoundary>
        </CrashBoundary>
      )}
    </Drawer>
  )
}
