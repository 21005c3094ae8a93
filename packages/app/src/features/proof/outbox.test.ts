import { sampleSharedProof } from '@mirror-studio/domain/contract';
import { expect, test, vi } from 'vitest';
import {
  type Answers,
  answersIn,
  countOf,
  keepAnswers,
  keepName,
  nextOf,
  noAnswers,
  readKept,
  withAnswers,
  without,
} from './outbox.ts';

const comment = {
  key: 'k1',
  pictureId: 'pp1',
  author: 'Noor',
  text: 'This one',
  createdAt: '2026-11-21T10:00:00Z',
};
const nowMs = Date.UTC(2026, 10, 21, 11);
const said: Answers = {
  ...noAnswers,
  marks: { pp1: 'no' },
  comments: [comment],
  approval: { isApproved: true, author: 'Noor' },
};

test('what is not sent yet is seen as if it were, and a comment says that it is on its way', () => {
  const shown = withAnswers(sampleSharedProof, said, nowMs);
  expect(shown.pictures[0]?.mark).toBe('no');
  expect(shown.comments.at(-1)).toMatchObject({ id: 'k1', text: 'This one', isWaiting: true });
  expect([shown.approvedBy, shown.approvedAt]).toEqual(['Noor', '2026-11-21T11:00:00.000Z']);
  expect(
    withAnswers(sampleSharedProof, { ...said, marks: { pp1: null } }, nowMs).pictures[0]?.mark,
  ).toBeNull();
});

test('marks and words are sent before an approval, which shuts them, and after one is taken back', () => {
  const sent: string[] = [];
  for (let left = said, next = nextOf(left); next; left = without(left, next), next = nextOf(left))
    sent.push(next.kind);
  expect(sent).toEqual(['mark', 'comment', 'approval']);
  expect(nextOf({ ...said, approval: { isApproved: false, author: 'Noor' } })?.kind).toBe('approval');
  expect([countOf(said), countOf(noAnswers), nextOf(noAnswers)]).toEqual([3, 0, null]);
});

test('what was said anew while it was sent stays', () => {
  const sent = { kind: 'mark', id: 'pp1', mark: 'yes' } as const;
  expect(without(said, sent)).toBe(said);
  expect(without(said, { kind: 'approval', isApproved: false, author: 'Noor' })).toBe(said);
});

test('two tabs with two links keep what was said behind both', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const [one, other] = [readKept(), readKept()];
  keepAnswers(one, 'first-link', { ...noAnswers, marks: { pp1: 'yes' } });
  keepName(keepAnswers(other, 'second-link', { ...noAnswers, marks: { pp2: 'no' } }), 'Noor');
  expect(answersIn(readKept(), 'first-link').marks).toEqual({ pp1: 'yes' });
  expect(answersIn(readKept(), 'second-link').marks).toEqual({ pp2: 'no' });
});
