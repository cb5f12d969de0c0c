type Loader = () => Promise<{ default: unknown }>

type Loaders = Readonly<Record<'ko' | 'en' | 'vn' | 'jp' | 'cn' | 'th', Loader>>

export const rest: Loaders = {
  ko: () => import('./ko.rest.json'),
  en: () => import('./en.rest.json'),
  vn: () => import('./vn.rest.json'),
  jp: () => import('./jp.rest.json'),
  cn: () => import('./cn.rest.json'),
  th: () => import('./th.rest.json'),
}

export const member: Loaders = {
  ko: () => import('./ko.member.json'),
  en: () => import('./en.member.json'),
  vn: () => import('./vn.member.json'),
  jp: () => import('./jp.member.json'),
  cn: () => import('./cn.member.json'),
  th: () => import('./th.member.json'),
}
