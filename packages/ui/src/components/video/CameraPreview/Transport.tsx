import { video as videoTexts } from '@mirror-studio/domain/texts/en/video';
import { useTexts } from '../../../i18n/useTexts.ts';
import { FrameBackIcon, FrameForwardIcon, PauseIcon, PlayIcon } from '../../../icons/index.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import * as styles from './CameraPreview.css.ts';

export interface TransportProps {
  isPlaying: boolean;
  isDisabled: boolean;
  onPlay: () => void;
  onStep: (by: number) => void;
  now: string;
}

/** Plays, and goes by single frames. */
export function Transport({ isPlaying, isDisabled, onPlay, onStep, now }: TransportProps) {
  const v = useTexts('video', videoTexts);
  return (
    <div className={styles.transport}>
      <IconButton
        size="small"
        label={v(isPlaying ? 'pause' : 'play')}
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        isDisabled={isDisabled}
        onPress={onPlay}
      />
      <IconButton size="small" label={v('frameBack')} icon={<FrameBackIcon />} onPress={() => onStep(-1)} />
      <IconButton
        size="small"
        label={v('frameForward')}
        icon={<FrameForwardIcon />}
        onPress={() => onStep(1)}
      />
      <p className={styles.now}>{now}</p>
    </div>
  );
}
