import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as styles from '../../test/foundations/Foundations.css.ts';
import { Page, Section } from '../../test/foundations/Parts.tsx';
import { contrast } from '../theme/tokens/colour.ts';
import { type ColourTokens, dark } from '../theme/tokens/dark.ts';
import { light } from '../theme/tokens/light.ts';
import { contrastPairs } from '../theme/tokens/pairs.ts';

const meta = { title: 'Foundations/Contrast ledger' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const background = (surfaces: readonly string[]) =>
  [...surfaces]
    .reverse()
    .map((colour) => `linear-gradient(${colour}, ${colour})`)
    .join(', ');

function Ledger({ name, theme }: { name: string; theme: ColourTokens }) {
  return (
    <Page>
      <Section
        title={name}
        note="Every pair that components use, the closest first. A unit test asserts each."
      >
        <table className={styles.ledger}>
          <thead>
            <tr>
              {['Sample', 'Pair', 'Ratio', 'Needs'].map((head) => (
                <th key={head} scope="col" className={styles.cell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrastPairs(theme)
              .map((pair) => ({ ...pair, ratio: contrast(pair.front, pair.surfaces) }))
              .sort((one, two) => one.ratio / one.minimum - two.ratio / two.minimum)
              .map(({ name: pair, front, surfaces, ratio, minimum }) => (
                <tr key={pair}>
                  <td className={styles.cell}>
                    <span
                      aria-hidden="true"
                      className={styles.sample}
                      style={{ color: front, background: background(surfaces) }}
                    >
                      Aa
                    </span>
                  </td>
                  <th scope="row" className={styles.cell}>
                    {pair}
                  </th>
                  <td className={styles.cell}>{ratio.toFixed(2)}</td>
                  <td className={styles.cell}>{minimum}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </Section>
    </Page>
  );
}

// The samples of controls are figures of 3:1 by design; axe takes them for text.
const parameters = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] }, test: 'off' } };

export const Dark: Story = {
  parameters,
  render: () => <Ledger name="Dark" theme={dark} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(100);
  },
};

export const Light: Story = { parameters, render: () => <Ledger name="Light" theme={light} /> };
