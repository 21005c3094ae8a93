import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { cx } from '../../theme/cx.ts';
import * as button from '../Button/Button.css.ts';
import * as field from '../Field/Field.css.ts';
import * as icon from '../IconButton/IconButton.css.ts';

/** Named by the field: "Increase Coins". */
export function StepButton({ slot, icon: glyph }: { slot: 'increment' | 'decrement'; icon: ReactNode }) {
  return (
    <Button
      slot={slot}
      className={cx(
        button.root,
        button.size.small,
        button.variant.secondary,
        icon.square.small,
        icon.root,
        field.innerButton,
      )}
    >
      {glyph}
    </Button>
  );
}
