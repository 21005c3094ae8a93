import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Collected, specs } from '../spec/specs.ts';
import { heldTo, type Line } from './line.tsx';

/** The specification beside the components, line by line: its texts and figures, as the page says them. */
const meta = {
  title: 'Components/Spec conformance',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;

const linesOf = (isWanted: (spec: Collected) => boolean): readonly Line[] =>
  specs.filter(isWanted).flatMap(({ Component, specLines = [] }) =>
    specLines.map(([section, props, words, figures = []]) => ({
      section,
      element: <Component {...props} />,
      words,
      figures,
    })),
  );

const story = (isWanted: (spec: Collected) => boolean): StoryObj<typeof meta> => {
  const lines = linesOf(isWanted);
  return {
    render: () => <p>{lines.length} lines of the specification.</p>,
    play: () => heldTo(lines),
  };
};

const isMoney = ({ area }: Collected) => area === 'economy';
/** What is round every page. */
const isShell = ({ area }: Collected) => area === 'shell';

export const Money = story(isMoney);
export const Work = story((spec) => !isMoney(spec) && !isShell(spec));
export const Shell = story(isShell);
