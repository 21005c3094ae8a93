export const swatches = {
  copy: 'Copy',
  copied: 'Copied',
  copiedName: '{{name}} is copied.',
  copyFailed: '{{name}} could not be copied.',
} as const;
