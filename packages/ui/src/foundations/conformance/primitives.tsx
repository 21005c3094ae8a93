import { CloseIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { ListItem } from '../../primitives/List/index.ts';
import { Radio, RadioGroup } from '../../primitives/RadioGroup/index.ts';
import { Segment, SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/Tabs/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { TooltipTrigger } from '../../primitives/Tooltip/index.ts';
import type { Row } from './row.ts';

const label = 'A name';
const children = 'Some words';
const nothing = () => undefined;

const manyTabs = (
  <TabList label={label}>
    {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => (
      <Tab key={name} id={name}>
        {name} of many
      </Tab>
    ))}
  </TabList>
);

/** What stands in the page, by its name. */
export const primitiveRows: Record<string, Row> = {
  Avatar: { props: { name: label } },
  Badge: { props: { children } },
  Banner: { props: { title: label, children, onDismiss: nothing } },
  Button: { props: { children } },
  Card: { props: { children } },
  Checkbox: { props: { children, description: children } },
  CountBadge: { props: { count: 3 } },
  Disclosure: { props: { title: label, children } },
  EmptyState: { props: { title: label, children } },
  ErrorState: { props: { kind: 'network', onAction: { retry: nothing } } },
  FileDrop: { props: { label, onSelect: nothing } },
  Form: { props: { 'aria-label': label, children: <TextField label={label} /> } },
  FormActions: { props: { children } },
  IconButton: { props: { label, icon: <CloseIcon /> } },
  Image: { props: { alt: label, ratio: '3 / 4' } },
  Kbd: { props: { keys: ['Ctrl', 'J'] } },
  LinkButton: { props: { href: '#', children } },
  List: { props: { label, children: <ListItem title={label} /> } },
  ListItem: { props: { title: label }, within: (item) => <ul>{item}</ul> },
  Markdown: { props: { children: '# A title\n\nSome words' } },
  Meter: { props: { label, value: 40 } },
  NumberField: { props: { label, defaultValue: 420 } },
  Progress: { props: { label, value: 40 } },
  Radio: {
    props: { value: 'a', children },
    within: (radio) => <RadioGroup label={label}>{radio}</RadioGroup>,
  },
  RadioGroup: { props: { label, children: <Radio value="a">A</Radio> } },
  SearchField: { props: { label } },
  Segment: {
    props: { value: 'a', children },
    within: (segment) => <SegmentedControl label={label}>{segment}</SegmentedControl>,
  },
  SegmentedControl: { props: { label, children: <Segment value="a">A</Segment> } },
  Select: { props: { label, options: [{ value: 'a', label: 'A' }] } },
  Skeleton: { props: { width: 600, height: 42 } },
  Slider: { props: { label, defaultValue: 40 } },
  Spinner: { props: { label } },
  StatusBadge: { props: { status: 'running' } },
  Switch: { props: { children } },
  Tab: {
    props: { id: 'One', children },
    within: (tab) => (
      <Tabs>
        <TabList label={label}>{tab}</TabList>
        <TabPanel id="One">{children}</TabPanel>
      </Tabs>
    ),
  },
  TabList: {
    props: { label, children: <Tab id="One">One</Tab> },
    within: (list) => (
      <Tabs>
        {list}
        <TabPanel id="One">{children}</TabPanel>
      </Tabs>
    ),
  },
  TabPanel: {
    props: { id: 'One', children },
    within: (panel) => (
      <Tabs>
        {manyTabs}
        {panel}
      </Tabs>
    ),
  },
  Tabs: {
    props: {
      children: (
        <>
          {manyTabs}
          <TabPanel id="One">{children}</TabPanel>
        </>
      ),
    },
  },
  TextArea: { props: { label, limit: 100 } },
  TextField: { props: { label, type: 'password', description: children } },
  ToggleButton: { props: { children } },
  Tooltip: {
    props: { children, keys: ['J'] },
    within: (tooltip) => (
      <TooltipTrigger defaultOpen>
        <Button>Open</Button>
        {tooltip}
      </TooltipTrigger>
    ),
  },
  VirtualList: { props: { label, items: [{ id: 'a' }], rowHeight: 40, children: () => children } },
};
