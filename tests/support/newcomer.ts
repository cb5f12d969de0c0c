export const newcomer = {
  id: 'newbie1',
  pw: 'secret-pass-1',
  nick: '새회원',
  phone: '010-9876-5432',
  bankname: '신한은행',
  bankOwner: '이새롬',
  banknum: '110-123-456789',
  code: 'MARU',
} as const
