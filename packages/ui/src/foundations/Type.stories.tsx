import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from '../../test/foundations/Foundations.css.ts';
import { Page, Section } from '../../test/foundations/Parts.tsx';
import { vars } from '../theme/contract.css.ts';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const display = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
};
const displaySizes = ['hero', 'display', 'heading', 'title'] as const;
const textSizes = ['lead', 'body', 'small', 'label', 'caption'] as const;

/** Sizes grow in a straight line from a page 360 px wide to one 1600 px wide. */
export const Scale: Story = {
  render: () => (
    <Page>
      <Section
        title="Fraunces, for headings and the wordmark"
        note="Optical size 144, a little soft, weight 380."
      >
        {displaySizes.map((size) => (
          <div key={size} className={styles.line}>
            <span className={styles.name}>{size}</span>
            <span style={{ ...display, fontSize: vars.size[size] }}>What should the mirror show?</span>
          </div>
        ))}
      </Section>
      <Section title="Instrument Sans, for controls and reading">
        {textSizes.map((size) => (
          <div key={size} className={styles.line}>
            <span className={styles.name}>{size}</span>
            <span style={{ fontSize: vars.size[size] }}>
              Pictures are kept until you delete them. ¿Qué debe mostrar el espejo?
            </span>
          </div>
        ))}
        {(['regular', 'medium', 'strong'] as const).map((weight) => (
          <div key={weight} className={styles.line}>
            <span className={styles.name}>{weight}</span>
            <span style={{ fontWeight: vars.weight[weight] }}>1,240 Mirror Coins and 86 Usage Credits</span>
          </div>
        ))}
      </Section>
      <Section title="JetBrains Mono, for prompts and ids">
        <p style={{ fontFamily: vars.font.mono, fontSize: vars.size.small }}>
          A dancer in raw silk on the salt flats at first light, 85 mm, shallow focus
        </p>
      </Section>
      <Section title="Figures" note="Figures that change have one width, so that nothing shifts.">
        <p style={{ fontVariantNumeric: 'tabular-nums' }}>
          1,111,111
          <br />
          8,888,888
        </p>
      </Section>
    </Page>
  ),
};
