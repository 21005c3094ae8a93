import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Markdown } from './index.ts';

const topic = `# Your first shoot

Say what the mirror should show: **who**, *where*, and in which light. The prompt \`85 mm, shallow focus\` is better than *a nice portrait*.

## In three steps

1. Open [AI Photo Shoot](/dashboard/photoshoot) with \`G\` then \`P\`.
2. Choose a style and an aspect ratio.
3. Begin the shoot.

### What helps

- One subject at a time.
- A time of day, and where the light comes from.
- Read [the guide on lenses](https://example.com/lenses).

> The archive keeps what you do not delete.

---

\`\`\`
A dancer in raw silk on the salt flats at first light
\`\`\``;

const meta = { title: 'Primitives/Markdown', component: Markdown, args: { children: topic } } satisfies Meta<
  typeof Markdown
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Topic: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your first shoot' })).toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: 'the guide on lenses (opens in a new tab)' }),
    ).toHaveAttribute('rel', 'noreferrer');
  }),
};

export const Playground: Story = playgroundOf(Topic);

/** Nothing is interpreted that could do harm. */
export const Hostile: Story = {
  args: {
    children: '<script>alert(1)</script>\n\n[press](javascript:alert(1)) and <img src=x onerror=alert(1)>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img, script')).toBeNull();
  },
};

export const Matrix: Story = sheetOf(Markdown, fromStories(meta.args, { Topic, Hostile }));
