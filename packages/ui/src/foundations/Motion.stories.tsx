import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import * as styles from '../../test/foundations/Foundations.css.ts';
import { Page, Section } from '../../test/foundations/Parts.tsx';
import { Button } from '../primitives/Button/index.ts';
import { vars } from '../theme/contract.css.ts';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { fast, base, slow, standard, emphasised } = vars.motion;
const kinds = [
  ['fast, standard', fast, standard],
  ['base, standard', base, standard],
  ['base, emphasised', base, emphasised],
  ['slow, emphasised', slow, emphasised],
] as const;

function Movers() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Page>
      <Section
        title="Motion"
        note="Things come from where they were asked for. Under reduced motion they fade, or do not move."
      >
        <div>
          <Button onPress={() => setMoved(!isMoved)}>Move</Button>
        </div>
        {kinds.map(([name, time, easing]) => (
          <div key={name} className={styles.line} style={{ alignItems: 'center' }} data-moved={isMoved}>
            <span className={styles.name}>{name}</span>
            <span className={styles.mover} style={{ transition: `transform ${time} ${easing}` }} />
          </div>
        ))}
      </Section>
    </Page>
  );
}

export const Times: Story = { render: () => <Movers /> };
