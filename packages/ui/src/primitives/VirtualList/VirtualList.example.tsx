import { VirtualList } from './index.ts';

const jobs = Array.from({ length: 10_000 }, (_, at) => ({ id: `job-${at}`, name: `Shoot ${at + 1}` }));

export const Example = () => (
  <div style={{ blockSize: 320 }}>
    <VirtualList label="Jobs" items={jobs} rowHeight={44} isFixedHeight>
      {({ name }) => <p>{name}</p>}
    </VirtualList>
  </div>
);
