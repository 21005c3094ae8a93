import { type Seen, textOf } from '../../../test/keyboard/types.ts';
import type { Part, Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';
import type { TabsProps } from './Tabs.tsx';

const styles = ['Cinematic', 'Editorial', 'Film'];

/** The tab of this name has the focus, and its panel is the one that is shown. */
const shows = (name: string) => (seen: Seen) =>
  textOf(seen) === name && seen.focused?.getAttribute('aria-selected') === 'true';

const children = 'Some words';

const label = 'A name';

const manyTabs = (
  <TabList label={label}>
    {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => (
      <Tab key={name} id={name}>
        {name} of many
      </Tab>
    ))}
  </TabList>
);

const settings = (
  <>
    <TabList label="Settings">
      <Tab id="general">General</Tab>
      <Tab id="notifications">Notifications</Tab>
      <Tab id="privacy">Privacy</Tab>
      <Tab id="about" isDisabled>
        About
      </Tab>
    </TabList>
    <TabPanel id="general">Theme, export format and quality.</TabPanel>
    <TabPanel id="notifications">What you hear of, and where.</TabPanel>
    <TabPanel id="privacy">What your exports carry.</TabPanel>
    <TabPanel id="about">Version 12.5.0</TabPanel>
  </>
);

/** `<Tabs {...tabsStates.line} />` */
export const tabsStates = statesOf<TabsProps>()({
  line: { children: settings },
  vertical: { children: settings, orientation: 'vertical' },
});

/** Tabs: shows another view. Takes the label of the row of tabs. */
export function tabsTester(tools: Tools, listLabel: string | RegExp) {
  const list = () => tools.within(controlOf(tools, 'tablist', listLabel).get());
  return {
    show: async (tab: string | RegExp) => tools.user.click(list().getByRole('tab', { name: tab })),
    /** The name of the tab whose view is shown. */
    shown: () =>
      list()
        .getAllByRole('tab')
        .find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent ?? null,
    tabs: () =>
      list()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent ?? ''),
  };
}

export default {
  Tabs: (): Spec<TabsProps> => ({
    group: 'Navigation',
    states: tabsStates,
    tester: tabsTester,
    uses: [
      {
        in: {
          children: (
            <>
              {manyTabs}
              <TabPanel id="One">{children}</TabPanel>
              <TabPanel id="Two">{children}</TabPanel>
            </>
          ),
        },
        reads: async (tools) => {
          const { show, shown } = tabsTester(tools, label);
          await show('Two of many');
          return shown();
        },
        is: 'Two of many',
      },
    ],
    conformance: {
      props: {
        children: (
          <>
            {manyTabs}
            <TabPanel id="One">{children}</TabPanel>
          </>
        ),
      },
    },
    keys: {
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
          sees: shows('Editorial'),
        },
        {
          keys: ['←'],
          does: 'Shows the one before; from the first, the last.',
          press: '{ArrowLeft}',
          sees: shows('Film'),
        },
        {
          keys: ['Home'],
          does: 'Shows the first.',
          first: '{End}',
          press: '{Home}',
          sees: shows('Cinematic'),
        },
        { keys: ['End'], does: 'Shows the last.', press: '{End}', sees: shows('Film') },
        {
          keys: ['Tab'],
          does: 'Goes into the panel.',
          press: '{Tab}',
          sees: (seen) => textOf(seen) === 'All of Cinematic',
        },
      ],
    },
  }),
  Tab: (): Part => ({
    partOf: 'Tabs',
    conformance: {
      props: { id: 'One', children },
      within: (tab) => (
        <Tabs>
          <TabList label={label}>{tab}</TabList>
          <TabPanel id="One">{children}</TabPanel>
        </Tabs>
      ),
    },
  }),
  TabList: (): Part => ({
    partOf: 'Tabs',
    conformance: {
      props: { label, children: <Tab id="One">One</Tab> },
      within: (list) => (
        <Tabs>
          {list}
          <TabPanel id="One">{children}</TabPanel>
        </Tabs>
      ),
    },
  }),
  TabPanel: (): Part => ({
    partOf: 'Tabs',
    conformance: {
      props: { id: 'One', children },
      within: (panel) => (
        <Tabs>
          {manyTabs}
          {panel}
        </Tabs>
      ),
    },
  }),
};
