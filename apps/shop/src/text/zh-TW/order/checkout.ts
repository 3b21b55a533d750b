export const checkout = {
  title: '結帳',
  signIn: '登入後結帳',
  signInHelp: '購物車的內容會保留。',
  changed: '商品有異動',
  changedHelp: '請逐項確認後再送出訂單，尚未建立訂單。',
  accept: '接受變更',
  acceptStock: '改為 {n} 件',
  adjust: '回購物車調整',
  lines: '訂購商品',
  edit: '修改',
  delivery: '取貨方式',
  noDelivery: '這些商品沒有共同的取貨方式，請分開訂購。',
  name: '收件人姓名',
  pickupName: '取貨人姓名',
  mobile: '聯絡電話',
  address: '收件地址',
  cvsStoreId: '取貨門市店號',
  cvsHelp: '可在超商官網的門市查詢找到。',
  coupons: '優惠券',
  noCoupons: '目前沒有可在線上使用的優惠券。',
  minSpend: '滿 {amount} 可用',
  until: '{date} 到期',
  invoice: '電子發票',
  invoiceKind: '發票類型',
  carrierNum: '載具號碼',
  taxId: '統一編號',
  taxTitle: '公司抬頭',
  loveCode: '捐贈碼',
  payment: '付款方式',
  noPayment: '店家目前沒有可用的付款方式，請直接與店家聯絡。',
  memo: '備註',
  memoHelp: '給店家的話，可不填。',
  products: '商品金額',
  discount: '優惠折抵',
  shipping: '運費',
  total: '應付金額',
  calculating: '計算中',
  order: '送出訂單',
  orderAndPay: '送出訂單並付款',
  ordering: '送出中',
  check: '請檢查標示的欄位',
  notSent: '沒有收到回覆。再按一次不會重複下單。',
  failed: '訂單沒有送出，請再試一次。',
} as const

export const deliveries = {
  pickup: '到店自取',
  home: '宅配到府',
  cvs: '超商取貨',
} as const

export const payWays = {
  ONLINE: '線上付款',
  COD: '貨到付款',
  CASH: '現場付款',
} as const

export const invoices = {
  member: '存入會員載具',
  phone: '手機條碼載具',
  certificate: '自然人憑證',
  company: '公司戶（統一編號）',
  donate: '捐贈發票',
} as const

export const faults = {
  required: '請填寫',
  phone: '請輸入正確的電話號碼',
  taxNumber: '統一編號不正確',
  phoneBarcode: '手機條碼為「/」加 7 碼英數字或 + - .',
  certificate: '自然人憑證為 2 個英文字母加 14 個數字',
  loveCode: '捐贈碼為 3 至 7 個數字',
} as const
