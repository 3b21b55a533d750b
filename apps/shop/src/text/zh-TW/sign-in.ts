export const signIn = {
  action: '用 LINE 登入',
  busy: '前往 LINE…',
  failed: '無法登入，請稍後再試。',
  note: '用 LINE 登入，不需要密碼。',
  notOffered: '歡迎來電或到店訂購',
  notOfferedHelp: '這家店還沒有開放線上登入，商品與活動可以隨意瀏覽。',
} as const
