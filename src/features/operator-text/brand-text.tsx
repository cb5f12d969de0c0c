import { Disclosure } from '../../ui/disclosure.tsx'
import { useBrandText } from './use-brand-text.ts'

type BrandTextProps = { readonly name: 'level' | 'comp'; readonly title: string }

/** The operator's explanation, behind its title; nothing if the brand has none. */
export const BrandText = ({ name, title }: BrandTextProps) => {
  const text = useBrandText(name)
  if (text === undefined) return null
  return (
    <Disclosure title={title}>
      <p>{text}</p>
    </Disclosure>
  )
}
