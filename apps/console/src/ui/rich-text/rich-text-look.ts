/** Styles of the few tags that stores may use. */
export const richText = {
  fontSize: 14,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  '& p, & ul, & ol, & blockquote': { my: 0, mb: 1 },
  '& h2, & h3, & h4': { fontSize: 15, lineHeight: '22px', fontWeight: 600, mt: 0, mb: 0.5 },
  '& ul, & ol': { pl: 3 },
  '& a': { color: 'primary.main' },
  '& img': { maxWidth: '100%', borderRadius: '6px' },
} as const
