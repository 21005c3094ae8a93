import { failureKinds } from '@mirror-studio/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { errorStates } from './ErrorState.spec.tsx';
import { ErrorState } from './index.ts';

const onAction = { retry: fn(), reload: fn(), goBack: fn(), goHome: fn(), contactSupport: fn() };

const meta = { title: 'Patterns/ErrorState', component: ErrorState, args: { onAction } } satisfies Meta<
  typeof ErrorState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Network: Story = {
  args: { kind: 'network' },
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to connect to the server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onAction.retry).toHaveBeenCalled();
  }),
};

export const Playground: Story = playgroundOf(Network, { choices: { kind: failureKinds } });

export const Unauthorized: Story = { args: { kind: 'unauthorized', size: 'page', level: 1 } };

/** The server's own words, and what support asks for. */
export const WithDetails: Story = {
  args: {
    kind: 'generation',
    message: 'The image service did not answer in time.',
    details: 'PROVIDER_TIMEOUT · job 7f3a',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details for support' }));
    await expect(canvas.getByText(/PROVIDER_TIMEOUT/)).toBeVisible();
  },
};

export const Retrying: Story = { args: { kind: 'network', pendingAction: 'retry' } };

/** Without a handler there is no button that does nothing. */
export const WithoutActions: Story = {
  args: { onAction: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Auth: Story = { args: errorStates.auth };
export const Validation: Story = { args: errorStates.validation };
export const NotFound: Story = { args: errorStates.notFound };
export const Server: Story = { args: errorStates.server };
export const RateLimit: Story = { args: errorStates.rateLimit };
export const Unknown: Story = { args: errorStates.unknown };
export const SessionExpired: Story = { args: errorStates.sessionExpired };

export const Matrix: Story = sheetOf(ErrorState, errorStates);
