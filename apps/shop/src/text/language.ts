export type Language = 'zh-TW' | 'en'
