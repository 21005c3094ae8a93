import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { frameAt, framesIn, timeOf } from './videoTime.ts';

/** How a video stands. */
export interface VideoState {
  isPlaying: boolean;
  /** It has shown more than its poster. */
  isStarted: boolean;
  /** It should play, and waits for more to come. */
  isWaiting: boolean;
  isFailed: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; 0 while it is not known. */
  duration: number;
}

const initial: VideoState = {
  isPlaying: false,
  isStarted: false,
  isWaiting: false,
  isFailed: false,
  time: 0,
  duration: 0,
};

const durationOf = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? { duration } : {});

/** What each event of the element says of it. */
const changes: Readonly<Record<string, (video: HTMLVideoElement) => Partial<VideoState>>> = {
  play: () => ({ isPlaying: true, isStarted: true }),
  pause: () => ({ isPlaying: false, isWaiting: false }),
  ended: () => ({ isPlaying: false }),
  waiting: ({ paused }) => ({ isWaiting: !paused }),
  playing: () => ({ isWaiting: false }),
  seeked: ({ currentTime }) => ({ time: currentTime, isStarted: true, isWaiting: false }),
  timeupdate: ({ currentTime }) => ({ time: currentTime }),
  durationchange: durationOf,
  loadedmetadata: (video) => ({ isFailed: false, ...durationOf(video) }),
  // It begins anew. That it failed is said until it comes, or is asked for again.
  emptied: () => ({ isPlaying: false, isStarted: false, isWaiting: false, time: 0 }),
  error: () => ({ isFailed: true, isPlaying: false, isWaiting: false }),
};

interface Wishes {
  src: string | undefined;
  isMuted: boolean;
  speed: number;
  frameRate: number;
  /** Seconds, where they are known before the video. */
  knownDuration: number;
}

/**
 * What a video element does, and what can be done with it. Takes the element, and what is wished of it.
 *
 * @returns Its state, and the actions.
 */
export function useVideo(
  element: RefObject<HTMLVideoElement | null>,
  { src, isMuted, speed, frameRate, knownDuration }: Wishes,
) {
  const [state, setState] = useState(initial);
  const duration = state.duration || knownDuration;
  const [shownSrc, setShownSrc] = useState(src);
  if (shownSrc !== src) {
    setShownSrc(src);
    setState(initial);
  }

  useEffect(() => {
    const { current: video } = element;
    if (!video || src === undefined) return undefined;
    const listening = Object.entries(changes).map(([event, change]) => {
      const listen = () => setState((before) => ({ ...before, ...change(video) }));
      video.addEventListener(event, listen);
      return () => video.removeEventListener(event, listen);
    });
    // Either may have come before anyone listened.
    if (video.error) video.dispatchEvent(new Event('error'));
    else if (video.readyState > 0) video.dispatchEvent(new Event('loadedmetadata'));
    return () => {
      for (const end of listening) end();
    };
  }, [element, src]);

  useEffect(() => {
    const { current: video } = element;
    if (!video) return;
    // Another source begins with the default rate.
    Object.assign(video, { muted: isMuted, defaultPlaybackRate: speed, playbackRate: speed });
  }, [element, isMuted, speed]);

  // While it plays the time is read with every frame: the element tells of it only four times a second.
  useEffect(() => {
    const { current: video } = element;
    if (!video || !state.isPlaying || !('requestVideoFrameCallback' in video)) return undefined;
    let handle = 0;
    const next = () => {
      handle = video.requestVideoFrameCallback((_now, { mediaTime }) => {
        setState((before) => ({ ...before, time: mediaTime }));
        next();
      });
    };
    next();
    return () => video.cancelVideoFrameCallback(handle);
  }, [element, state.isPlaying]);

  const doing = (work: (video: HTMLVideoElement) => void) => () => {
    if (element.current) work(element.current);
  };
  const seek = (seconds: number) =>
    doing((video) => {
      video.currentTime = Math.min(Math.max(0, seconds), Math.max(0, duration - 0.001));
    })();
  const step = (frames: number) =>
    doing((video) => {
      video.pause();
      const last = Math.max(0, framesIn(duration, frameRate) - 1);
      const frame = Math.min(last, Math.max(0, frameAt(video.currentTime, frameRate) + frames));
      seek(timeOf(frame, frameRate));
    })();
  const toggle = doing((video) => {
    if (!video.paused) {
      video.pause();
      return;
    }
    // A browser may refuse to play; then it stays as it is, and says so by its own events.
    void video.play().catch(() => undefined);
  });

  // A press on the picture is a short way for the pointer: the keyboard has the button.
  const pressed = useEffectEvent(toggle);
  useEffect(() => {
    const { current: video } = element;
    const listen = () => pressed();
    video?.addEventListener('click', listen);
    return () => video?.removeEventListener('click', listen);
  }, [element]);

  return {
    state: { ...state, duration },
    seek,
    step,
    toggle,
    retry: doing((video) => {
      setState(initial);
      video.load();
    }),
  };
}

export type Video = ReturnType<typeof useVideo>;
