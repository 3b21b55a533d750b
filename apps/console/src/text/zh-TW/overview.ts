export const overview = {
  welcome: '{{name}}，歡迎回來',
  operatorPurpose: '管理店家、車輛與廣告的平台後台。',
  storePurpose: '管理店家資訊、廣告內容與成效的後台。',
  links: '從這裡開始',
  dashboardText: '今天要處理的事，以及本週的成果',
  storeListText: '建立店家、指派管理員、設定 LINE',
  storeInfoText: '電話、地址、介紹與店家圖片',
  accountListText: '新增同事的帳號，停用不再使用的帳號',
  accountText: '修改自己的名稱、電子郵件與密碼',
  guideText: '十五分鐘認識平台怎麼用',
} as const
