import { changeOf, newestVersion } from '@mirror-studio/domain/acceptances';
import { acceptances as texts } from '@mirror-studio/domain/texts/en/acceptances';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { acceptanceListStates } from './AcceptanceList.spec.tsx';
import { AcceptanceList } from './index.ts';

const meta = {
  title: 'Components/AcceptanceList',
  component: AcceptanceList,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(acceptanceListStates.listed) },
  render: (args) => (
    <main style={{ padding: 'clamp(1.25rem, 2vw, 1.75rem)', maxInlineSize: '60rem' }}>
      <AcceptanceList {...args} />
    </main>
  ),
} satisfies Meta<typeof AcceptanceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The versions in force say so; what was new in one stands with it; each leads to its text. */
export const Listed: Story = {
  play: asWritten(async ({ canvas }) => {
    const [newest, ...older] = canvas.getAllByRole('listitem');
    await expect(newest).toHaveTextContent(texts.newest);
    const change = changeOf('legal', newestVersion('legal'));
    await expect(newest).toHaveTextContent(texts[change ?? 'newest']);
    await expect(older.at(-1)).not.toHaveTextContent(texts.newest);
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/legal/privacy', '/legal/terms', '/legal/terms/plain', '/legal/privacy']);
  }),
};

export const Playground: Story = playgroundOf(Listed);

export const Empty: Story = { args: shown(acceptanceListStates.empty) };

export const Loading: Story = { args: shown(acceptanceListStates.loading) };

export const FailedToLoad: Story = { args: shown(acceptanceListStates.failedToLoad) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(AcceptanceList, acceptanceListStates, 1);
