export const error = {
  offline: '無法連線到伺服器，請檢查網路後再試',
  unknown: '系統發生未知錯誤',
  goHome: '回首頁',
  reload: '重新整理',
  notFound: {
    page: '找不到頁面',
    title: 'Oops, an error has occurred. Page not found!',
    text: '找不到這個頁面，網址可能有誤，或頁面已經移除。',
  },
  server: {
    title: 'Sorry, server goes wrong',
    text: '系統發生錯誤，已輸入的資料可能尚未儲存。請重新整理後再試。',
  },
} as const
