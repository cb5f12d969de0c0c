/** Four tones, darkest first; text is `light` on `deep`. */
export type CoverInk = {
  readonly deep: string
  readonly mid: string
  readonly main: string
  readonly light: string
}

const ink = (deep: string, mid: string, main: string, light: string): CoverInk => ({
  deep: `#${deep}`,
  mid: `#${mid}`,
  main: `#${main}`,
  light: `#${light}`,
})

export const palettes: readonly [CoverInk, ...CoverInk[]] = [
  /* midnight and brass */ ink('0a1029', '21357a', 'e6b457', 'fff0cc'),
  /* wine and rose */ ink('220611', '781a3c', 'f28b7d', 'ffe2d2'),
  /* jade */ ink('041d19', '0f6352', '66d3a6', 'eafbe0'),
  /* plum and lilac */ ink('150a2c', '4c2a8a', 'bd97f5', 'f6e8ff'),
  /* ember */ ink('230a04', '94340f', 'fb9e4a', 'ffe9bd'),
  /* harbour and sand */ ink('031d28', '11607a', 'ecc98d', 'fff4dc'),
  /* storm and vermilion */ ink('0b1422', '2d4c74', 'ee5a42', 'fbeedd'),
  /* moss and ochre */ ink('111a08', '46601f', 'e0bb46', 'f8f2cd'),
  /* cobalt and ice */ ink('041436', '1a50b8', '86c9ff', 'eef8ff'),
  /* rosewood and honey */ ink('21100b', '6d3526', 'dfa75f', 'ffedd2'),
  /* aubergine and coral */ ink('1b0720', '66205f', 'ff947d', 'ffe8dc'),
  /* pine and mint */ ink('031b14', '0c563f', '9feab3', 'f3fff0'),
  /* slate and lagoon */ ink('09171f', '2a5366', '72dcdc', 'e9fffc'),
  /* mulberry and gold */ ink('1f0419', '7b124e', 'f4c451', 'fff3d3'),
  /* indigo and peach */ ink('0d0d31', '3a399c', 'ffb68d', 'ffeee2'),
  /* cinnabar */ ink('290505', 'a5221b', 'ffc76d', 'fff3d8'),
]
