/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/media-has-caption -- a fieldset is a part of a form; its keys are shortcuts of the buttons in it; who has captions gives them */
import { latinKey } from '@mirror-studio/domain/shortcuts';
import { video as videoTexts } from '@mirror-studio/domain/texts/en/video';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { PlayIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useMergedRef } from '../../../theme/useMergedRef.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useVideo } from './useVideo.ts';
import { VideoControls } from './VideoControls.tsx';
import * as styles from './VideoPlayer.css.ts';

export interface VideoPlayerProps extends RootProps {
  /** What is seen: the name of the player and of its poster. */
  label: string;
  /** Address of the video; without one its place is kept and it counts as on its way. */
  src?: string;
  /** Address of a still picture that is shown until it plays. */
  poster?: string;
  /** Width by height, such as `16 / 9`: its place is kept before it comes. */
  ratio: string;
  /** Frames a second: what one step is. Default 24. */
  frameRate?: number;
  /** Its length in seconds, where it is known before the video. */
  duration?: number;
  /** What is said in it: address of a WebVTT file, its language (BCP 47) and the name of that. */
  captions?: { src: string; language: string; label: string };
  /** It begins again when it ends, held by the parent. */
  isLooping?: boolean;
  /** Whether it loops at first. Default false. */
  defaultLooping?: boolean;
  /** Hears when looping is turned on or off. */
  onLoopingChange?: (isLooping: boolean) => void;
  /** Without sound, held by the parent. */
  isMuted?: boolean;
  /** Whether it is without sound at first. Default false. */
  defaultMuted?: boolean;
  /** Hears when the sound is turned on or off. */
  onMutedChange?: (isMuted: boolean) => void;
  /** How fast it is shown, 1 for as it was made; held by the parent. */
  speed?: number;
  /** How fast it is shown at first. Default 1. */
  defaultSpeed?: number;
  /** Hears of another speed. */
  onSpeedChange?: (speed: number) => void;
  /** The time is counted in seconds or in frames, at first; a press on it changes that. Default `seconds`. */
  defaultUnit?: 'seconds' | 'frames';
}

/** A video with its controls below it: what it shows is never covered. */
export function VideoPlayer({
  label,
  src,
  poster,
  ratio,
  frameRate = 24,
  duration = 0,
  captions,
  isLooping: givenLooping,
  defaultLooping = false,
  onLoopingChange,
  isMuted: givenMuted,
  defaultMuted = false,
  onMutedChange,
  speed: givenSpeed,
  defaultSpeed = 1,
  onSpeedChange,
  defaultUnit = 'seconds',
  ref,
  ...rest
}: VideoPlayerProps) {
  const t = useTexts('video', videoTexts);
  const root = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const track = useRef<HTMLTrackElement>(null);
  const [isLooping, setLooping] = useControlled(givenLooping, defaultLooping, onLoopingChange);
  const [isMuted, setMuted] = useControlled(givenMuted, defaultMuted, onMutedChange);
  const [speed, setSpeed] = useControlled(givenSpeed, defaultSpeed, onSpeedChange);
  const [countsFrames, setCountsFrames] = useState(defaultUnit === 'frames');
  const [isCaptioned, setCaptioned] = useState(false);
  const full = useFullScreen(root);
  const video = useVideo(element, { src, isMuted, speed, frameRate, knownDuration: duration });
  const { isStarted, isWaiting, isPlaying, isFailed } = video.state;
  const isDisabled = src === undefined || isFailed;

  useEffect(() => {
    // jsdom has the element without its track.
    const captions: TextTrack | undefined = track.current?.track;
    if (captions) captions.mode = isCaptioned ? 'showing' : 'disabled';
  }, [isCaptioned]);

  const shortcuts: Record<string, (() => void) | undefined> = {
    k: video.toggle,
    ',': () => video.step(-1),
    '.': () => video.step(1),
    l: () => setLooping(!isLooping),
    m: () => setMuted(!isMuted),
    c: captions && (() => setCaptioned(!isCaptioned)),
    f: full.toggle,
  };
  // They are for who is in the player; a menu that is open over it keeps its letters.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const shortcut = shortcuts[latinKey(event)];
    const isOurs = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!shortcut || !isOurs || isDisabled || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    shortcut();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and nothing here is filled in
    <div
      {...rootProps(rest, styles.root)}
      ref={useMergedRef(root, ref)}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      style={assignInlineVars({ [styles.ratio]: ratio })}
    >
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useMediaCaption: who has captions gives them */}
        <video
          ref={element}
          className={styles.video}
          aria-label={label}
          src={src}
          loop={isLooping}
          playsInline
          preload="metadata"
        >
          {captions && (
            <track
              ref={track}
              kind="captions"
              src={captions.src}
              srcLang={captions.language}
              label={captions.label}
            />
          )}
        </video>
        {!isStarted && poster !== undefined && (
          <div className={styles.cover} aria-hidden="true">
            <Image
              src={poster}
              alt=""
              ratio={ratio}
              radius="none"
              loading="eager"
              className={styles.poster}
            />
          </div>
        )}
        {isFailed ? (
          <div role="alert" className={styles.failure}>
            {t('failed')}
            <Button size="small" onPress={video.retry}>
              {t('retry')}
            </Button>
          </div>
        ) : src === undefined || isWaiting ? (
          <span className={styles.middle}>
            <Spinner size={24} label={t('loading')} />
          </span>
        ) : (
          !isStarted &&
          !isPlaying && (
            <span className={styles.middle} aria-hidden="true">
              <PlayIcon size={26} />
            </span>
          )
        )}
      </div>
      <VideoControls
        {...{ video, frameRate, isDisabled, isLooping, isMuted, speed, countsFrames, isCaptioned }}
        isFull={full.isFull}
        onLoop={setLooping}
        onMute={setMuted}
        onSpeed={setSpeed}
        onCount={setCountsFrames}
        onCaption={captions && setCaptioned}
        onFull={full.toggle}
      />
    </div>
  );
}
