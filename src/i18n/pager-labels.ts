import { useT } from './language.tsx'

/** Labels of a list's pager. */
export const usePagerLabels = () => {
  const t = useT()
  return (page: number, pageCount: number) => ({
    name: t('page.pager.label'),
    newer: t('page.pager.newer'),
    older: t('page.pager.older'),
    place: t('page.pager.place', { page, pageCount }),
  })
}
