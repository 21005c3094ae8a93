import { imageBatchCredits } from '@mirror-studio/domain/economy';
import { photoShootLimits } from '@mirror-studio/domain/limits';
import {
  type AspectRatio,
  aspectRatios,
  type checkPhotoShoot,
  imageModelLabel,
  imageModels,
  referenceTypes,
  shootStyles,
  type PhotoShootForm as Values,
} from '@mirror-studio/domain/photo-shoot';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { Form } from 'react-aria-components/Form';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ShootIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FileDrop, type FileDropValue } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as styles from './PhotoShootForm.css.ts';

export interface PhotoShootFormProps {
  values: Values;
  onChange: (change: Partial<Values>) => void;
  /** The problem of each field, as `checkPhotoShoot` names them; shown after the first try. */
  problems?: ReturnType<typeof checkPhotoShoot>;
  /** The reference image as it is shown. */
  reference?: {
    file: FileDropValue | null;
    isPending?: boolean;
    /** Why it was not taken, in words. */
    problem?: string;
  };
  onReferenceSelect: (file: File) => void;
  onReferenceRemove: () => void;
  /** Everything is free while it is on. Default true. */
  isAlpha?: boolean;
  isPending?: boolean;
  isDisabled?: boolean;
  /** Why the shoot was not begun, in words. */
  failure?: string;
  onSubmit: () => void;
}

/** Describes a shoot (§3 photo shoot form). */
export function PhotoShootForm({
  values,
  onChange,
  problems = {},
  reference = { file: null },
  onReferenceSelect,
  onReferenceRemove,
  isAlpha = true,
  isPending = false,
  isDisabled = false,
  failure,
  onSubmit,
}: PhotoShootFormProps) {
  const t = useTexts('photoShoot', photoShoot);
  const say = (problem: (typeof problems)[keyof typeof problems]) => problem && t(problem);
  return (
    <Form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles.fields}>
        <h1 className={styles.heading}>{t('heading')}</h1>
        <TextArea
          label={t('prompt')}
          isPrompt
          rows={4}
          limit={photoShootLimits.promptCharacters}
          placeholder={t('promptPlaceholder')}
          value={values.prompt}
          onChange={(prompt) => onChange({ prompt })}
          errorMessage={say(problems.prompt)}
        />
        <SegmentedControl
          label={t('style')}
          value={values.style}
          onChange={(value) => onChange(pick('style', shootStyles, value))}
          errorMessage={say(problems.style)}
        >
          {shootStyles.map((style) => (
            <Segment key={style} value={style}>
              {t(`style_${style}`)}
            </Segment>
          ))}
        </SegmentedControl>
        <SegmentedControl
          label={t('aspectRatio')}
          value={values.aspectRatio}
          onChange={(value) => onChange(pick('aspectRatio', aspectRatios, value))}
          errorMessage={say(problems.aspectRatio)}
        >
          {aspectRatios.map((ratio) => (
            <Segment key={ratio} value={ratio} icon={<RatioGlyph ratio={ratio} />}>
              {ratio}
            </Segment>
          ))}
        </SegmentedControl>
        <Slider
          label={t('images')}
          minValue={photoShootLimits.minimumImages}
          maxValue={photoShootLimits.maximumImages}
          value={values.imageCount}
          onChange={(imageCount) => onChange({ imageCount })}
        />
        <Switch
          isSelected={values.poseVariety}
          onChange={(poseVariety) => onChange({ poseVariety })}
          description={t('poseVarietyHint')}
        >
          {t('poseVariety')}
        </Switch>
        <div className={styles.pair}>
          <TextField
            label={t('projectName')}
            isOptional
            placeholder={t('projectPlaceholder')}
            value={values.projectName}
            onChange={(projectName) => onChange({ projectName })}
            errorMessage={say(problems.projectName)}
          />
          <Select
            label={t('model')}
            options={imageModels.map(({ id, label }) => ({ value: id, label }))}
            value={values.model}
            onChange={(model) => onChange({ model })}
            errorMessage={say(problems.model)}
          />
        </div>
        <FileDrop
          label={t('reference')}
          isOptional
          description={t('referenceHint')}
          accept={referenceTypes}
          value={reference.file}
          isPending={reference.isPending}
          errorMessage={reference.problem}
          onSelect={onReferenceSelect}
          onRemove={onReferenceRemove}
        />
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.cost}>
          <span className={styles.price}>
            {isAlpha ? t('freeInAlpha') : t('cost', { count: imageBatchCredits(values.imageCount, isAlpha) })}
          </span>
          <span className={styles.model}>{imageModelLabel(values.model)}</span>
        </div>
        <Button
          type="submit"
          variant="generate"
          icon={<ShootIcon />}
          isPending={isPending}
          pendingLabel={t('beginning')}
          isDisabled={isDisabled}
        >
          {t('begin')}
        </Button>
      </div>
    </Form>
  );
}

function pick<Field extends 'style' | 'aspectRatio'>(
  field: Field,
  choices: readonly Values[Field][],
  value: string,
): Partial<Values> {
  const chosen = choices.find((known) => known === value);
  return chosen === undefined ? {} : { [field]: chosen };
}

/** The ratio, drawn: 15 px on its longer side. */
function RatioGlyph({ ratio }: { ratio: AspectRatio }) {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const scale = 15 / Math.max(width, height);
  return (
    <span
      aria-hidden="true"
      className={styles.ratio}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
    />
  );
}
