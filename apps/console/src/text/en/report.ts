export const report = {
  open: 'Closing report',
  dialog: {
    title: 'Closing report: {{name}}',
    creating: 'Creating the closing report…',
    language: 'Language of the report',
    download: 'Download PDF',
    facts: '{{size}}, created {{at}}',
    renew: 'Renew link',
    revoke: 'Revoke link',
    newLink: 'Create a new link',
  },
  language: { 'zh-TW': '中文', en: 'English' },
  link: {
    title: 'Verify link',
    text: 'With this link, anyone can recompute the figures of the report without an account. The QR code in the PDF is the same link.',
    revoked:
      'The link is revoked, and so is the QR code in the PDF. The file attached to the PDF can still be verified.',
    code: 'QR code of the verify link',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Cannot copy; please select it yourself',
    open: 'Open verify page',
  },
  revoke: {
    ask: 'Revoke the verify link of this report?',
    text: 'Links that were sent and the QR code in the PDF will no longer open.',
    yes: 'Revoke',
  },
  renew: {
    ask: 'Replace the verify link?',
    text: 'The old link will no longer open. The PDF gets a new QR code; please download it again.',
    yes: 'Renew',
  },
} as const
