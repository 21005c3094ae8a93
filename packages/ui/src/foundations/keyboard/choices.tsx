import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Radio, RadioGroup } from '../../primitives/RadioGroup/index.ts';
import { Segment, SegmentedControl } from '../../primitives/SegmentedControl/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { Switch } from '../../primitives/Switch/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/Tabs/index.ts';
import { VirtualList } from '../../primitives/VirtualList/index.ts';
import { type KeyRow, type KeyTable, textOf, told } from './types.ts';

const styles = ['Cinematic', 'Editorial', 'Film'];
const rows = Array.from({ length: 30 }, (_, index) => ({ id: `row ${index + 1}` }));

const arrows = (sees: (what: string) => KeyRow['sees']): KeyRow[] => [
  { keys: ['→', '↓'], does: 'Chooses the next.', press: '{ArrowRight}', sees: sees('Film') },
  { keys: ['←', '↑'], does: 'Chooses the one before.', press: '{ArrowLeft}', sees: sees('Cinematic') },
];

/** The keys of what is chosen from. */
export const choiceKeys: Record<string, KeyTable> = {
  Switch: {
    draw: (tell) => <Switch onChange={(isOn) => tell(isOn ? 'on' : 'off')}>Autosave</Switch>,
    rows: [{ keys: ['Space'], does: 'Turns it on or off.', press: ' ', sees: told('on') }],
  },
  Checkbox: {
    draw: (tell) => <Checkbox onChange={(isOn) => tell(isOn ? 'on' : 'off')}>I agree</Checkbox>,
    rows: [{ keys: ['Space'], does: 'Ticks it, or takes the tick away.', press: ' ', sees: told('on') }],
  },
  RadioGroup: {
    draw: (tell) => (
      <RadioGroup label="Style" defaultValue="Editorial" onChange={tell}>
        {styles.map((style) => (
          <Radio key={style} value={style}>
            {style}
          </Radio>
        ))}
      </RadioGroup>
    ),
    rows: arrows(told),
  },
  SegmentedControl: {
    draw: (tell) => (
      <SegmentedControl label="Style" defaultValue="Editorial" onChange={tell}>
        {styles.map((style) => (
          <Segment key={style} value={style}>
            {style}
          </Segment>
        ))}
      </SegmentedControl>
    ),
    rows: arrows(told),
  },
  Tabs: {
    draw: () => (
      <Tabs>
        <TabList label="Settings">
          {styles.map((style) => (
            <Tab key={style} id={style}>
              {style}
            </Tab>
          ))}
        </TabList>
        {styles.map((style) => (
          <TabPanel key={style} id={style}>
            All of {style}
          </TabPanel>
        ))}
      </Tabs>
    ),
    rows: [
      {
        keys: ['→'],
        does: 'Shows the next tab.',
        press: '{ArrowRight}',
        sees: (seen) => textOf(seen) === 'Editorial',
      },
      {
        keys: ['←'],
        does: 'Shows the one before; from the first, the last.',
        press: '{ArrowLeft}',
        sees: (seen) => textOf(seen) === 'Film',
      },
      {
        keys: ['Home'],
        does: 'Shows the first.',
        first: '{End}',
        press: '{Home}',
        sees: (seen) => textOf(seen) === 'Cinematic',
      },
      { keys: ['End'], does: 'Shows the last.', press: '{End}', sees: (seen) => textOf(seen) === 'Film' },
      {
        keys: ['Tab'],
        does: 'Goes into the panel.',
        press: '{Tab}',
        sees: (seen) => textOf(seen) === 'All of Cinematic',
      },
    ],
  },
  Select: {
    draw: (tell) => (
      <Select
        label="Style"
        options={styles.map((style) => ({ value: style, label: style }))}
        onChange={(style) => tell(String(style))}
      />
    ),
    rows: [
      ...(['{Enter}', ' ', '{ArrowDown}'] as const).map(
        (press): KeyRow => ({
          keys: [press === ' ' ? 'Space' : press === '{Enter}' ? 'Enter' : '↓'],
          does: 'Opens the list.',
          press,
          sees: ({ find }) => find('[role="listbox"]') !== null,
        }),
      ),
      {
        keys: ['a letter'],
        does: 'In the list, goes to what begins with it.',
        first: '{Enter}',
        press: 'f',
        sees: (seen) => textOf(seen) === 'Film',
      },
      {
        keys: ['Enter'],
        does: 'In the list, chooses.',
        first: '{Enter}f',
        press: '{Enter}',
        sees: told('Film'),
      },
      {
        keys: ['Esc'],
        does: 'Closes the list; nothing is chosen.',
        first: '{Enter}',
        press: '{Escape}',
        sees: ({ find, heard }) => find('[role="listbox"]') === null && heard.length === 0,
      },
    ],
  },
  VirtualList: {
    draw: () => (
      <div style={{ blockSize: 200 }}>
        <VirtualList label="Jobs" items={rows} rowHeight={40} isFixedHeight>
          {({ id }) => <button type="button">{id}</button>}
        </VirtualList>
      </div>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Goes from control to control through the rows, those out of sight too.',
        first: '{Tab}',
        press: '{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}',
        sees: (seen) => ['row 8', 'row 9', 'row 10'].includes(textOf(seen)),
      },
    ],
  },
};
