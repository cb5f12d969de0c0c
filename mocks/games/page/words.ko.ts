const won = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${new Intl.NumberFormat('ko-KR').format(Math.abs(amount))}원`

export const ko = {
  locale: 'ko',
  money: won,
  otherLanguage: { code: 'en', name: 'English' },
  playMoney: '연습용 머니',
  playMoneyMore: '실제 돈이 아닙니다',
  loading: '게임을 여는 중입니다',
  gameMoney: '게임 머니',
  stake: '베팅 금액',
  lastRounds: '최근 게임',
  noRounds: '아직 플레이한 게임이 없습니다.',
  sinceOpening: (net: number) => `이 창에서 ${net > 0 ? '+' : ''}${won(net)}`,
  staked: (amount: number) => `베팅 ${won(amount)}`,
  asking: '접수 중',
  retry: '다시 확인하기',
  refresh: '잔액 다시 확인하기',
  rules: '배당표와 규칙',

  toasts: {
    missing: '게임 주소가 올바르지 않습니다. 사이트에서 게임을 다시 열어 주세요.',
    closed: '이 게임 창의 이용 시간이 끝났습니다. 사이트에서 게임을 다시 열어 주세요.',
    unopened: '게임을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
    unknown:
      '연결이 끊겨 결과를 받지 못했습니다. 같은 베팅의 결과를 다시 확인하며, 두 번 베팅되지 않습니다.',
    restored: '지난번에 받지 못한 결과를 확인했습니다.',
    money:
      '게임 머니가 부족해 베팅이 접수되지 않았습니다. 금액을 낮추거나, 사이트에서 게임으로 머니를 이동해 주세요.',
    refused: '베팅이 접수되지 않았습니다. 다시 선택해 주세요.',
  },

  slot: {
    play: '돌리기',
    symbols: {
      moon: '보름달',
      coin: '엽전',
      pouch: '복주머니',
      blossom: '매화',
      carp: '잉어',
      lantern: '등불',
      fan: '부채',
    },
    reels: (reels: string) => `릴 다섯 개, 위에서 아래로: ${reels}`,
    line: (symbol: string, count: number) => `${symbol} ${count}개`,
    won: (lines: string, amount: number) => `${lines} · ${won(amount)} 당첨`,
    lost: '맞은 줄이 없습니다.',
    lostShort: '맞은 줄 없음',
    idle: '금액을 고르고 돌려 보세요.',
    rules:
      '베팅 금액은 다섯 줄에 똑같이 나뉩니다. 왼쪽 릴부터 같은 그림이 세 개 이상 이어지면, 줄에 걸린 금액에 아래 배수를 곱해 드립니다. 이론 환급률은 96.1%입니다.',
    columns: ['그림', '3개', '4개', '5개'],
  },

  casino: {
    title: '바카라',
    play: '카드 받기',
    sides: { player: '플레이어', banker: '뱅커', tie: '타이' },
    pick: '어디에 베팅할까요?',
    points: (points: number) => `${points}점`,
    idle: '플레이어, 뱅커, 타이 중 하나를 고르세요.',
    chosen: (side: string) => `${side}에 베팅합니다.`,
    score: (player: number, banker: number) => `플레이어 ${player} : ${banker} 뱅커`,
    won: (score: string, amount: number) => `${score} · ${won(amount)} 당첨`,
    returned: (score: string, amount: number) =>
      `${score} · 무승부로 ${won(amount)}을 돌려받았습니다.`,
    lost: (score: string) => `${score} · 이번에는 맞지 않았습니다.`,
    card: (suit: string, rank: string) => `${suit} ${rank}`,
    suits: { spade: '스페이드', heart: '하트', diamond: '다이아몬드', club: '클로버' },
    rules:
      '카드 두세 장의 합에서 끝자리가 9에 가까운 쪽이 이깁니다. 10과 그림 카드는 0점입니다. 플레이어는 2배, 뱅커는 1.95배, 타이는 9배를 드리고, 타이가 나오면 플레이어와 뱅커의 베팅은 돌려 드립니다.',
  },

  sport: {
    title: '축구 승부 예측',
    play: '경기 진행하기',
    next: '다음 경기 보기',
    ends: { home: '홈 승', draw: '무', away: '원정 승' },
    versus: '대',
    idle: '경기를 골라 보세요. 네 경기까지 함께 베팅할 수 있습니다.',
    slip: (legs: number, odds: string, amount: number) =>
      `${legs}경기 · 배당 ${odds} · 모두 맞으면 ${won(amount)}`,
    full: '네 경기까지 함께 베팅할 수 있습니다.',
    won: (right: number, of: number, amount: number) =>
      `${of}경기 중 ${right}경기 적중 · ${won(amount)} 당첨`,
    lost: (right: number, of: number) => `${of}경기 중 ${right}경기 적중. 모두 맞아야 당첨됩니다.`,
    short: (right: number, of: number) => `${right}/${of} 적중`,
    hit: '적중',
    miss: '빗나감',
    rules:
      '고른 경기의 배당을 모두 곱한 값이 전체 배당입니다. 고른 경기가 모두 맞으면 베팅 금액에 전체 배당을 곱해 드립니다. 팀과 경기는 모두 지어낸 것입니다.',
  },
}
