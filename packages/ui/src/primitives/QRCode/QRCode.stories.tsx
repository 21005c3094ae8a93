import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { QRCode } from './index.ts';
import { qrCodeStates } from './QRCode.spec.tsx';

const meta = {
  title: 'Primitives/QRCode',
  component: QRCode,
  args: qrCodeStates.usual,
} satisfies Meta<typeof QRCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dark on light whatever the theme is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { color, backgroundColor } = getComputedStyle(canvas.getByRole('img'));
    await expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  },
};

export const Playground: Story = playgroundOf(Default);

export const Matrix: Story = sheetOf(QRCode, qrCodeStates);
