export const guide = {
  purpose: 'The platform in fifteen minutes. To find something, search in the page (Ctrl+F or ⌘F).',
  chapters: 'Chapters',
  onlyChinese: 'The guide is written in Traditional Chinese only.',
} as const
