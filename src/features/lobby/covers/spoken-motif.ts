/** Words in a game's name and their motif. */
const named: readonly (readonly [words: RegExp, motif: string])[] = [
  [/축구|football|soccer/gi, 'football'],
  [/농구|basket|hoop/gi, 'basketball'],
  [/야구|홈런|baseball|homerun/gi, 'baseball'],
  [/테니스|tennis/gi, 'tennis'],
  [/배구|volley/gi, 'volleyball'],
  [/하키|hockey|skat/gi, 'skate'],
  [/게이머|gamer|e-?sports?/gi, 'gamepad'],
  [/열쇠|\bkeys?\b/gi, 'key'],
  [/시계|하프타임|clock|half.?time/gi, 'stopwatch'],
  [/경마|레이스|경주|질주|활주로|\brac(e|ing)|track|runway/gi, 'lanes'],
  [/결승|finish/gi, 'chequers'],
  [/리그|우승|league|\bcup\b|champion/gi, 'cup'],
  [/잔디|turf|\bpark\b/gi, 'pitch'],
  [/룰렛|물레|회전|서커스|카니발|roulette|wheel|carousel|circus|carnival/gi, 'wheel'],
  [/바카라|블랙잭|포커|홀덤|카드|baccarat|blackjack|poker|hold.?em|card/gi, 'cards'],
  [/주사위|식보|시크보|dice|sic ?bo|craps/gi, 'dice'],
  [/용(?![감궁])|드래곤|사자|dragon|\blion/gi, 'eye'],
  [/호랑|백호|tiger/gi, 'tiger'],
  [/너구리|raccoon/gi, 'raccoon'],
  [/늑대|여우|구미호|wolf|fox|ninetails/gi, 'fox'],
  [/등불|연등|호박등|야시장|lantern|night market/gi, 'lanterns'],
  [/(?<![눈불])꽃|홍련|모란|매화|장미|정원|lotus|blossom|flower|garden|rose/gi, 'lotus'],
  [/잉어|금붕어|낚시|인어|koi|fish|carp|mermaid/gi, 'koi'],
  [
    /바다|파도|해변|호수|강의|폭포|용궁|거북|\bsea\b|ocean|wave|river|lake|waterfall|turtle/gi,
    'waves',
  ],
  [/해적|바이킹|항해|보물섬|pirate|viking|sail|treasure isle/gi, 'sail'],
  [/노을|저녁|오아시스|sunset|dusk|oasis/gi, 'sunset'],
  [/태양|아침|햇살|새벽(?!별)|해돋이|해오름|백야|sun(rise|ny)?\b|dawn|daybreak|morning/gi, 'sun'],
  [/달빛|달나라|월궁|보름|토끼|moon|lunar|rabbit/gi, 'moon'],
  [
    /별|은하|우주|북두|반딧불|불꽃놀이|마법|star|firefl|galaxy|milky|cosmic|nova|firework|wizard|magic|enchanted/gi,
    'star',
  ],
  [/구름|청운|하늘|바람(?!개비)|산들|선녀|cloud|\bsky\b|wind|celestial/gi, 'clouds'],
  [/산(?=맥|의|신|$)|설산|설악|한라|백두|봉우리|언덕|mountain|snowpeak|summit|hill/gi, 'mountains'],
  [
    /보석|수정|다이아|루비|진주|비취|옥돌|자개|여의주|gem|jewel|crystal|diamond|ruby|pearl|jade|\borb\b/gi,
    'gem',
  ],
  [
    /황금|동전|금화|금고|보물(?!섬)|복주머니|대박|gold|coin|fortune|treasure(?! isle)|vault|jackpot/gi,
    'coins',
  ],
  [/궁전|도성|사원|기와|palace|temple|castle|pagoda|capital/gi, 'roofs'],
  [/부채|공작|무도회|fan\b|peacock|\bball\b/gi, 'fan'],
  [/문의|무지개|동굴|미로|비밀|gate|door|portal|rainbow|cave|labyrinth|secret/gi, 'arches'],
  [/세븐|복권|seven|777|lottery/gi, 'reels'],
  [/왕|\bking|queen|crown|royal/gi, 'crown'],
  [/불의|불꽃(?!놀이)|불타|화산|봉황|fire\b|flame|blazing|volcano|phoenix/gi, 'flame'],
  [/번개|벼락|천둥|thunder|lightning|storm/gi, 'bolt'],
  [/숲|나무|대나무|forest|woodland|grove|bamboo/gi, 'bamboo'],
  [/단풍|maple|danpung/gi, 'maple'],
  [/나비|요정|butterfly|fairy/gi, 'butterfly'],
  [/체리|과일|과수원|수박|cherry|fruit|orchard|melon/gi, 'cherries'],
  [/종$|북$|골든벨|노래|합창|bell|drum|song|chorus/gi, 'bell'],
  [/파라오|사막|피라미드|pharaoh|desert|pyramid/gi, 'pyramids'],
  [/눈꽃|얼음|얼어|snow(?!peak)|frozen|\bice\b/gi, 'snow'],
  [/올빼미|부엉이|\bowl/gi, 'owl'],
  [/두루미|까치|제비|독수리|crane|magpie|swallow|eagle/gi, 'bird'],
]

/** The motif that a name says; the last matching word decides: "golden carp" is a carp. */
export const spokenMotif = (name: string): string | undefined => {
  const found = named.flatMap(([words, motif]) => {
    const last = [...name.matchAll(words)].at(-1)
    return last ? [{ motif, at: last.index }] : []
  })
  return found.reduce<(typeof found)[number] | undefined>(
    (best, next) => (best && best.at >= next.at ? best : next),
    undefined,
  )?.motif
}
