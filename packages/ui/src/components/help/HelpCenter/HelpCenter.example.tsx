import { useState } from 'react';
import { HelpLauncher } from '../HelpLauncher/index.ts';
import { type HelpArticle, HelpCenter } from './index.ts';

const topics: readonly HelpArticle[] = [
  {
    id: 'first-shoot',
    title: 'Your first shoot',
    category: 'First steps',
    content: '## Begin with a subject\nWho or what, where, and in what light.',
    isFeatured: true,
  },
  {
    id: 'credits',
    title: 'Coins and credits',
    category: 'Account',
    content: 'Coins are collected, credits are spent.',
  },
];

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <HelpLauncher onPress={() => setOpen(true)} />
      <HelpCenter
        topics={topics}
        search={{ results: (query) => topics.filter(({ content }) => content.includes(query)) }}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
