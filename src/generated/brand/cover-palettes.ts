// Written by `npm run generate` from brands/maru; a build with BRAND takes that brand's instead.

/** Four tones, darkest first; text is `light` on `deep`. */
export type CoverInk = {
  readonly deep: string
  readonly mid: string
  readonly main: string
  readonly light: string
}

export const palettes: readonly [CoverInk, ...CoverInk[]] = [
  { deep: '#0a1029', mid: '#21357a', main: '#e6b457', light: '#fff0cc' },
  { deep: '#220611', mid: '#781a3c', main: '#f28b7d', light: '#ffe2d2' },
  { deep: '#041d19', mid: '#0f6352', main: '#66d3a6', light: '#eafbe0' },
  { deep: '#150a2c', mid: '#4c2a8a', main: '#bd97f5', light: '#f6e8ff' },
  { deep: '#230a04', mid: '#94340f', main: '#fb9e4a', light: '#ffe9bd' },
  { deep: '#031d28', mid: '#11607a', main: '#ecc98d', light: '#fff4dc' },
  { deep: '#0b1422', mid: '#2d4c74', main: '#ee5a42', light: '#fbeedd' },
  { deep: '#111a08', mid: '#46601f', main: '#e0bb46', light: '#f8f2cd' },
  { deep: '#041436', mid: '#1a50b8', main: '#86c9ff', light: '#eef8ff' },
  { deep: '#21100b', mid: '#6d3526', main: '#dfa75f', light: '#ffedd2' },
  { deep: '#1b0720', mid: '#66205f', main: '#ff947d', light: '#ffe8dc' },
  { deep: '#031b14', mid: '#0c563f', main: '#9feab3', light: '#f3fff0' },
  { deep: '#09171f', mid: '#2a5366', main: '#72dcdc', light: '#e9fffc' },
  { deep: '#1f0419', mid: '#7b124e', main: '#f4c451', light: '#fff3d3' },
  { deep: '#0d0d31', mid: '#3a399c', main: '#ffb68d', light: '#ffeee2' },
  { deep: '#290505', mid: '#a5221b', main: '#ffc76d', light: '#fff3d8' },
]
