export const mail = {
  signature: 'LumiRoute 雲端智慧行動LED廣告平台',
  link: '{label}：{url}',
} as const
