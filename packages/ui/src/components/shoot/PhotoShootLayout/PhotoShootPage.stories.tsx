import { pathOf } from '@mirror-studio/domain/access';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { mara, pictures, prompts, runningJob } from '../../../testing/fixtures/index.ts';
import { headerActions, navSections } from '../../../testing/fixtures/shell.tsx';
import { AppShell } from '../../shell/AppShell/AppShell.tsx';
import { PhotoShootForm } from '../PhotoShootForm/PhotoShootForm.tsx';
import { PhotoShootResults, type PhotoShootResultsProps } from '../PhotoShootResults/PhotoShootResults.tsx';
import { PhotoShootLayout } from './index.ts';

function Page(results: PhotoShootResultsProps) {
  return (
    <AppShell
      sections={navSections(pathOf('photoShoot'))}
      homeHref={pathOf('home')}
      user={mara}
      onSignOut={fn()}
      onCoins={fn()}
      isSidebarOpen
      onSidebarOpenChange={fn()}
      breadcrumb={['Studio', 'AI Photo Shoot']}
      actions={headerActions()}
    >
      <PhotoShootLayout
        form={
          <PhotoShootForm
            values={{
              ...emptyPhotoShoot,
              prompt: prompts.usual,
              style: 'editorial',
              imageCount: 8,
              projectName: 'Halcyon',
            }}
            reference={{ file: { name: 'halcyon-07.jpg', size: '2.4 MB', preview: pictures.fern.url } }}
            onChange={fn()}
            onReferenceSelect={fn()}
            onReferenceRemove={fn()}
            onSubmit={fn()}
          />
        }
        results={<PhotoShootResults {...results} />}
      />
    </AppShell>
  );
}

/** The whole page, as a creator sees it. */
const meta = {
  title: 'Pages/PhotoShoot',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    job: runningJob,
    details: { styleName: 'Editorial', ratio: '3:4', project: 'Halcyon' },
    secondsLeft: 6,
    onCancel: fn(),
    onOpenPicture: fn(),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Developing: Story = { globals: { viewport: { value: 'desktop' } } };

export const BeforeTheFirst: Story = {
  args: { job: null },
  globals: { viewport: { value: 'desktop' } },
};

export const AtTabletWidth: Story = { globals: { viewport: { value: 'tablet' } } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };
