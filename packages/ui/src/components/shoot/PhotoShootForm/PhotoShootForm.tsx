import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { imageBatchCredits } from '@mirror-studio/domain/economy';
import {
  aspectRatios,
  emptyPhotoShoot,
  type ImageModelId,
  imageModelIds,
  imageModelLabel,
  type PhotoShootProblems,
  referenceTypes,
  shootStyles,
  type PhotoShootForm as Values,
} from '@mirror-studio/domain/photo-shoot';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { useRef } from 'react';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ShootIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as field from '../../../primitives/Field/Field.css.ts';
import { FieldProblem } from '../../../primitives/Field/FieldNote.tsx';
import { FileDrop, type FileDropValue } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as styles from '../GenerateForm.css.ts';
import { GenerateForm } from '../GenerateForm.tsx';
import { pick } from '../pick.ts';
import { UploadRetry } from '../UploadRetry.tsx';
import { modelOptions } from './modelOptions.ts';
import { RatioGlyph } from './RatioGlyph.tsx';

export interface PhotoShootFormProps extends RootProps<HTMLFormElement> {
  /** As typed and chosen; the parent holds it. */
  values?: Values;
  /** As it is at first, when the parent does not hold it. Default as the form opens. */
  defaultValues?: Values;
  /** Called with what has changed, by field. */
  onChange?: (change: Partial<Values>) => void;
  /** What is wrong with each field, as `checkPhotoShoot` names it; leave it out while nothing was tried. */
  problems?: PhotoShootProblems;
  /** The reference image as it is shown. */
  reference?: {
    file: FileDropValue | null;
    /** It is on its way to the server. Default false. */
    isPending?: boolean;
    /** Why it was not taken, in words. */
    problem?: string;
  };
  /** Offers a reference image. */
  onReferenceSelect?: (file: File) => void;
  /** Takes the reference image away. */
  onReferenceRemove?: () => void;
  /** Sends the image again: offered beside its problem. */
  onReferenceRetry?: () => void;
  /** Models that can be used here; the others are shown with the reason. Default all. */
  availableModels?: readonly ImageModelId[];
  /** Models beside those of the catalogue: engines that are set up here, each with what is shown for it. Default none. */
  engines?: readonly { readonly id: ImageModelId; readonly label: string }[];
  /** Everything is free while it is on. Default true. */
  isAlpha?: boolean;
  /** The shoot is being asked for. Default false. */
  isPending?: boolean;
  /** It cannot begin now. Default false. */
  isDisabled?: boolean;
  /** The last shoot is done: the button offers another. Default false. */
  isAgain?: boolean;
  /** Why it did not begin, in words. */
  failure?: string;
  /** Called with all fields when the form is sent with a model that can be used, also when a field has a problem. */
  onSubmit: (values: Values) => void;
  /** Takes the asking back, while it is on its way; left out, it cannot be taken back. */
  onCancel?: () => void;
}

/** Everything a photo shoot needs to know, and the button that begins it (§3, §5). */
export function PhotoShootForm({
  values: given,
  defaultValues = emptyPhotoShoot,
  onChange: onSomeChange,
  problems = {},
  reference = { file: null },
  onReferenceSelect,
  onReferenceRemove,
  onReferenceRetry,
  availableModels = imageModelIds,
  engines = [],
  isAlpha = true,
  isPending = false,
  isDisabled = false,
  isAgain = false,
  failure,
  onSubmit,
  onCancel,
  ...rest
}: PhotoShootFormProps) {
  const t = useTexts('photoShoot', photoShoot);
  const [values, setValues] = useControlled(given, defaultValues);
  const onChange = (some: Partial<Values>) => {
    setValues({ ...values, ...some });
    onSomeChange?.(some);
  };
  const model = useRef<HTMLDivElement>(null);
  const isModelAvailable = availableModels.includes(values.model);
  const say = (problem: (typeof problems)[keyof typeof problems]) => problem && t(problem);
  return (
    <GenerateForm
      {...rest}
      heading={t('heading')}
      credits={imageBatchCredits(values.imageCount, isAlpha)}
      model={engines.find(({ id }) => id === values.model)?.label ?? imageModelLabel(values.model)}
      action={isAgain ? t('again') : t('begin')}
      icon={<ShootIcon />}
      pendingLabel={t('beginning')}
      {...{ isPending, isDisabled, failure, onCancel }}
      onSubmit={() => {
        if (isModelAvailable) onSubmit(values);
        // The reason stands at the field, which may be out of sight of the button.
        else model.current?.querySelector('button')?.focus();
      }}
    >
      <TextArea
        isPrompt
        rows={4}
        dir="auto"
        label={t('prompt')}
        limit={photoShootLimits.promptCharacters}
        placeholder={t('promptPlaceholder')}
        value={values.prompt}
        onChange={(prompt) => onChange({ prompt })}
        errorMessage={say(problems.prompt)}
        spellCheck="true"
      />
      <SegmentedControl
        label={t('style')}
        value={values.style}
        onChange={(value) => pick(shootStyles, value, (style) => onChange({ style }))}
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
        onChange={(value) => pick(aspectRatios, value, (aspectRatio) => onChange({ aspectRatio }))}
        errorMessage={say(problems.aspectRatio)}
      >
        {aspectRatios.map((ratio) => (
          <Segment key={ratio} value={ratio} icon={<RatioGlyph ratio={ratio} />}>
            {ratio}
          </Segment>
        ))}
      </SegmentedControl>
      <div className={styles.group}>
        <Slider
          label={t('images')}
          minValue={photoShootLimits.minimumImages}
          maxValue={photoShootLimits.maximumImages}
          value={values.imageCount}
          onChange={(imageCount) => onChange({ imageCount })}
        />
        {problems.imageCount && (
          <p role="alert" className={field.error}>
            <FieldProblem>{t(problems.imageCount)}</FieldProblem>
          </p>
        )}
      </div>
      {typeof values.seed === 'number' && (
        <div className={styles.seed}>
          <p>{t('seedKept', { seed: values.seed })}</p>
          <Button size="small" onPress={() => onChange({ seed: null, pose: null })}>
            {t('seedAnother')}
          </Button>
        </div>
      )}
      <Switch
        isSelected={values.poseVariety}
        onChange={(poseVariety) => onChange({ poseVariety })}
        description={t('poseVarietyHint')}
      >
        {t('poseVariety')}
      </Switch>
      <TextField
        label={t('projectName')}
        isOptional
        placeholder={t('projectPlaceholder')}
        autoComplete="off"
        value={values.projectName}
        onChange={(projectName) => onChange({ projectName })}
        errorMessage={say(problems.projectName)}
      />
      {onReferenceSelect && (
        <div className={styles.group}>
          <FileDrop
            label={t('reference')}
            isOptional
            accept={referenceTypes}
            description={reference.file ? undefined : t('referenceHint')}
            value={reference.file}
            isPending={reference.isPending}
            errorMessage={reference.problem}
            onSelect={onReferenceSelect}
            onRemove={onReferenceRemove}
          />
          {reference.problem && onReferenceRetry && <UploadRetry onPress={onReferenceRetry} />}
        </div>
      )}
      <Select
        ref={model}
        label={t('model')}
        value={values.model}
        onChange={(chosen) => onChange({ model: chosen })}
        errorMessage={say(problems.model) ?? (isModelAvailable ? undefined : t('modelNeedsKey'))}
        options={modelOptions(engines, availableModels, t)}
      />
    </GenerateForm>
  );
}
