export const clipboard = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  saidCopied: 'Copied to the clipboard.',
  saidNotCopied: 'It could not be copied. Select the text and copy it yourself.',
  copiedName: '{{name}} is copied.',
  notCopiedName: '{{name}} could not be copied.',
} as const;
