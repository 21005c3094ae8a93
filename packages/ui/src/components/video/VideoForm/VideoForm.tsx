import { videoLimits } from '@mirror-studio/domain/constants/video';
import { videoCredits } from '@mirror-studio/domain/economy';
import { imageModelLabel, referenceTypes } from '@mirror-studio/domain/photo-shoot';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import { type CameraShot, cameraEasings, cameraMoves, openingShot } from '@mirror-studio/domain/video';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { VideoIcon } from '../../../icons/index.ts';
import { FileDrop, type FileDropValue } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as styles from '../../shoot/GenerateForm.css.ts';
import { GenerateForm } from '../../shoot/GenerateForm.tsx';
import { pick } from '../../shoot/pick.ts';
import { UploadRetry } from '../../shoot/UploadRetry.tsx';
import { MoveGlyph } from './MoveGlyph.tsx';
import { PictureStrip } from './PictureStrip.tsx';
import type { VideoFormPicture } from './picture.ts';

export interface VideoFormProps extends RootProps<HTMLFormElement> {
  /** How the camera moves; the parent holds it. */
  shot?: CameraShot;
  /** As it is at first, when the parent does not hold it. Default as the page opens. */
  defaultShot?: CameraShot;
  /** Called with what has changed of the move. */
  onChange?: (change: Partial<CameraShot>) => void;
  /** The picture as it is shown. */
  picture?: {
    file: FileDropValue | null;
    /** It is on its way to the server. Default false. */
    isPending?: boolean;
    /** Why it was not taken, in words. */
    problem?: string;
  };
  /** Offers an image of one's own. */
  onPictureSelect: (file: File) => void;
  /** Takes the picture away. */
  onPictureRemove?: () => void;
  /** Sends the image again: offered beside its problem. */
  onPictureRetry?: () => void;
  /** The newest pictures of the creator, or how it stands with them; left out, none are offered. */
  pictures?: readonly VideoFormPicture[] | 'loading' | 'failed';
  /** The one of them that is taken. */
  selectedId?: string | null;
  /** Takes one of them. */
  onPick?: (id: string) => void;
  /** Reads more of them; left out when there are none. */
  onMorePictures?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** Everything is free while it is on. Default true. */
  isAlpha?: boolean;
  /** The video is being asked for. Default false. */
  isPending?: boolean;
  /** It cannot begin now, as without a picture. Default false. */
  isDisabled?: boolean;
  /** The last video is done: the button offers another. Default false. */
  isAgain?: boolean;
  /** Why it did not begin, in words. */
  failure?: string;
  /** Called with the move when the form is sent. */
  onSubmit: (shot: CameraShot) => void;
  /** Takes the asking back, while it is on its way; left out, it cannot be taken back. */
  onCancel?: () => void;
}

/** The picture, how the camera moves over it, what that costs, and the button that begins it. */
export function VideoForm({
  shot: given,
  defaultShot = openingShot,
  onChange: onSomeChange,
  picture = { file: null },
  onPictureSelect,
  onPictureRemove,
  onPictureRetry,
  pictures,
  selectedId = null,
  onPick,
  onMorePictures,
  isLoadingMore = false,
  isAlpha = true,
  isPending = false,
  isDisabled = false,
  isAgain = false,
  failure,
  onSubmit,
  onCancel,
  ...rest
}: VideoFormProps) {
  const t = useTexts('videoCanvas', videoCanvas);
  const [shot, setShot] = useControlled(given, defaultShot);
  const onChange = (some: Partial<CameraShot>) => {
    setShot({ ...shot, ...some });
    onSomeChange?.(some);
  };
  return (
    <GenerateForm
      {...rest}
      heading={t('heading')}
      credits={videoCredits(shot.seconds, isAlpha)}
      model={imageModelLabel('sample')}
      action={isAgain ? t('again') : t('render')}
      icon={<VideoIcon />}
      pendingLabel={t('beginning')}
      {...{ isPending, isDisabled, failure, onCancel }}
      onSubmit={() => {
        if (!isDisabled) onSubmit(shot);
      }}
    >
      <div className={styles.group}>
        <FileDrop
          label={t('picture')}
          accept={referenceTypes}
          description={picture.file ? undefined : t('pictureHint')}
          value={picture.file}
          isPending={picture.isPending}
          errorMessage={picture.problem}
          onSelect={onPictureSelect}
          onRemove={onPictureRemove}
        />
        {picture.problem && onPictureRetry && <UploadRetry onPress={onPictureRetry} />}
        {pictures !== undefined && onPick && (
          <PictureStrip {...{ pictures, selectedId, onPick, isLoadingMore }} onMore={onMorePictures} />
        )}
      </div>
      <SegmentedControl
        label={t('move')}
        value={shot.move}
        onChange={(value) => pick(cameraMoves, value, (move) => onChange({ move }))}
      >
        {cameraMoves.map((move) => (
          <Segment key={move} value={move} icon={<MoveGlyph move={move} />}>
            {t(`move_${move}`)}
          </Segment>
        ))}
      </SegmentedControl>
      <SegmentedControl
        label={t('easing')}
        value={shot.easing}
        onChange={(value) => pick(cameraEasings, value, (easing) => onChange({ easing }))}
      >
        {cameraEasings.map((easing) => (
          <Segment key={easing} value={easing}>
            {t(`easing_${easing}`)}
          </Segment>
        ))}
      </SegmentedControl>
      <Slider
        label={t('seconds')}
        minValue={videoLimits.minimumSeconds}
        maxValue={videoLimits.maximumSeconds}
        value={shot.seconds}
        onChange={(seconds) => onChange({ seconds })}
      />
    </GenerateForm>
  );
}
