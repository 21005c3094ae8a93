import { Ballot } from './index.ts';

const options = [
  { id: '1', title: 'Hide the counts on the first Sunday' },
  { id: 'keep', title: '' },
  { id: 'abstain', title: '' },
];

export function Example() {
  return <Ballot title="Should the library hide its counts?" options={options} onCast={() => {}} />;
}
