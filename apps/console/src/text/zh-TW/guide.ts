export const guide = {
  purpose: '十五分鐘認識平台。要找特定內容，用瀏覽器的搜尋（Ctrl+F 或 ⌘F）。',
  chapters: '章節',
  onlyChinese: '使用說明只有繁體中文。',
} as const
