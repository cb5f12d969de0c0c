/** Game addresses that the contract forbids, by reason. */
export const unsafeAddresses = {
  'a script': 'javascript:alert(1)',
  'a script in other letters': 'JavaScript:alert(1)',
  'a script that looks like an address': 'javascript://games.example.com/%0aalert(1)',
  'a document within itself': 'data:text/html,<script>alert(1)</script>',
  'a blob': 'blob:https://games.example.com/1',
  'a file': 'file:///etc/passwd',
  'another protocol': 'ftp://games.example.com/play',
  'plain http': 'http://games.example.com/play',
  'plain http on a host that begins like this machine': 'http://localhost.games.example.com/play',
  'plain http on this machine by its user name': 'http://localhost@games.example.com/play',
  'no scheme': '//games.example.com/play',
  'a path': '/play',
  'a name of a host': 'games.example.com/play',
  'no host': 'https:///play',
  'no authority': 'https:games.example.com',
  'a port without a host': 'https://:443/play',
  'a port that is none': 'https://games.example.com:port/play',
  'a user name': 'https://demo@games.example.com/play',
  'a user name and a password': 'https://guest:guest@games.example.com/play',
  'a backslash': String.raw`https:\\games.example.com\play`,
  'a backslash in the host': String.raw`https://games.example.com\@evil.example/play`,
  'a line break': 'https://games.example.com/play\nhttps://evil.example',
  'a tab within the scheme': 'java\tscript:alert(1)',
  'a blank before it': ' https://games.example.com/play',
  'a blank within it': 'https://games.example.com/play me',
  'a null character': 'https://games.example.com/\u0000',
  'a control character of the second set': 'https://games.example.com/\u0085',
  nothing: '',
} as const

/** Values that are not an address. */
export const noAddresses = {
  'left out': undefined,
  null: null,
  'a number': 7,
  'a list': ['https://games.example.com'],
} as const

export const soundAddresses: readonly string[] = [
  'https://games.example.com/play?ticket=5f0c9f3b',
  'https://games.example.com',
  'HTTPS://GAMES.example.com:8443/a/b;c?d=e@f#g',
  'https://게임.example.com/시작?이름=길',
  'https://203.0.113.7/play',
  'https://[2001:db8::7]:8443/play',
  'http://localhost:4010/games/play?ticket=1',
  'http://127.0.0.1/play',
  'http://[::1]:4010',
]
