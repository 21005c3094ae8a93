import { video as videoTexts } from '@mirror-studio/domain/texts/en/video';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import {
  CaptionsIcon,
  FrameBackIcon,
  FrameForwardIcon,
  LoopIcon,
  MaximiseIcon,
  MinimiseIcon,
  MutedIcon,
  PauseIcon,
  PlayIcon,
  SoundIcon,
} from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../../primitives/Menu/index.ts';
import * as slider from '../../../primitives/Slider/Slider.css.ts';
import { ToggleButton } from '../../../primitives/ToggleButton/ToggleButton.tsx';
import { Tooltip, TooltipTrigger } from '../../../primitives/Tooltip/Tooltip.tsx';
import { cx } from '../../../theme/cx.ts';
import type { Video } from './useVideo.ts';
import * as styles from './VideoPlayer.css.ts';
import { formatTime, frameAt, framesIn, timeOf } from './videoTime.ts';

/** How fast a video can be shown. */
const speeds = [0.25, 0.5, 1, 1.5, 2] as const;

/** What can be turned on and off, each undefined where there is nothing of the kind. */
export interface Switches {
  isLooping: boolean;
  onLoop: (isLooping: boolean) => void;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
  isCaptioned: boolean;
  onCaption: ((isCaptioned: boolean) => void) | undefined;
  isFull: boolean;
  onFull: (() => void) | undefined;
  speed: number;
  onSpeed: (speed: number) => void;
  countsFrames: boolean;
  onCount: (countsFrames: boolean) => void;
}

interface Props extends Switches {
  video: Video;
  frameRate: number;
  isDisabled: boolean;
}

const Named = ({ words, keys, children }: { words: string; keys: string; children: ReactNode }) => (
  <TooltipTrigger>
    {children}
    <Tooltip keys={[keys]}>{words}</Tooltip>
  </TooltipTrigger>
);

/** The bar below the picture. */
export function VideoControls({ video, frameRate, isDisabled, ...on }: Props) {
  const t = useTexts('video', videoTexts);
  const { state, seek, step, toggle } = video;
  const playing = t(state.isPlaying ? 'pause' : 'play');
  const last = Math.max(0, framesIn(state.duration, frameRate) - 1);
  const common = { size: 'small', isDisabled } as const;
  return (
    <div className={styles.bar}>
      <Slider
        aria-label={t('seek')}
        className={styles.seek}
        isDisabled={isDisabled || last < 1}
        maxValue={Math.max(1, last)}
        value={Math.min(frameAt(state.time, frameRate), last)}
        onChange={(frame) => seek(timeOf(frame, frameRate))}
      >
        <SliderTrack className={slider.track}>
          <SliderFill className={cx(slider.filling, slider.tone.neutral)} />
          <SliderThumb className={slider.thumb} />
        </SliderTrack>
      </Slider>
      <Named words={playing} keys="K">
        <IconButton
          {...common}
          label={playing}
          icon={state.isPlaying ? <PauseIcon /> : <PlayIcon />}
          onPress={toggle}
        />
      </Named>
      <Named words={t('frameBack')} keys=",">
        <IconButton {...common} label={t('frameBack')} icon={<FrameBackIcon />} onPress={() => step(-1)} />
      </Named>
      <Named words={t('frameForward')} keys=".">
        <IconButton
          {...common}
          label={t('frameForward')}
          icon={<FrameForwardIcon />}
          onPress={() => step(1)}
        />
      </Named>
      <Time {...{ state, frameRate, isDisabled, ...on }} />
      <div className={styles.end}>
        <Speed {...on} isDisabled={isDisabled} />
        {on.onCaption && (
          <Named words={t('captions')} keys="C">
            <ToggleButton
              {...common}
              variant="ghost"
              label={t('captions')}
              icon={<CaptionsIcon />}
              isSelected={on.isCaptioned}
              onChange={on.onCaption}
            />
          </Named>
        )}
        <Named words={t('loop')} keys="L">
          <ToggleButton
            {...common}
            variant="ghost"
            label={t('loop')}
            icon={<LoopIcon />}
            isSelected={on.isLooping}
            onChange={on.onLoop}
          />
        </Named>
        <Named words={t('mute')} keys="M">
          <ToggleButton
            {...common}
            variant="ghost"
            label={t('mute')}
            icon={on.isMuted ? <MutedIcon /> : <SoundIcon />}
            isSelected={on.isMuted}
            onChange={on.onMute}
          />
        </Named>
        {on.onFull && (
          <Named words={t(on.isFull ? 'leaveFullScreen' : 'fullScreen')} keys="F">
            <IconButton
              {...common}
              label={t(on.isFull ? 'leaveFullScreen' : 'fullScreen')}
              icon={on.isFull ? <MinimiseIcon /> : <MaximiseIcon />}
              onPress={on.onFull}
            />
          </Named>
        )}
      </div>
    </div>
  );
}

type TimeProps = Pick<Props, 'frameRate' | 'isDisabled' | 'countsFrames' | 'onCount'> & {
  state: Video['state'];
};

/** Where it is, in seconds or in frames; a press changes between the two. */
function Time({ state: { time, duration }, frameRate, isDisabled, countsFrames, onCount }: TimeProps) {
  const t = useTexts('video', videoTexts);
  const number = new Intl.NumberFormat(useTextLocale());
  const total = framesIn(duration, frameRate);
  const frame = total === 0 ? 0 : Math.min(total, frameAt(time, frameRate) + 1);
  const [now, all] = countsFrames
    ? [number.format(frame), number.format(total)]
    : [formatTime(time), formatTime(duration)];
  return (
    <AriaButton
      className={styles.time}
      isDisabled={isDisabled}
      aria-label={t(countsFrames ? 'frames' : 'time', { now, all })}
      onPress={() => onCount(!countsFrames)}
    >
      <bdi>
        <span className={styles.now}>{now}</span> / {all}
      </bdi>
    </AriaButton>
  );
}

type SpeedProps = Pick<Props, 'speed' | 'onSpeed' | 'isDisabled'>;

function Speed({ speed, onSpeed, isDisabled }: SpeedProps) {
  const t = useTexts('video', videoTexts);
  const said = (times: number) => t('times', { times });
  return (
    <MenuTrigger>
      <Button
        variant="ghost"
        size="small"
        isDisabled={isDisabled}
        aria-label={t('speed', { times: speed })}
        className={styles.speed}
      >
        {said(speed)}
      </Button>
      <Menu
        aria-label={t('speeds')}
        placement="top end"
        selectionMode="single"
        selectedKeys={[String(speed)]}
        onAction={(key) => onSpeed(Number(key))}
      >
        {speeds.map((each) => (
          <MenuItem key={each} id={String(each)}>
            {said(each)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
