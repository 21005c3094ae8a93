import { Button } from '../Button/index.ts';
import { GridList } from './index.ts';

const prompts = [
  { id: 'lighthouse', title: 'A lighthouse in the fog' },
  { id: 'harbour', title: 'A harbour at night' },
  { id: 'pier', title: 'The old pier' },
];

export const Example = ({ use }: { use: (id: string) => void }) => (
  <GridList
    label="Prompts"
    items={prompts}
    textOf={({ title }) => title}
    selectionMode="multiple"
    actionsOf={({ id }) => (
      <Button size="small" variant="ghost" onPress={() => use(id)}>
        Use
      </Button>
    )}
  >
    {({ title }) => title}
  </GridList>
);
