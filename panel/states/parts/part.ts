import type { ReactNode } from 'react'

export type Say = (text: string) => string

export type Part = {
  readonly name: string
  readonly states: Readonly<Record<string, ReactNode>>
}

export type PartGroup = { readonly name: string; readonly parts: (say: Say) => readonly Part[] }
