import { useT } from './language.tsx'

export const usePagerLabels = () => {
  const t = useT()
  return (page: number, pageCount: number) => ({
    name: t('page.pager.label'),
    newer: t('page.pager.newer'),
    older: t('page.pager.older'),
    place: t('page.pager.place', { page, pageCount }),
  })
}
