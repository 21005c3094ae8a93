import { gates as words } from '@mirror-studio/domain/texts/en/gates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { suspendedStates } from '../../src/components/gates/SuspendedScreen/SuspendedScreen.spec.tsx';
import { SuspendedScreen } from '../../src/components/gates/SuspendedScreen/SuspendedScreen.tsx';
import { jobsStates } from '../../src/components/jobs/JobsDrawer/JobsDrawer.spec.tsx';
import { JobsDrawer } from '../../src/components/jobs/JobsDrawer/JobsDrawer.tsx';
import { frames, moments, patient, settled, withMotion } from './motion.ts';
import { allOverlays, isClosed, isEntered, isPageFree, onlyOverlay, opener } from './onPage.ts';
import { gates } from './overlays.tsx';

/**
 * What the server tells comes whenever it comes: a gate closes while it opens, one follows the other without a
 * moment between, a drawer is open under it. It ends as the server has it, and the focus where it was.
 */
const meta = {
  title: 'Components/Behavior/Interruption of gates',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
  beforeEach: withMotion,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type GateState = 'LegalAcceptanceModal' | 'TermsReacceptanceModal' | 'suspended' | 'passed';

let setGateState: (gate: GateState) => void = () => {};

/** What it opened is its own: it goes with it. */
function Page() {
  const [isJobs, setJobs] = useState(false);
  return (
    <>
      <main>
        <button type="button" onClick={() => setJobs(true)}>
          The page
        </button>
      </main>
      <JobsDrawer {...jobsStates.full} isOpen={isJobs} onOpenChange={setJobs} />
    </>
  );
}

/** As the app shows them (features/gates): both modals beside the page, the suspended screen in its place. */
function House() {
  const [gate, setGate] = useState<GateState>('passed');
  useEffect(() => {
    setGateState = setGate;
  }, []);
  if (gate === 'suspended') return <SuspendedScreen {...suspendedStates.suspended} />;
  return (
    <>
      <Page />
      {Object.entries(gates).map(([name, Gate]) => (
        <Gate key={name} isOpen={gate === name} onAccept={() => setGate('passed')} />
      ))}
    </>
  );
}

const page = () => opener('The page');
const accept = async () =>
  userEvent.click(within(onlyOverlay()).getByRole('button', { name: /^(Accept|I accept)/ }));

async function isBack() {
  await isClosed();
  await patient(() => expect(page()).toHaveFocus());
  await isPageFree(page());
}

async function interruptGate(name: GateState, moment: number) {
  page().focus();
  setGateState(name);
  await frames(moment);
  setGateState('passed');
  await isBack();
  setGateState(name);
  await isEntered();
  setGateState('passed');
  await frames(moment);
  setGateState(name);
  await settled();
  await isEntered();
  await expect(getComputedStyle(onlyOverlay()).opacity).toBe('1');
  await userEvent.keyboard('{Escape}');
  await settled();
  await isEntered();
  await accept();
  await isBack();
}

const story = (name: GateState): Story => ({
  render: () => <House />,
  play: async () => {
    for (const moment of moments) await interruptGate(name, moment);
  },
});

export const Legal = story('LegalAcceptanceModal');
export const Terms = story('TermsReacceptanceModal');

/** Legal is accepted, and the terms are due in the same moment; or before it has even arrived. */
export const OneAfterTheOther: Story = {
  render: () => <House />,
  play: async () => {
    for (const moment of moments) {
      page().focus();
      setGateState('LegalAcceptanceModal');
      await frames(moment);
      setGateState('TermsReacceptanceModal');
      await settled();
      await isEntered();
      await expect(onlyOverlay()).toHaveAccessibleName(words.termsTitle);
      await accept();
      await isBack();
    }
    setGateState('LegalAcceptanceModal');
    await isEntered();
    setGateState('TermsReacceptanceModal');
    await settled();
    await isEntered();
    await accept();
    await isBack();
  },
};

/** A gate comes over an open drawer, and goes: the drawer is as it was, and the focus in it. */
export const OverADrawer: Story = {
  render: () => <House />,
  play: async () => {
    for (const moment of moments) {
      page().focus();
      await userEvent.keyboard('{Enter}');
      await isEntered();
      const held = document.activeElement;
      setGateState('LegalAcceptanceModal');
      await frames(moment);
      await patient(() =>
        expect(screen.getByRole('dialog', { name: words.legalTitle })).toContainElement(
          document.activeElement as HTMLElement,
        ),
      );
      setGateState('passed');
      await patient(() => expect(allOverlays()).toHaveLength(1));
      await patient(() => expect(held).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await isBack();
    }
  },
};

/** The account is suspended while a drawer or a gate is open: nothing of it is left over the screen. */
export const Suspended: Story = {
  render: () => <House />,
  play: async () => {
    for (const moment of moments) {
      for (const open of [() => page().click(), () => setGateState('LegalAcceptanceModal')]) {
        page().focus();
        open();
        await frames(moment);
        setGateState('suspended');
        await isClosed();
        const title = await screen.findByRole('heading', { name: words.suspendedTitle });
        await isPageFree(title);
        setGateState('passed');
        await patient(page);
        await isPageFree(page());
      }
    }
  },
};
