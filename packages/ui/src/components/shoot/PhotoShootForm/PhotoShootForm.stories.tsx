import { photoShootLimits } from '@mirror-studio/domain/limits';
import { checkPhotoShoot, emptyPhotoShoot, imageModelIds } from '@mirror-studio/domain/photo-shoot';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { pictures, prompts } from '../../fixtures/index.ts';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { PhotoShootForm, type PhotoShootFormProps } from './index.ts';

/** Holds what is chosen, and names what is wrong once it was sent. */
function Held({ onChange, onSubmit, ...props }: PhotoShootFormProps) {
  const [values, setValues] = useState(props.values);
  const [wasSent, setSent] = useState(false);
  return (
    <main style={{ display: 'flex', maxInlineSize: '26.25rem', blockSize: '100dvh', overflowY: 'auto' }}>
      <PhotoShootForm
        {...props}
        values={values}
        problems={props.problems ?? (wasSent ? checkPhotoShoot(values) : {})}
        onChange={(change) => {
          setValues({ ...values, ...change });
          onChange(change);
        }}
        onSubmit={() => {
          setSent(true);
          onSubmit();
        }}
      />
    </main>
  );
}

const filled = { ...emptyPhotoShoot, prompt: prompts.usual, imageCount: 8, projectName: 'Halcyon' };
const sent = { name: 'salt-flats.webp', size: '2.4 MB', preview: pictures.saltFlats.url };

const meta = {
  title: 'Components/PhotoShootForm',
  component: PhotoShootForm,
  parameters: { layout: 'fullscreen' },
  args: {
    values: filled,
    availableModels: ['sample'],
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
  args: { values: emptyPhotoShoot },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Cinematic' })).toBeChecked();
    await expect(canvas.getByText(photoShoot.freeInAlpha)).toBeVisible();
    await expect(canvas.queryByText(photoShoot.promptEmpty)).toBeNull();
  },
};

export const Filled: Story = {
  args: { reference: { file: sent } },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Begin the shoot' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.queryAllByRole('alert')).toHaveLength(0);
  },
};

/** The lower half: pose variety, project, reference and model. */
export const LowerHalf: Story = {
  args: { reference: { file: sent } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Model/ }).scrollIntoView({ block: 'end' });
    await expect(canvas.getByText('salt-flats.webp')).toBeVisible();
  },
};

/** The keyboard reaches everything, and the arrows choose. */
export const Keyboard: Story = {
  args: { values: emptyPhotoShoot },
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
  args: { values: emptyPhotoShoot },
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
  args: { values: { ...filled, prompt: prompts.long }, problems: { prompt: 'promptTooLong' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(prompts.long);
    await expect(canvas.getByText(photoShoot.promptTooLong)).toBeVisible();
  },
};

/** Every field that can be refused. */
export const EveryProblem: Story = {
  args: {
    problems: {
      prompt: 'promptEmpty',
      style: 'styleUnknown',
      aspectRatio: 'aspectRatioUnknown',
      imageCount: 'imageCountOutOfRange',
      projectName: 'projectTooLong',
      model: 'modelUnknown',
    },
  },
};

const atReference: NonNullable<Story['play']> = async ({ canvas }) => {
  canvas.getByText(photoShoot.reference).scrollIntoView({ block: 'center' });
};

export const ReferenceUploading: Story = {
  args: { reference: { file: sent, isPending: true } },
  play: atReference,
};

/** A file that is no picture (§5). */
export const ReferenceNotImage: Story = {
  args: { reference: { file: null, problem: photoShoot.referenceNotImage } },
  play: async (context) => {
    await atReference(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(photoShoot.referenceNotImage);
  },
};

/** More than 10 MB (§5). */
export const ReferenceTooLarge: Story = {
  args: { reference: { file: null, problem: photoShoot.referenceTooLarge } },
  play: atReference,
};

/** It did not arrive; it is still here, and can be sent again. */
export const ReferenceFailed: Story = {
  args: {
    reference: { file: sent, problem: photoShoot.referenceFailed },
    onReferenceRetry: fn(),
  },
  play: async (context) => {
    await atReference(context);
    await press(context.canvas.getByRole('button', { name: 'Send the image again' }));
    await expect(context.args.onReferenceRetry).toHaveBeenCalledOnce();
    await press(context.canvas.getByRole('button', { name: 'Remove' }));
    await expect(context.args.onReferenceRemove).toHaveBeenCalledOnce();
  },
};

/** Models that have no key here say so and cannot be chosen. */
export const Models: Story = {
  play: async ({ canvas }) => {
    const model = canvas.getByRole('button', { name: /Model/ });
    model.scrollIntoView({ block: 'center' });
    await press(model);
    const list = within(await screen.findByRole('listbox'));
    await expect(list.getAllByRole('option')).toHaveLength(imageModelIds.length);
    await expect(list.getAllByText(photoShoot.modelNeedsKey)).toHaveLength(imageModelIds.length - 1);
  },
};

/** After the alpha: what it costs is said before it is asked for. */
export const WithCost: Story = {
  args: { isAlpha: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 credits')).toBeVisible();
  },
};

export const Beginning: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: photoShoot.beginning })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server said no: nothing that was typed is lost. */
export const Refused: Story = {
  args: { failure: 'You need 8 credits for this shoot and have 3. Exchange coins, or ask for fewer images.' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    alert.scrollIntoView({ block: 'end' });
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(prompts.usual);
  },
};

export const Again: Story = { args: { isAgain: true } };

export const RightToLeftPrompt: Story = { args: { values: { ...filled, prompt: prompts.rightToLeft } } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish], args: { values: emptyPhotoShoot } };
