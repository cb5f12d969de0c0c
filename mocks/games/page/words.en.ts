import type { ko } from './words.ko.ts'

const won = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${new Intl.NumberFormat('en-US').format(Math.abs(amount))} KRW`

export const en: typeof ko = {
  locale: 'en',
  money: won,
  otherLanguage: { code: 'ko', name: '한국어' },
  playMoney: 'Play money',
  playMoneyMore: 'not real money',
  loading: 'Opening the game',
  gameMoney: 'Game money',
  stake: 'Bet',
  lastRounds: 'Last rounds',
  noRounds: 'No rounds yet.',
  sinceOpening: (net) => `in this window ${net > 0 ? '+' : ''}${won(net)}`,
  staked: (amount) => `Bet ${won(amount)}`,
  asking: 'Placing the bet',
  retry: 'Check again',
  refresh: 'Check my balance again',
  rules: 'Paytable and rules',

  toasts: {
    missing: 'This address opens no game. Open the game from the site again.',
    closed: 'This game window has expired. Open the game from the site again.',
    unopened: 'The game could not be loaded. Check your connection and try again.',
    unknown:
      'The connection broke before the result came. Checking again asks for the same bet; it is never placed twice.',
    restored: 'This is the result that had not reached you before.',
    money:
      'There is not enough game money, so the bet was not placed. Choose a lower bet, or transfer money to the games on the site.',
    refused: 'The bet was not placed. Choose again.',
  },

  slot: {
    play: 'Spin',
    symbols: {
      moon: 'Moon',
      coin: 'Coin',
      pouch: 'Pouch',
      blossom: 'Blossom',
      carp: 'Carp',
      lantern: 'Lantern',
      fan: 'Fan',
    },
    reels: (reels) => `Five reels, from the top down: ${reels}`,
    line: (symbol, count) => `${symbol} ×${count}`,
    won: (lines, amount) => `${lines} · you won ${won(amount)}`,
    lost: 'No winning line.',
    lostShort: 'No win',
    idle: 'Choose a bet and spin.',
    rules:
      'The bet is shared evenly by five lines. Three or more of a kind from the left reel on pay the line bet times the figure below. In the long run, 96.1% of all bets are paid back (RTP).',
    columns: ['Symbol', '3', '4', '5'],
  },

  casino: {
    title: 'Baccarat',
    play: 'Deal the cards',
    sides: { player: 'Player', banker: 'Banker', tie: 'Tie' },
    pick: 'Where do you bet?',
    points: (points) => `${points}`,
    idle: 'Choose player, banker or tie.',
    chosen: (side) => `You bet on ${side.toLowerCase()}.`,
    score: (player, banker) => `Player ${player} : ${banker} Banker`,
    won: (score, amount) => `${score} · you won ${won(amount)}`,
    returned: (score, amount) => `${score} · a tie returns your ${won(amount)}.`,
    lost: (score) => `${score} · not this time.`,
    card: (suit, rank) => `${rank} of ${suit}`,
    suits: { spade: 'spades', heart: 'hearts', diamond: 'diamonds', club: 'clubs' },
    rules:
      'Two or three cards a side; the last digit of the sum nearest to 9 wins. Tens and faces count 0. Player pays 2 times the bet, banker 1.95, tie 9; a tie returns bets on player and banker.',
  },

  sport: {
    title: 'Football slip',
    play: 'Play out',
    next: 'Next matches',
    ends: { home: 'Home', draw: 'Draw', away: 'Away' },
    versus: 'against',
    idle: 'Choose how matches end. Up to four go on one slip.',
    slip: (legs, odds, amount) =>
      `${legs} ${legs === 1 ? 'match' : 'matches'} · odds ${odds} · pays ${won(amount)} when all are right`,
    full: 'Up to four matches go on one slip.',
    won: (right, of, amount) => `${right} of ${of} right · you won ${won(amount)}`,
    lost: (right, of) => `${right} of ${of} right. All must be right to win.`,
    short: (right, of) => `${right} of ${of} right`,
    hit: 'Right',
    miss: 'Wrong',
    rules:
      'The odds of all chosen matches are multiplied. When every one of them is right, the bet times these odds is paid. All teams and matches are invented.',
  },
}
