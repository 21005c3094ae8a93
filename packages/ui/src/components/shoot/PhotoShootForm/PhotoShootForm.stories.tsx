import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { checkPhotoShoot, emptyPhotoShoot, imageModelIds } from '@mirror-studio/domain/photo-shoot';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { prompts } from '../../../testing/fixtures/index.ts';
import { PhotoShootForm, type PhotoShootFormProps } from './index.ts';
import { shootStates } from './PhotoShootForm.spec.tsx';

/** Holds what is chosen, and names what is wrong once it was sent. */
function Held({ values: first = emptyPhotoShoot, onChange, onSubmit, ...props }: PhotoShootFormProps) {
  const [values, setValues] = useState(first);
  const [wasSent, setSent] = useState(false);
  return (
    <main style={{ display: 'flex', maxInlineSize: '26.25rem', blockSize: '100dvh', overflowY: 'auto' }}>
      <PhotoShootForm
        {...props}
        values={values}
        problems={props.problems ?? (wasSent ? checkPhotoShoot(values) : {})}
        onChange={(change) => {
          setValues({ ...values, ...change });
          onChange?.(change);
        }}
        onSubmit={(sent) => {
          setSent(true);
          onSubmit(sent);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/PhotoShootForm',
  component: PhotoShootForm,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(shootStates.filled),
    onChange: fn(),
    onReferenceSelect: fn(),
    onReferenceRemove: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhotoShootForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it opens. What it costs and the one thing to do are always in sight. */
export const Untouched: Story = {
  args: shown(shootStates.untouched),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Cinematic' })).toBeChecked();
    await expect(canvas.getByText(photoShoot.freeInAlpha)).toBeVisible();
    await expect(canvas.queryByText(photoShoot.promptEmpty)).toBeNull();
  }),
};

/** A picture is made again: its seed stands there. */
export const WithSeed: Story = {
  args: shown(shootStates.withSeed),
  render: (args) => (
    <main style={{ maxInlineSize: '26.25rem' }}>
      <PhotoShootForm {...args} />
    </main>
  ),
};

/** The seed can be let go, and the pose with it. */
export const SeedLetGo: Story = {
  args: shown(shootStates.withSeed),
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: photoShoot.seedAnother }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ seed: null, pose: null });
    await expect(canvas.queryByText(/1204553781/)).toBeNull();
  }),
};

export const Playground: Story = playgroundOf(Untouched);

export const Filled: Story = {
  args: shown(shootStates.withReference),
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Begin the shoot' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.queryAllByRole('alert')).toHaveLength(0);
  },
};

/** The lower half: pose variety, project, reference and model. */
export const LowerHalf: Story = {
  args: shown(shootStates.withReference),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Model/ }).scrollIntoView({ block: 'end' });
    await expect(canvas.getByText('salt-flats.webp')).toBeVisible();
  },
};

/** The keyboard reaches everything, and the arrows choose. */
export const Keyboard: Story = {
  args: shown(shootStates.untouched),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveFocus();
    await userEvent.keyboard('A paper boat');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Cinematic' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ style: 'editorial' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ aspectRatio: '16:9' });
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Images' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ imageCount: photoShootLimits.maximumImages });
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ imageCount: photoShootLimits.minimumImages });
  },
};

/** Sent without a prompt: it says so at the field, and stops when it has one. */
export const PromptMissing: Story = {
  args: shown(shootStates.untouched),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Begin the shoot' }));
    await expect(canvas.getByText(photoShoot.promptEmpty)).toBeVisible();
    const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
    await expect(prompt).toHaveAccessibleDescription(photoShoot.promptEmpty);
    await userEvent.type(prompt, 'A');
    await expect(canvas.queryByText(photoShoot.promptEmpty)).toBeNull();
  },
};

/** Everything that was pasted stays; the count says how much is too much. */
export const PromptTooLong: Story = {
  args: shown(shootStates.promptTooLong),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(prompts.long);
    await expect(canvas.getByText(photoShoot.promptTooLong)).toBeVisible();
  },
};

