import type { Ref } from 'react';
import * as styles from './PlainText.css.ts';

interface PlainTextProps {
  text: string;
  onType: (text: string) => void;
  onFocus: (isFocused: boolean) => void;
  /** Somebody selects or composes: the field must not be changed for another. */
  onBusy: (isBusy: boolean) => void;
  /** Somebody means to write. */
  onMeant: () => void;
  isReadOnly: boolean;
  isDisabled: boolean;
  placeholder: string | undefined;
  /** As the code's own field has them. */
  attributes: Readonly<Record<string, string>>;
  ref: Ref<HTMLTextAreaElement>;
}

/** The text while what colours it is on its way, set in the same way: all but colours and names that are offered. */
export function PlainText({
  text,
  onType,
  onFocus,
  onBusy,
  onMeant,
  isReadOnly,
  isDisabled,
  placeholder,
  attributes: { spellcheck, autocapitalize, ...attributes },
  ref,
}: PlainTextProps) {
  return (
    // The copy makes it as high as its text.
    <div className={styles.grows} data-text={text}>
      <textarea
        {...attributes}
        ref={ref}
        spellCheck={spellcheck === 'true'}
        autoCapitalize={autocapitalize}
        className={styles.text}
        value={text}
        readOnly={isReadOnly}
        disabled={isDisabled}
        placeholder={placeholder}
        rows={1}
        onChange={({ target }) => onType(target.value)}
        onFocus={() => {
          onMeant();
          onFocus(true);
        }}
        onBlur={() => onFocus(false)}
        onPointerEnter={onMeant}
        onPointerDown={({ currentTarget }) => {
          onBusy(true);
          const isOver = new AbortController();
          const end = () => {
            isOver.abort();
            onBusy(false);
          };
          for (const event of ['pointerup', 'pointercancel'])
            currentTarget.ownerDocument.addEventListener(event, end, { signal: isOver.signal });
        }}
        onCompositionStart={() => onBusy(true)}
        // Some browsers write what was composed after that.
        onCompositionEnd={() => setTimeout(() => onBusy(false))}
      />
    </div>
  );
}
