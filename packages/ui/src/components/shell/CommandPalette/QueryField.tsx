import { commandPalette as texts } from '@mirror-studio/domain/texts/en/commandPalette';
import { type RefObject, useEffect } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useTexts } from '../../../i18n/useTexts.ts';
import { FocusWhenShown, hasTouchScreen } from '../../../primitives/Overlay/FocusWhenShown.tsx';
import * as styles from './CommandPalette.css.ts';

/** What one types into. It takes the focus when the palette comes: that is what it was opened for. */
export function QueryField({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTexts('commandPalette', texts);
  // React Aria's own waits for the overlay after some ways of opening, and what is typed until then is lost.
  useEffect(() => {
    if (!hasTouchScreen()) input.current?.focus();
  }, [input]);
  return (
    <TextField aria-label={t('search')} className={styles.field}>
      <Input ref={input} placeholder={t('placeholder')} className={styles.input} />
      {hasTouchScreen() && <FocusWhenShown field={input} />}
    </TextField>
  );
}
