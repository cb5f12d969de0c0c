// Words of invented slot names: a quality and a subject (`Golden Dragon`), an owner and a possession (`The Tiger's
// Vault`), an event and a place (`Festival of the Moon`).

type WordPair = readonly [ko: string, en: string]

const parseWordPairs = (text: string): readonly WordPair[] =>
  text
    .trim()
    .split(/\s*[\n;]\s*/)
    .map((pair) => {
      const [ko, en] = pair.split('=')
      if (ko === undefined || en === undefined) throw new Error(`"${pair}" is not a pair of words`)
      return [ko, en] as const
    })

export const qualities = parseWordPairs(`
  달빛=Moonlit; 황금=Golden; 은빛=Silver; 붉은=Crimson; 푸른=Azure; 눈부신=Dazzling; 신비한=Mystic
  춤추는=Dancing; 잠자는=Sleeping; 웃는=Laughing; 용감한=Brave; 행운의=Lucky; 불타는=Blazing
  얼어붙은=Frozen; 숨겨진=Hidden; 영원한=Eternal; 고대의=Ancient; 비밀의=Secret; 빛나는=Shining
  꿈꾸는=Dreaming; 노래하는=Singing; 별빛=Starlit; 비취=Jade; 진주=Pearl; 호박=Amber; 수정=Crystal
  벼락=Thunder; 무지개=Rainbow; 봄날의=Springtime; 한밤의=Midnight; 새벽의=Daybreak; 축제의=Festive
  사막의=Desert; 바다의=Ocean; 하늘의=Celestial; 숲속의=Woodland; 떠도는=Wandering; 속삭이는=Whispering
  천 개의=Thousand; 장난꾸러기=Playful; 거대한=Giant; 꼬마=Little; 왕실의=Royal; 전설의=Legendary
  마법의=Enchanted; 달콤한=Sugared; 설산의=Snowpeak; 벨벳=Velvet; 안개 낀=Misty; 무쇠=Iron
`)

export const subjects = parseWordPairs(`
  정원=Garden; 호랑이=Tiger; 잉어=Carp; 도깨비=Goblin; 구미호=Ninetails; 두꺼비=Toad; 등불=Lantern
  두루미=Crane; 연꽃=Lotus; 봉황=Phoenix; 용=Dragon; 해적=Pirate; 파라오=Pharaoh; 마녀=Witch
  기사=Knight; 과수원=Orchard; 궁전=Palace; 보물섬=Treasure Isle; 여우=Fox; 올빼미=Owl; 나비=Butterfly
  거북=Turtle; 늑대=Wolf; 코끼리=Elephant; 원숭이=Monkey; 공작=Peacock; 수박=Watermelon; 체리=Cherry
  다이아몬드=Diamond; 복주머니=Fortune Pouch; 종=Bells; 왕관=Crown; 미로=Labyrinth; 오아시스=Oasis
  카니발=Carnival; 은하=Galaxy; 폭포=Waterfall; 화산=Volcano; 열차=Express; 서커스=Circus
`)

export const owners = parseWordPairs(`
  용왕=Dragon King; 호랑이=Tiger; 토끼=Rabbit; 까치=Magpie; 선녀=Sky Maiden; 산신령=Mountain Sage
  인어=Mermaid; 해적=Pirate; 연금술사=Alchemist; 여왕=Queen; 마법사=Wizard; 사자=Lion; 곰=Bear
  제비=Swallow; 나무꾼=Woodcutter; 대장장이=Blacksmith; 탐험가=Explorer; 광대=Jester; 장군=General
  파라오=Pharaoh; 바이킹=Viking; 닌자=Ninja; 카우보이=Cowboy; 요리사=Chef; 나그네=Traveller
  거인=Giant; 요정=Fairy; 늑대=Wolf; 여우=Fox; 용=Dragon
`)

export const possessions = parseWordPairs(`
  보물=Treasure; 금고=Vault; 비밀=Secret; 선물=Gift; 약속=Promise; 행운=Luck; 잔치=Feast; 노래=Song
  금화=Gold Coins; 지도=Map; 거울=Mirror; 불꽃=Flame; 반지=Ring; 열쇠=Key; 항아리=Jar; 여의주=Orb
  모험=Adventure; 왕국=Kingdom; 복권=Lottery; 대박=Jackpot; 시계=Clock; 방패=Shield; 북=Drum
  꿈=Dream
`)

export const places = parseWordPairs(`
  달나라=the Moon; 용궁=the Sea Palace; 무릉도원=Peach Valley; 안개산=Misty Mountain
  사막 시장=the Desert Bazaar; 비밀의 숲=the Secret Forest; 얼음 호수=the Ice Lake
  은하수=the Milky Way; 남쪽 바다=the South Sea; 옛 도성=the Old Capital; 구름섬=Cloud Island
  불의 산=Fire Mountain; 별의 다리=the Star Bridge; 대나무숲=the Bamboo Grove; 수정 동굴=the Crystal Cave
  장미 성=Rose Castle
`)

export const events = parseWordPairs(`
  밤=Night; 축제=Festival; 황금비=Golden Rain; 대모험=Great Quest; 무도회=Ball; 경주=Race; 전설=Legend
  수수께끼=Riddle; 합창=Chorus; 보름달=Full Moon; 불꽃놀이=Fireworks; 야시장=Night Market
  소나기=Shower; 해돋이=Sunrise; 회전목마=Carousel; 숨바꼭질=Hide and Seek; 연날리기=Kite Flight
  줄다리기=Tug of War
`)
