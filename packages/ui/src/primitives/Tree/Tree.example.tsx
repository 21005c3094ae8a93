import { Tree } from './index.ts';

interface Folder {
  id: string;
  name: string;
  folders?: readonly Folder[];
}

const folders: readonly Folder[] = [
  {
    id: 'landscapes',
    name: 'Landscapes',
    folders: [
      { id: 'sea', name: 'Sea' },
      { id: 'woods', name: 'Woods' },
    ],
  },
  { id: 'people', name: 'People' },
];

export const Example = () => (
  <Tree
    label="Folders"
    items={folders}
    childrenOf={(folder) => folder.folders}
    textOf={({ name }) => name}
    defaultExpandedKeys={['landscapes']}
    selectionMode="single"
  >
    {({ name }) => name}
  </Tree>
);
