import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from '../../test/foundations/Parts.tsx';
import { Button } from '../primitives/Button/index.ts';
import { createAccent } from '../theme/accent.ts';

const meta = { title: 'Foundations/Theming' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const themes = ['dark', 'light'] as const;
const brands = ['#0a7', '#ffd400', '#e11d48', '#1d4ed8', '#111', '#fff'];

/** A theme on a part of a page, and a brand's colour for its main action. */
export const Parts: Story = {
  render: () => (
    <Page>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} style={{ padding: '1.5rem' }}>
          <Section
            title={`data-theme="${theme}"`}
            note="createAccent(colour) on any element: white or ink, whichever stands out more, and an edge where the colour is too near to the ground."
          >
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
              <Button variant="primary">Silver</Button>
              {brands.map((brand) => (
                <div key={brand} style={createAccent(brand)}>
                  <Button variant="primary">{brand}</Button>
                </div>
              ))}
            </div>
          </Section>
        </div>
      ))}
    </Page>
  ),
};
