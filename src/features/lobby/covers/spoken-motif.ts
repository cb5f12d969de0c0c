/** Words in a game's name, in lower case and without groups, and their motif. */
const motifsByWords: readonly (readonly [words: RegExp, motif: string])[] = [
  [/축구|football|soccer/, 'football'],
  [/농구|basket|hoop/, 'basketball'],
  [/야구|홈런|baseball|homerun/, 'baseball'],
  [/테니스|tennis/, 'tennis'],
  [/배구|volley/, 'volleyball'],
  [/하키|hockey|skat/, 'skate'],
  [/게이머|gamer|e-?sports?/, 'gamepad'],
  [/열쇠|\bkeys?\b/, 'key'],
  [/시계|하프타임|clock|half.?time/, 'stopwatch'],
  [/경마|레이스|경주|질주|활주로|\brac(?:e|ing)|track|runway/, 'lanes'],
  [/결승|finish/, 'chequers'],
  [/리그|우승|league|\bcup\b|champion/, 'cup'],
  [/잔디|turf|\bpark\b/, 'pitch'],
  [/룰렛|물레|회전|서커스|카니발|roulette|wheel|carousel|circus|carnival/, 'wheel'],
  [/바카라|블랙잭|포커|홀덤|카드|baccarat|blackjack|poker|hold.?em|card/, 'cards'],
  [/주사위|식보|시크보|dice|sic ?bo|craps/, 'dice'],
  [/용(?![감궁])|드래곤|사자|dragon|\blion/, 'eye'],
  [/호랑|백호|tiger/, 'tiger'],
  [/너구리|raccoon/, 'raccoon'],
  [/늑대|여우|구미호|wolf|fox|ninetails/, 'fox'],
  [/등불|연등|호박등|야시장|lantern|night market/, 'lanterns'],
  [/(?<![눈불])꽃|홍련|모란|매화|장미|정원|lotus|blossom|flower|garden|rose/, 'lotus'],
  [/잉어|금붕어|낚시|인어|koi|fish|carp|mermaid/, 'koi'],
  [
    /바다|파도|해변|호수|강의|폭포|용궁|거북|\bsea\b|ocean|wave|river|lake|waterfall|turtle/,
    'waves',
  ],
  [/해적|바이킹|항해|보물섬|pirate|viking|sail|treasure isle/, 'sail'],
  [/노을|저녁|오아시스|sunset|dusk|oasis/, 'sunset'],
  [/태양|아침|햇살|새벽(?!별)|해돋이|해오름|백야|sun(?:rise|ny)?\b|dawn|daybreak|morning/, 'sun'],
  [/달빛|달나라|월궁|보름|토끼|moon|lunar|rabbit/, 'moon'],
  [
    /별|은하|우주|북두|반딧불|불꽃놀이|마법|star|firefl|galaxy|milky|cosmic|nova|firework|wizard|magic|enchanted/,
    'star',
  ],
  [/구름|청운|하늘|바람(?!개비)|산들|선녀|cloud|\bsky\b|wind|celestial/, 'clouds'],
  [/산(?=맥|의|신|$)|설산|설악|한라|백두|봉우리|언덕|mountain|snowpeak|summit|hill/, 'mountains'],
  [
    /보석|수정|다이아|루비|진주|비취|옥돌|자개|여의주|gem|jewel|crystal|diamond|ruby|pearl|jade|\borb\b/,
    'gem',
  ],
  [
    /황금|동전|금화|금고|보물(?!섬)|복주머니|대박|gold|coin|fortune|treasure(?! isle)|vault|jackpot/,
    'coins',
  ],
  [/궁전|도성|사원|기와|palace|temple|castle|pagoda|capital/, 'roofs'],
  [/부채|공작|무도회|fan\b|peacock|\bball\b/, 'fan'],
  [/문의|무지개|동굴|미로|비밀|gate|door|portal|rainbow|cave|labyrinth|secret/, 'arches'],
  [/세븐|복권|seven|777|lottery/, 'reels'],
  [/왕|\bking|queen|crown|royal/, 'crown'],
  [/불의|불꽃(?!놀이)|불타|화산|봉황|fire\b|flame|blazing|volcano|phoenix/, 'flame'],
  [/번개|벼락|천둥|thunder|lightning|storm/, 'bolt'],
  [/숲|나무|대나무|forest|woodland|grove|bamboo/, 'bamboo'],
  [/단풍|maple|danpung/, 'maple'],
  [/나비|요정|butterfly|fairy/, 'butterfly'],
  [/체리|과일|과수원|수박|cherry|fruit|orchard|melon/, 'cherries'],
  [/종$|북$|골든벨|노래|합창|bell|drum|song|chorus/, 'bell'],
  [/파라오|사막|피라미드|pharaoh|desert|pyramid/, 'pyramids'],
  [/눈꽃|얼음|얼어|snow(?!peak)|frozen|\bice\b/, 'snow'],
  [/올빼미|부엉이|\bowl/, 'owl'],
  [/두루미|까치|제비|독수리|crane|magpie|swallow|eagle/, 'bird'],
]

/** Each motif's words as a group, at one place. */
const wordsAt = new RegExp(motifsByWords.map(([words]) => `(${words.source})`).join('|'), 'y')

/** The motif that a name says; the last matching word decides: "golden carp" is a carp. */
export const spokenMotif = (name: string): string | undefined => {
  // Such a long expression is compiled in two thirds of the time if it need not ignore case.
  const lower = name.toLowerCase()
  for (let start = lower.length - 1; start >= 0; start -= 1) {
    wordsAt.lastIndex = start
    const match = wordsAt.exec(lower)
    if (match !== null) {
      const [, ...groups] = match
      return motifsByWords[groups.findIndex(Boolean)]?.[1]
    }
  }
  return undefined
}