/** Every field that can be refused. */
export const EveryProblem: Story = {
  args: shown(shootStates.everyProblem),
};

const atReference: NonNullable<Story['play']> = async ({ canvas }) => {
  canvas.getByText(photoShoot.reference).scrollIntoView({ block: 'center' });
};

export const ReferenceUploading: Story = {
  args: shown(shootStates.referenceUploading),
  play: atReference,
};

/** A file that is no picture (§5). */
export const ReferenceNotImage: Story = {
  args: shown(shootStates.referenceNotImage),
  play: async (context) => {
    await atReference(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(photoShoot.referenceNotImage);
  },
};

/** More than 10 MB (§5). */
export const ReferenceTooLarge: Story = {
  args: shown(shootStates.referenceTooLarge),
  play: atReference,
};

/** It did not arrive; it is still here, and can be sent again. */
export const ReferenceFailed: Story = {
  args: { ...shown(shootStates.referenceFailed), onReferenceRetry: fn() },
  play: async (context) => {
    await atReference(context);
    await press(context.canvas.getByRole('button', { name: 'Send the image again' }));
    await expect(context.args.onReferenceRetry).toHaveBeenCalledOnce();
    await press(context.canvas.getByRole('button', { name: 'Remove' }));
    await expect(context.args.onReferenceRemove).toHaveBeenCalledOnce();
  },
};

async function openModels(model: HTMLElement) {
  model.scrollIntoView({ block: 'center' });
  await press(model);
  return within(await screen.findByRole('listbox'));
}

/** Models that have no key here say so and cannot be chosen. */
export const Models: Story = {
  play: async ({ canvas }) => {
    const list = await openModels(canvas.getByRole('button', { name: /Model/ }));
    await expect(list.getAllByRole('option')).toHaveLength(imageModelIds.length);
    await expect(list.getAllByText(photoShoot.modelNeedsKey)).toHaveLength(imageModelIds.length - 1);
  },
};

export const Engines: Story = {
  args: shown(shootStates.engine),
  play: async ({ canvas }) => {
    const list = await openModels(canvas.getByRole('button', { name: /ComfyUI in the attic/ }));
    const option = list.getByRole('option', { name: 'ComfyUI in the attic' });
    await expect(option).not.toHaveAttribute('aria-disabled');
  },
};

/** A model that was chosen where it had a key: the shoot is not sent, and the focus is where the reason stands. */
export const ModelWithoutKey: Story = {
  args: shown(shootStates.modelWithoutKey),
  play: async ({ args, canvas }) => {
    const model = canvas.getByRole('button', { name: /Model/ });
    await expect(canvas.getByText(photoShoot.modelNeedsKey)).toBeInTheDocument();
    await press(canvas.getByRole('button', { name: photoShoot.begin }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(model).toHaveFocus();
    await expect(model).toHaveAccessibleDescription(photoShoot.modelNeedsKey);
  },
};

/** After the alpha: what it costs is said before it is asked for. */
export const WithCost: Story = {
  args: shown(shootStates.withCost),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 credits')).toBeVisible();
  },
};

export const Beginning: Story = {
  args: { ...shown(shootStates.beginning), onCancel: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: photoShoot.beginning })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The server said no: nothing that was typed is lost. */
export const Refused: Story = {
  args: shown(shootStates.refused),
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    alert.scrollIntoView({ block: 'end' });
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(prompts.usual);
  },
};

export const Again: Story = { args: shown(shootStates.again) };

export const RightToLeftPrompt: Story = { args: shown(shootStates.rightToLeftPrompt) };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish], args: shown(shootStates.untouched) };

/** Whatever is pasted is text, and nothing grows wider than the form. */
export const Strange: Story = { args: shown(shootStates.strange) };

export const Matrix: Story = windowsOf(PhotoShootForm, shootStates, 1);
