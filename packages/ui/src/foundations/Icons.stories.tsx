import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import * as styles from '../../test/foundations/Foundations.css.ts';
import { Page, Section } from '../../test/foundations/Parts.tsx';
import { Row } from '../../test/stories/Matrix.tsx';
import { CoinIcon, CreditIcon, MarkIcon } from '../icons/index.ts';
import * as outlines from '../icons/outlines/outlines.generated.ts';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name may break where a word in it begins. */
const inWords = (name: string) =>
  name
    .replace(/Icon$/, '')
    .split(/(?<=[a-z])(?=[A-Z])/)
    .map((word) => (
      <Fragment key={word}>
        {word}
        <wbr />
      </Fragment>
    ));

/** One outline set: 1.5 px at any size, in a box of 20 px. */
export const Outlines: Story = {
  render: () => (
    <Page>
      <Section title="Icons">
        <div className={styles.icons}>
          {Object.entries(outlines).map(([name, Icon]) => (
            <div key={name} className={styles.icon}>
              <Icon />
              <span>{inWords(name)}</span>
            </div>
          ))}
        </div>
      </Section>
    </Page>
  ),
};

/** Our own: the Mirror Coin, the Usage Credit, the mark. */
export const Glyphs: Story = {
  render: () => (
    <Row>
      {[16, 20, 28, 48, 96].map((size) => (
        <CoinIcon key={size} size={size} />
      ))}
      {[16, 20, 28, 48, 96].map((size) => (
        <CreditIcon key={size} size={size} />
      ))}
      {[20, 28, 48, 96].map((size) => (
        <MarkIcon key={size} size={size} />
      ))}
    </Row>
  ),
};
