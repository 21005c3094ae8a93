import { Comments, type CommentsProps } from './index.ts';

const comments: CommentsProps['comments'] = [
  {
    id: 'c1',
    words: 'With a way to name them, please.',
    author: { handle: 'otto-lind', name: 'Otto Lind', picture: null },
    isOwn: false,
    at: '2026-11-21T10:00:00.000Z',
  },
];

export const Example = ({ send }: { send?: CommentsProps['onSend'] }) => (
  <Comments comments={comments} {...(send && { onSend: send })} />
);
