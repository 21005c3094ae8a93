import { CloseIcon } from '../../icons/index.ts';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Disclosure } from '../../primitives/Disclosure/index.ts';
import { FileDrop } from '../../primitives/FileDrop/index.ts';
import { Form } from '../../primitives/Form/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LinkButton } from '../../primitives/LinkButton/index.ts';
import { NumberField } from '../../primitives/NumberField/index.ts';
import { SearchField } from '../../primitives/SearchField/index.ts';
import { Slider } from '../../primitives/Slider/index.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { ToggleButton } from '../../primitives/ToggleButton/index.ts';
import { inField, type KeyRow, type KeyTable, told } from './types.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: told(what) },
  { keys: ['Space'], does, press: ' ', sees: told(what) },
];
const leaves = (does = 'Goes on to the next control.'): KeyRow => ({
  keys: ['Tab'],
  does,
  press: '{Tab}',
  sees: ({ focused }) => focused?.textContent === 'Next',
});
const next = <Button>Next</Button>;

/** The keys of buttons, fields and what they stand in. */
export const controlKeys: Record<string, KeyTable> = {
  Button: {
    draw: (tell) => <Button onPress={() => tell('pressed')}>Save</Button>,
    rows: presses('Presses it.', 'pressed'),
  },
  IconButton: {
    draw: (tell) => <IconButton label="Close" icon={<CloseIcon />} onPress={() => tell('pressed')} />,
    rows: presses('Presses it.', 'pressed'),
  },
  ToggleButton: {
    draw: (tell) => <ToggleButton onChange={(isOn) => tell(isOn ? 'on' : 'off')}>Bold</ToggleButton>,
    rows: presses('Turns it on or off.', 'on'),
  },
  LinkButton: {
    draw: (tell) => (
      <LinkButton href="#there" onPress={() => tell('followed')}>
        Go there
      </LinkButton>
    ),
    rows: [{ keys: ['Enter'], does: 'Follows the link.', press: '{Enter}', sees: told('followed') }],
  },
  Disclosure: {
    draw: (tell) => (
      <Disclosure title="More" onExpandedChange={(isOpen) => tell(isOpen ? 'open' : 'closed')}>
        Words
      </Disclosure>
    ),
    rows: presses('Opens it, or closes it.', 'open'),
  },
  Banner: {
    draw: (tell) => (
      <Banner title="Alpha" onDismiss={() => tell('dismissed')}>
        Free for now.
      </Banner>
    ),
    rows: presses('On its close button, puts the banner away.', 'dismissed'),
  },
  TextField: {
    draw: () => (
      <>
        <TextField label="Name" />
        {next}
      </>
    ),
    rows: [leaves()],
  },
  TextArea: {
    draw: () => (
      <>
        <TextArea label="Prompt" />
        {next}
      </>
    ),
    rows: [
      {
        keys: ['Enter'],
        does: 'Begins a new line.',
        press: 'a{Enter}b',
        sees: (seen) => inField(seen) === 'a\nb',
      },
      leaves('Goes on to the next control: it never writes a tab.'),
    ],
  },
  NumberField: {
    draw: () => <NumberField label="Coins" defaultValue={420} step={10} minValue={0} maxValue={1240} />,
    rows: [
      { keys: ['↑'], does: 'One step more.', press: '{ArrowUp}', sees: (seen) => inField(seen) === '430' },
      { keys: ['↓'], does: 'One step less.', press: '{ArrowDown}', sees: (seen) => inField(seen) === '410' },
      { keys: ['Home'], does: 'The least it takes.', press: '{Home}', sees: (seen) => inField(seen) === '0' },
      {
        keys: ['End'],
        does: 'The most it takes.',
        press: '{End}',
        sees: (seen) => inField(seen) === '1,240',
      },
    ],
  },
  SearchField: {
    draw: (tell) => <SearchField label="Search" onSubmit={(words) => tell(`asked ${words}`)} />,
    rows: [
      { keys: ['Enter'], does: 'Searches.', first: 'ink', press: '{Enter}', sees: told('asked ink') },
      {
        keys: ['Esc'],
        does: 'Empties the field.',
        first: 'ink',
        press: '{Escape}',
        sees: (seen) => seen.focused?.tagName === 'INPUT' && inField(seen) === '',
      },
    ],
  },
  Slider: {
    draw: () => <Slider label="Amount" defaultValue={40} />,
    rows: [
      { keys: ['→'], does: 'One step more.', press: '{ArrowRight}', sees: (seen) => inField(seen) === '41' },
      { keys: ['←'], does: 'One step less.', press: '{ArrowLeft}', sees: (seen) => inField(seen) === '39' },
      { keys: ['Home'], does: 'The least.', press: '{Home}', sees: (seen) => inField(seen) === '0' },
      { keys: ['End'], does: 'The most.', press: '{End}', sees: (seen) => inField(seen) === '100' },
      {
        keys: ['Page up'],
        does: 'Ten steps more.',
        press: '{PageUp}',
        sees: (seen) => inField(seen) === '50',
      },
      {
        keys: ['Page down'],
        does: 'Ten steps less.',
        press: '{PageDown}',
        sees: (seen) => inField(seen) === '30',
      },
    ],
  },
  FileDrop: {
    draw: (tell) => (
      <div
        onClickCapture={(event) => {
          if (!(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          tell('asked');
        }}
      >
        <FileDrop label="Reference" onSelect={() => tell('chosen')} />
      </div>
    ),
    // The first stop is for pasting, where a screen reader offers it.
    rows: presses('Asks for a file.', 'asked').map((row) => ({ ...row, first: '{Tab}' })),
  },
  Form: {
    draw: (tell) => (
      <Form aria-label="Profile" onSubmit={() => tell('sent')}>
        <TextField label="Name" defaultValue="Mara" />
        <Button type="submit">Save</Button>
      </Form>
    ),
    rows: [
      {
        keys: ['Enter'],
        does: 'In a field of one line, sends the form.',
        press: '{Enter}',
        sees: told('sent'),
      },
    ],
  },
};
