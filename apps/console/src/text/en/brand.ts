export const brand = {
  product: 'Cloud-based smart mobile LED advertising',
  name: 'LumiRoute',
  loading: 'Loading',
  language: 'Change language',
  /** Each in its own language, so that its readers find it. */
  languages: { 'zh-TW': '繁體中文', en: 'English' },
} as const
