export const brand = {
  product: '雲端智慧行動LED廣告平台',
  name: 'LumiRoute',
  loading: '載入中',
} as const
