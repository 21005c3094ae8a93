import { type DragEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../../controlled/useLatestCallback.ts';

interface Options {
  /** What is dropped or pasted goes nowhere. */
  isRefusing: boolean;
  /** What has the focus when something is pasted. */
  pasteTarget: RefObject<HTMLElement | null>;
  /** It has the focus. */
  isPasteTarget: boolean;
  onFile: (file: File) => void;
}

/** The first file of what was dropped or pasted: text and folders are none. */
function fileOf({ items }: DataTransfer): File | null {
  const file = [...items].find((item) => item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory);
  return file?.getAsFile() ?? null;
}

/**
 * Takes a file by the browser's own drag and drop and by its clipboard. React Aria's does more, a drag by keyboard from one
 * list to another, for 7 kB that a file from outside has no use for.
 */
export function useFileTransfer({ isRefusing, pasteTarget, isPasteTarget, onFile }: Options) {
  const [isOver, setIsOver] = useState(false);
  const entered = useRef<EventTarget>(null);
  const take = (data: DataTransfer | null) => {
    const file = isRefusing || !data ? null : fileOf(data);
    if (file) onFile(file);
  };

  const paste = useLatestCallback(({ clipboardData }: ClipboardEvent) => take(clipboardData));
  useEffect(() => {
    if (!isPasteTarget) return undefined;
    // Some browsers paste to the page when nothing that can be typed in has the focus, Safari only if it was asked to before.
    const askFor = (event: Event) => event.preventDefault();
    document.addEventListener('beforepaste', askFor);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('beforepaste', askFor);
      document.removeEventListener('paste', paste);
    };
  }, [isPasteTarget, paste]);

  const own = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const hover = (event: DragEvent) => {
    own(event);
    const { dataTransfer } = event;
    const isFile = dataTransfer.types.includes('Files');
    dataTransfer.dropEffect = isFile && !isRefusing ? 'copy' : 'none';
    setIsOver(isFile);
  };
  return {
    isDropTarget: isOver && !isRefusing,
    zoneProps: {
      // A press beside the buttons: the Tab key comes there too.
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && !target.closest('button'))
          pasteTarget.current?.focus({ preventScroll: true });
      },
      onDragEnter: (event: DragEvent) => {
        hover(event);
        entered.current = event.target;
      },
      onDragOver: hover,
      onDragLeave: (event: DragEvent) => {
        own(event);
        // What is entered is told before what is left.
        if (event.target === entered.current) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        own(event);
        setIsOver(false);
        take(event.dataTransfer);
      },
    },
  };
}
