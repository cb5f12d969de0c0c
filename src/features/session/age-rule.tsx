import { useT } from '../../i18n/language.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The operator's minimum age, written into the page by the proxy; 0: none. */
const minimumAge = (): number => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="maru:minimum-age"]')
  return Number(meta?.content ?? 0)
}

/** Who may play. The prerendered page does not know the age. */
export const AgeRule = () => {
  const t = useT()
  const age = useHydrated() ? minimumAge() : 0
  return <span>{t('footer.rule.age', { age })}</span>
}
