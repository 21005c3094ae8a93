export const rememberedBrowsers = {
  title: 'Remembered browsers',
  lead: 'Signing in there asks for no code. You are still asked before what matters most.',
  times: 'Since {{since}}, until {{until}}',
  forget: 'Forget',
  forgetNamed: 'Forget {{device}}',
  forgetting: 'Forgetting the browser',
  forgetAll: 'Forget all',
  failed: 'That did not work. {{reason}}',
} as const;
