/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset would want a legend that is seen */
import { Button } from '../../../primitives/Button/Button.tsx';
import * as styles from './LeaderboardPage.css.ts';

interface ChoicesProps<Value extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  values: readonly Value[];
  chosen: Value;
  wordOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** One of a few, each a button. Not a SegmentedControl: that fetches what overlays stand on, and this page has none. */
export function Choices<Value extends string>({
  label,
  values,
  chosen,
  wordOf,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen
    <div role="group" aria-label={label} className={styles.choices}>
      {values.map((value) => (
        <Button
          key={value}
          size="small"
          variant={value === chosen ? 'secondary' : 'ghost'}
          aria-pressed={value === chosen}
          onPress={() => onChoose(value)}
        >
          {wordOf(value)}
        </Button>
      ))}
    </div>
  );
}
