const numberText = (locale: string, amount: number): string =>
  new Intl.NumberFormat(locale).format(amount)

export const ko = {
  locale: 'ko',
  money: (amount: number) => `${numberText('ko', amount)}원`,
  otherLanguage: { locale: 'en', name: 'English' },
  kinds: { slot: '슬롯', casino: '라이브 카지노', sport: '스포츠' },
  labels: {
    playMoney: '연습용 머니',
    playMoneyMore: '실제 돈이 아닙니다',
    gameMoney: '게임 머니',
    stake: '베팅 금액',
    play: '돌리기',
    lastRounds: '최근 게임',
    rules:
      '나온 배수를 베팅 금액에 곱해 드립니다. 20칸 중 4칸은 2배, 2칸은 3배, 1칸은 5배입니다. 이론 환급률은 95%입니다.',
  },
  idle: '금액을 고르고 돌려 보세요.',
  won: (amount: string) => `${amount} 당첨`,
  lost: '당첨되지 않았습니다.',
  staked: (amount: string) => `베팅 ${amount}`,
  retry: '다시 확인하기',
  refresh: '잔액 다시 확인하기',
  missing: '게임 주소가 올바르지 않습니다. 사이트에서 게임을 다시 열어 주세요.',
  closed: '이 게임 창의 이용 시간이 끝났습니다. 사이트에서 게임을 다시 열어 주세요.',
  unopened: '게임을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  unknown: '연결이 끊겨 결과를 받지 못했습니다. 다시 돌리기 전에 잔액을 확인해 주세요.',
  noMoney:
    '게임 머니가 부족해 베팅이 접수되지 않았습니다. 금액을 낮추거나, 사이트에서 게임으로 머니를 이동해 주세요.',
  refused: '베팅이 접수되지 않았습니다. 다시 선택해 주세요.',
}

export type GameTexts = typeof ko

export const en: GameTexts = {
  locale: 'en',
  money: (amount) => `${numberText('en', amount)} KRW`,
  otherLanguage: { locale: 'ko', name: '한국어' },
  kinds: { slot: 'Slots', casino: 'Live casino', sport: 'Sports' },
  labels: {
    playMoney: 'Play money',
    playMoneyMore: 'not real money',
    gameMoney: 'Game money',
    stake: 'Bet',
    play: 'Spin',
    lastRounds: 'Last rounds',
    rules:
      'The bet is multiplied by the figure that comes up. Of 20 fields 4 pay 2 times the bet, 2 pay 3 times, and 1 pays 5 times. In the long run, 95% of all bets are paid back (RTP).',
  },
  idle: 'Choose a bet and spin.',
  won: (amount) => `You won ${amount}`,
  lost: 'No win this time.',
  staked: (amount) => `Bet ${amount}`,
  retry: 'Check again',
  refresh: 'Check my balance again',
  missing: 'This address opens no game. Open the game from the site again.',
  closed: 'This game window has expired. Open the game from the site again.',
  unopened: 'The game could not be loaded. Check your connection and try again.',
  unknown: 'The connection broke before the result came. Check your balance before you bet again.',
  noMoney:
    'There is not enough game money, so the bet was not placed. Choose a lower bet, or transfer money to the games on the site.',
  refused: 'The bet was not placed. Choose again.',
}
