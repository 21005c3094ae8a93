import { type KeyPress, keyPressOf } from '@mirror-studio/domain/shortcuts';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

interface KeyRecorder {
  /** What has the focus while keys are recorded. */
  button: RefObject<HTMLButtonElement | null>;
  isRecording: boolean;
  onPress: (press: KeyPress) => void;
  onCancel: () => void;
}

/**
 * Hears the keys before anything else on the page does. Tab goes on as ever and so leaves, as a press elsewhere does;
 * Escape leaves the recording, not what it stands in.
 */
export function useKeyRecorder({ button, isRecording, onPress, onCancel }: KeyRecorder) {
  const press = useEffectEvent(onPress);
  const cancel = useEffectEvent(onCancel);
  // It stops hearing before the button goes: a browser takes the focus of what is removed, and nobody has left.
  useLayoutEffect(() => {
    const element = button.current;
    if (!isRecording || !element) return undefined;
    element.focus();
    const hear = (event: KeyboardEvent) => {
      const pressed = keyPressOf(event);
      if (!pressed || pressed.key === 'Tab') return;
      const { key } = pressed;
      event.stopPropagation();
      // What browsers do by other keys, such as F5, they go on doing.
      if (key.length === 1 || key === 'Enter' || key === 'Escape') event.preventDefault();
      if (key === 'Escape') cancel();
      else if (!event.repeat && !event.isComposing) press(pressed);
    };
    // Space presses a button when it is let go.
    const letGo = (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
    };
    // The focus stays where it is when another window comes to the front.
    const leave = () => {
      if (document.activeElement !== element) cancel();
    };
    element.addEventListener('keydown', hear, true);
    element.addEventListener('keyup', letGo, true);
    element.addEventListener('blur', leave);
    return () => {
      element.removeEventListener('keydown', hear, true);
      element.removeEventListener('keyup', letGo, true);
      element.removeEventListener('blur', leave);
    };
  }, [button, isRecording]);
}
