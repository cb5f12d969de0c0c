type FigureProps = { readonly children: string }

/**
 * A sum, a count or a time. Page translators leave it as it is. It is replaced as a whole when it changes, so that a
 * translation of the old text, which arrives late, cannot bring that text back.
 */
export const Figure = ({ children }: FigureProps) => (
  <span key={children} translate="no">
    {children}
  </span>
)

/** A sentence with figures. It is replaced as a whole, too, but translated. */
export const Sentence = ({ children }: FigureProps) => <span key={children}>{children}</span>
