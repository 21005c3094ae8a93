import { videoLimits } from '@mirror-studio/domain/constants/video';
import { common } from '@mirror-studio/domain/texts/en/common';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import { type CameraShot, frameCount, videoSize } from '@mirror-studio/domain/video';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo, useState } from 'react';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { VideoIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { CameraPath } from './CameraPath.tsx';
import * as styles from './CameraPreview.css.ts';
import { FrameStrip } from './FrameStrip.tsx';
import { Lens } from './Lens.tsx';
import { Transport } from './Transport.tsx';
import { usePicture } from './usePicture.ts';
import { usePlaying } from './usePlaying.ts';

/** A picture that the camera moves over. Sizes in px. */
export interface PreviewedPicture {
  url: string;
  width: number;
  height: number;
  /** What is seen, in words. */
  label: string;
}

export interface CameraPreviewProps extends RootProps<HTMLElement> {
  /** The picture; null while there is none. */
  picture: PreviewedPicture | null;
  /** How the camera moves. */
  shot: CameraShot;
  /** The picture is on its way: what is said meanwhile. */
  waiting?: string;
  /** Why the picture that was asked for is not there. */
  failure?: ListFailure;
  /** The frame that is shown, from 0, held by the parent. */
  frame?: number;
  /** The frame that is shown at first. Default 0. */
  defaultFrame?: number;
  /** Hears of another frame. */
  onFrameChange?: (frame: number) => void;
  /** The whole picture with the path over it, or what the camera sees; at first. Default `path`. */
  defaultView?: 'path' | 'lens';
}

/** The move of a camera over a still picture, drawn as the renderer draws it: its path, and each of its frames. */
export function CameraPreview({ picture, waiting, failure, ...rest }: CameraPreviewProps) {
  const t = useTexts('videoCanvas', videoCanvas);
  const c = useTexts('common', common);
  if (picture) return <Preview {...rest} picture={picture} />;
  const {
    shot: _,
    frame: _frame,
    defaultFrame: _first,
    onFrameChange: _hears,
    defaultView: _view,
    ...root
  } = rest;
  const retry = failure?.onAction?.retry;
  return (
    <section {...rootProps(root, styles.root)} aria-label={t('path')} aria-busy={waiting !== undefined}>
      {failure && (
        <Banner
          tone="danger"
          role="alert"
          actions={
            retry && (
              <Button size="small" onPress={retry}>
                {c('retry')}
              </Button>
            )
          }
        >
          {failure.message}
        </Banner>
      )}
      {waiting === undefined ? (
        <EmptyState className={styles.empty} title={t('emptyTitle')} icon={<VideoIcon size={24} />}>
          {t('empty')}
        </EmptyState>
      ) : (
        <>
          <Status className={styles.facts}>{waiting}</Status>
          <div className={styles.place} />
        </>
      )}
    </section>
  );
}

type PreviewProps = Omit<CameraPreviewProps, 'picture' | 'waiting' | 'failure'> & {
  picture: PreviewedPicture;
};

function Preview({
  picture,
  shot,
  frame: given,
  defaultFrame = 0,
  onFrameChange,
  defaultView = 'path',
  ...rest
}: PreviewProps) {
  const t = useTexts('videoCanvas', videoCanvas);
  const { width, height } = picture;
  const size = useMemo(() => ({ widthPx: width, heightPx: height }), [width, height]);
  const video = videoSize(size);
  const frames = frameCount(shot.seconds);
  const [wanted, setFrame] = useControlled(given, defaultFrame, onFrameChange);
  const frame = Math.min(wanted, frames - 1);
  const [view, setView] = useState(defaultView);
  const { picture: drawn, isFailed } = usePicture(picture.url);
  const { isPlaying, setPlaying } = usePlaying(frame, frames, setFrame);
  const step = (by: number) => {
    setPlaying(false);
    setFrame(Math.min(frames - 1, Math.max(0, frame + by)));
  };
  const ratio = view === 'path' ? `${width} / ${height}` : `${video.widthPx} / ${video.heightPx}`;
  const told = {
    moveName: t(`move_${shot.move}`),
    easingName: t(`easing_${shot.easing}`),
    seconds: shot.seconds,
    frames,
  };
  return (
    <section {...rootProps(rest, styles.root)} aria-label={t('path')}>
      <div className={styles.head}>
        <p className={styles.facts}>
          {t('outputSize', {
            width: String(video.widthPx),
            height: String(video.heightPx),
            rate: videoLimits.framesPerSecond,
          })}
        </p>
        <SegmentedControl
          look="joined"
          label={t('shownAs')}
          isLabelHidden
          value={view}
          onChange={(value) => setView(value === 'lens' ? 'lens' : 'path')}
        >
          <Segment value="path">{t('showPath')}</Segment>
          <Segment value="lens">{t('showFrame')}</Segment>
        </SegmentedControl>
      </div>
      {isFailed && (
        <Banner tone="danger" role="alert">
          {t('sourceNotRead')}
        </Banner>
      )}
      <div
        className={styles.stage}
        style={assignInlineVars({
          [styles.ratio]: ratio,
          [styles.across]: view === 'path' ? String(width / height) : String(video.widthPx / video.heightPx),
        })}
      >
        {view === 'path' ? (
          <>
            <Image
              className={styles.picture}
              src={picture.url}
              ratio={ratio}
              radius="none"
              loading="eager"
              alt={picture.label}
            />
            {!isFailed && <CameraPath picture={size} shot={shot} frame={frame} />}
          </>
        ) : (
          <Lens {...{ drawn, size, shot, frame }} label={t('preview', { prompt: picture.label })} />
        )}
      </div>
      <p className={styles.told}>{t('pathOf', told)}</p>
      <FrameStrip
        picture={drawn}
        {...{ size, video, shot, frame }}
        onFrame={(to) => {
          setPlaying(false);
          setFrame(to);
        }}
      />
      <Transport
        isPlaying={isPlaying}
        isDisabled={drawn === null}
        onPlay={() => {
          if (!isPlaying) setView('lens');
          setPlaying(!isPlaying);
        }}
        onStep={step}
        now={t('frameOf', { now: frame + 1, all: frames })}
      />
    </section>
  );
}
