export const brand = {
  product: '雲端智慧行動LED廣告平台',
  name: 'LumiRoute',
  loading: '載入中',
  language: '切換語言',
  /** Each name in its own language. */
  languages: { 'zh-TW': '繁體中文', en: 'English' },
} as const
