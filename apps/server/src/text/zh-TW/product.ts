export const product = {
  sorted: '已更新商品順序',
} as const
