import { type CSSProperties, type ReactNode, useState } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import './window.css';

interface WindowProps {
  /** The view stands in a page of its own width, because a page brings it one in the app. */
  isFramed: boolean;
  /** Least height in px: room for the overlays to be seen to their end. */
  height: number;
  /** Draws nothing at all of a flow that shows nothing, so that there is no picture of it. */
  isHiddenWhenEmpty?: boolean;
  children: ReactNode;
}

/**
 * A window that shows a view with every overlay it opens: what the view fixes to the screen stays in here, so nothing of
 * the atlas lies over it and it lies over nothing of the atlas.
 */
export function Window({ isFramed, height, isHiddenWhenEmpty = false, children }: WindowProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const style: CSSProperties & Record<`--${string}`, string> = { '--atlas-window-height': `${height}px` };
  return (
    <div className="atlas-window" data-hidden-when-empty={isHiddenWhenEmpty || undefined} style={style}>
      <div className="atlas-window-page" data-framed={isFramed || undefined}>
        {overlays && <UNSAFE_PortalProvider getContainer={() => overlays}>{children}</UNSAFE_PortalProvider>}
      </div>
      <div className="atlas-window-layers" ref={setOverlays} />
    </div>
  );
}
