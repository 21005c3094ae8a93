import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from '../../test/foundations/Foundations.css.ts';
import { leaves, Page, Section } from '../../test/foundations/Parts.tsx';
import { vars } from '../theme/contract.css.ts';
import { ramps } from '../theme/tokens/ramps.ts';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reference: one ladder of even lightness for every hue. Components never name these. */
export const Ramps: Story = {
  render: () => (
    <Page>
      <Section
        title="Ramps"
        note="Twelve steps in OKLCH. A step weighs the same in every hue; chroma peaks where the hue is strongest and never leaves sRGB."
      >
        {Object.entries(ramps).map(([name, ramp]) => (
          <div key={name} className={styles.ramp}>
            <span className={styles.rampName}>{name}</span>
            {Object.entries(ramp).map(([step, colour]) => (
              <span
                key={step}
                className={styles.step}
                style={{ background: colour }}
                title={`${name} ${step}`}
              />
            ))}
          </div>
        ))}
      </Section>
    </Page>
  ),
};

const { surface, text, line, fill, silver, gold, violet, status, focus } = vars;
const groups = { surface, text, line, fill, silver, gold, violet, status, focus };

/** Semantic: what components use. Gold is for value, violet for generation, and for nothing else. */
export const Tokens: Story = {
  render: () => (
    <Page>
      {Object.entries(groups).map(([title, group]) => (
        <Section key={title} title={title}>
          <div className={styles.swatches}>
            {leaves(group, [title]).map(([name, css]) => (
              <div key={name} className={styles.swatch}>
                <span className={styles.chip}>
                  <span style={{ background: css }} />
                </span>
                <span className={styles.name}>{name}</span>
              </div>
            ))}
          </div>
        </Section>
      ))}
    </Page>
  ),
};
