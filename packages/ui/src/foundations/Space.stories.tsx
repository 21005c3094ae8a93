import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from '../../test/foundations/Foundations.css.ts';
import { Page, Section } from '../../test/foundations/Parts.tsx';
import { Column, Row } from '../../test/stories/Matrix.tsx';
import { Button } from '../primitives/Button/index.ts';
import { TextField } from '../primitives/TextField/index.ts';
import { vars } from '../theme/contract.css.ts';

const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  render: () => (
    <Page>
      <Section title="Space" note="Steps of 4 px; the number is how many.">
        {Object.entries(vars.space).map(([name, size]) => (
          <div key={name} className={styles.line}>
            <span className={styles.name}>{name}</span>
            <span className={styles.bar} style={{ inlineSize: size }} />
          </div>
        ))}
      </Section>
      <Section
        title="Corners"
        note="What lies inside has the radius of what it lies in, less the space between."
      >
        <Row>
          {Object.entries(vars.radius).map(([name, radius]) => (
            <div key={name} className={styles.swatch}>
              <span className={styles.box} style={{ borderRadius: radius }} />
              <span className={styles.name}>{name}</span>
            </div>
          ))}
        </Row>
      </Section>
    </Page>
  ),
};

const densities = ['compact', 'comfortable', 'spacious'] as const;

/** One set of tokens, three densities, set on any part of a page. */
export const Density: Story = {
  render: () => (
    <Row>
      {densities.map((density) => (
        <div key={density} data-density={density} style={{ inlineSize: '18rem' }}>
          <Column>
            <TextField label={density} defaultValue="Halcyon" />
            <Row>
              <Button variant="primary">Save</Button>
              <Button size="small">Reset</Button>
            </Row>
          </Column>
        </div>
      ))}
    </Row>
  ),
};
