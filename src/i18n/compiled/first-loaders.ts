type Loader = () => Promise<{ default: unknown }>

type Loaders = Readonly<Record<'ko' | 'en' | 'vn' | 'jp' | 'cn' | 'th', Loader>>

export const firstPage: Loaders = {
  ko: () => import('./ko.json'),
  en: () => import('./en.json'),
  vn: () => import('./vn.json'),
  jp: () => import('./jp.json'),
  cn: () => import('./cn.json'),
  th: () => import('./th.json'),
}
