import { videoLimits } from '@mirror-studio/domain/constants/video';
import { useEffect, useEffectEvent, useState } from 'react';

/** Plays frames as fast as the video has them, and begins again at its end. Takes the frame, how many there are, and what hears of the next. */
export function usePlaying(frame: number, frames: number, onFrame: (frame: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const show = useEffectEvent(onFrame);
  const first = useEffectEvent(() => frame);
  const all = useEffectEvent(() => frames);
  useEffect(() => {
    if (!isPlaying) return;
    const from = first();
    let began: number | null = null;
    let request = requestAnimationFrame(function next(now) {
      began ??= now;
      show((from + Math.floor(((now - began) / 1_000) * videoLimits.framesPerSecond)) % all());
      request = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying]);
  return { isPlaying, setPlaying };
}
