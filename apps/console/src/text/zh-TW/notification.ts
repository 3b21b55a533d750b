export const notification = {
  open: '待辦事項',
  openCount: '待辦事項，{{total}} 項',
  title: '待辦事項',
  empty: '目前沒有待辦事項',
  emptyText: '需要處理的事會出現在這裡。',
  failed: '暫時無法取得待辦事項',
  kind: {
    storeWithoutAdmin: '{{total}} 間店家尚無管理員',
    adminWithoutPassword: '{{total}} 位管理員尚未設定密碼',
    mailFailed: '{{total}} 封信件寄送失敗',
    adToReview: '{{total}} 則廣告待審核',
    adRejected: '{{total}} 則廣告審核退回，待修改',
    adUnpaid: '{{total}} 則廣告尚未付款',
    adAccepted: '{{total}} 則廣告於近 3 日審核通過',
    storeInfoIncomplete: '店家資訊尚未填寫完整',
    lineNotSet: 'LINE 尚未設定',
  },
} as const
