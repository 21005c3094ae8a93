import { useEffect, useState } from 'react';

interface Read {
  readonly url: string;
  /** Null where it could not be read. */
  readonly picture: HTMLImageElement | null;
}

/** Reads a picture to draw from it. Takes its address; returns it, null while it is on its way, and whether it failed. */
export function usePicture(url: string | undefined) {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    if (url === undefined) return;
    const picture = new Image();
    let isLeft = false;
    picture.onload = () => !isLeft && setRead({ url, picture });
    picture.onerror = () => !isLeft && setRead({ url, picture: null });
    picture.src = url;
    return () => {
      isLeft = true;
    };
  }, [url]);
  const current = read?.url === url ? read : null;
  return { picture: current?.picture ?? null, isFailed: current !== null && current.picture === null };
}
