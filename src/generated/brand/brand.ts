// Written by `npm run generate` from brands/maru; a build with BRAND takes that brand's instead.

type Texts = Readonly<Record<string, string>>

type Brand = {
  readonly logoHasName: boolean
  readonly film: readonly { readonly src: string; readonly type: string }[]
  readonly home: readonly (
    | 'hero'
    | 'search'
    | 'games'
    | 'notices'
    | 'categories'
    | 'jackpot'
    | 'rows'
    | 'help'
  )[]
  readonly languages: readonly string[]
  readonly language: string
  readonly operator: Texts
  readonly licence: Texts
  readonly dispute: { readonly name: Texts; readonly address: string } | null
}

export const brand: Brand = {"logoHasName":false,"film":[{"src":"/brand/banner.webm","type":"video/webm"},{"src":"/brand/banner.mp4","type":"video/mp4"}],"home":["hero","search","games","notices","categories","jackpot","rows","help"],"languages":["ko","en","vn","jp","cn","th"],"language":"ko","operator":{},"licence":{},"dispute":null}
