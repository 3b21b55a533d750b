export const brand = {
  product: 'Cloud-based smart mobile LED advertising',
  name: 'LumiRoute',
  loading: 'Loading',
  language: 'Change language',
  /** Each name in its own language. */
  languages: { 'zh-TW': '繁體中文', en: 'English' },
} as const
