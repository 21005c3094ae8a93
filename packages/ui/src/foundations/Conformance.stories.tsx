import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CloseIcon } from '../icons/index.ts';
import { EmptyState } from '../patterns/EmptyState/index.ts';
import { ErrorState } from '../patterns/ErrorState/index.ts';
import { Avatar } from '../primitives/Avatar/index.ts';
import { Badge, CountBadge } from '../primitives/Badge/index.ts';
import { Banner } from '../primitives/Banner/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Card } from '../primitives/Card/index.ts';
import { Checkbox } from '../primitives/Checkbox/index.ts';
import { Disclosure } from '../primitives/Disclosure/index.ts';
import { FileDrop } from '../primitives/FileDrop/index.ts';
import { Form } from '../primitives/Form/index.ts';
import { IconButton } from '../primitives/IconButton/index.ts';
import { Image } from '../primitives/Image/index.ts';
import { Kbd } from '../primitives/Kbd/index.ts';
import { LinkButton } from '../primitives/LinkButton/index.ts';
import { List, ListItem } from '../primitives/List/index.ts';
import { Markdown } from '../primitives/Markdown/index.ts';
import { Meter } from '../primitives/Meter/index.ts';
import { NumberField } from '../primitives/NumberField/index.ts';
import { Progress } from '../primitives/Progress/index.ts';
import { Radio, RadioGroup } from '../primitives/RadioGroup/index.ts';
import { SearchField } from '../primitives/SearchField/index.ts';
import { Segment, SegmentedControl } from '../primitives/SegmentedControl/index.ts';
import { Select } from '../primitives/Select/index.ts';
import { Skeleton } from '../primitives/Skeleton/index.ts';
import { Slider } from '../primitives/Slider/index.ts';
import { Spinner } from '../primitives/Spinner/index.ts';
import { StatusBadge } from '../primitives/StatusBadge/index.ts';
import { Switch } from '../primitives/Switch/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../primitives/Tabs/index.ts';
import { TextArea } from '../primitives/TextArea/index.ts';
import { TextField } from '../primitives/TextField/index.ts';
import { ToggleButton } from '../primitives/ToggleButton/index.ts';
import { VirtualList } from '../primitives/VirtualList/index.ts';
import { faultsOf, type Subject } from './conform.tsx';

const label = 'A name';
const children = 'Some words';
const nothing = () => {};

const subjects: Subject[] = [
  ['Avatar', Avatar, { name: label }],
  ['Badge', Badge, { children }],
  ['Banner', Banner, { title: label, children }],
  ['Button', Button, { children }],
  ['Card', Card, { children }],
  ['Checkbox', Checkbox, { children, description: children }],
  ['CountBadge', CountBadge, { count: 3 }],
  ['Disclosure', Disclosure, { title: label, children }],
  ['EmptyState', EmptyState, { title: label, children }],
  ['ErrorState', ErrorState, { kind: 'network', onAction: { retry: nothing } }],
  ['FileDrop', FileDrop, { label, onSelect: nothing }],
  ['Form', Form, { 'aria-label': label, children: <TextField label={label} /> }],
  ['IconButton', IconButton, { label, icon: <CloseIcon /> }],
  ['Image', Image, { alt: label, ratio: '3 / 4' }],
  ['Kbd', Kbd, { keys: ['Ctrl', 'J'] }],
  ['LinkButton', LinkButton, { href: '#', children }],
  ['List', List, { label, children: <ListItem title={label} /> }],
  ['Markdown', Markdown, { children: '# A title\n\nSome words' }],
  ['Meter', Meter, { label, value: 40 }],
  ['NumberField', NumberField, { label, defaultValue: 420 }],
  ['Progress', Progress, { label, value: 40 }],
  ['RadioGroup', RadioGroup, { label, children: <Radio value="a">A</Radio> }],
  ['SearchField', SearchField, { label }],
  ['SegmentedControl', SegmentedControl, { label, children: <Segment value="a">A</Segment> }],
  ['Select', Select, { label, options: [{ value: 'a', label: 'A' }] }],
  ['Skeleton', Skeleton, { width: 600, height: 42 }],
  ['Slider', Slider, { label, defaultValue: 40 }],
  ['Spinner', Spinner, { label }],
  ['Spinner without a label', Spinner, {}],
  ['StatusBadge', StatusBadge, { status: 'running' }],
  ['Switch', Switch, { children }],
  [
    'Tabs',
    Tabs,
    {
      children: (
        <>
          <TabList label={label}>
            {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => (
              <Tab key={name} id={name}>
                {name} of many
              </Tab>
            ))}
          </TabList>
          <TabPanel id="One">{children}</TabPanel>
        </>
      ),
    },
  ],
  ['TextArea', TextArea, { label, limit: 100 }],
  ['TextField', TextField, { label, type: 'password', description: children }],
  ['ToggleButton', ToggleButton, { children }],
  ['VirtualList', VirtualList, { label, items: [{ id: 'a' }], rowHeight: 40, children: () => children }],
];

const meta = {
  title: 'Primitives/Conformance',
  tags: ['!autodocs'],
  parameters: { photograph: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * What holds for every component: its class and its ref reach one element, other attributes pass, the
 * server's render is the client's first, and it fits a small phone in both directions of reading.
 */
export const EveryComponent: Story = {
  render: () => (
    <List label="Components that are held to it">
      {subjects.map(([name]) => (
        <ListItem key={name} title={name} />
      ))}
    </List>
  ),
  play: async () => {
    const faults: string[] = [];
    for (const subject of subjects) faults.push(...(await faultsOf(subject)));
    await expect(faults).toEqual([]);
  },
};
