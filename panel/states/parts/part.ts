import type { ReactNode } from 'react'

/** Passes a sample text through, longer in the pseudo-language. */
export type Say = (text: string) => string

export type Part = {
  /** The component, as its file names it. */
  readonly name: string
  readonly states: Readonly<Record<string, ReactNode>>
}

export type PartGroup = { readonly name: string; readonly parts: (say: Say) => readonly Part[] }
