export const overview = {
  databaseUnreachable: '資料庫無法連線',
} as const
