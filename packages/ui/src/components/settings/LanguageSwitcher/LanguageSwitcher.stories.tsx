import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { LanguageSwitcher } from './index.ts';
import { languageStates } from './LanguageSwitcher.spec.tsx';

const meta = {
  title: 'Components/LanguageSwitcher',
  component: LanguageSwitcher,
  args: { ...shown(languageStates.english), onChange: fn() },
  render: (args) => (
    <div
      style={{
        display: 'flex',
        alignItems: 'start',
        justifyContent: 'flex-end',
        inlineSize: 240,
        minBlockSize: 150,
      }}
    >
      <LanguageSwitcher {...args} />
    </div>
  ),
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Playground: Story = playgroundOf(Closed);

/** Each language says its own name. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Language: English' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

export const Changed: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Language: English' }));
    await press(await screen.findByRole('menuitemradio', { name: 'Español' }));
    await expect(args.onChange).toHaveBeenCalledWith('es');
  },
};

export const Spanish: Story = { args: shown(languageStates.spanish) };

export const Matrix: Story = sheetOf(LanguageSwitcher, languageStates);
