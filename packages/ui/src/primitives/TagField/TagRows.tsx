import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { CloseIcon } from '../../icons/index.ts';
import * as styles from './TagField.css.ts';

export interface TagRowsProps {
  /** Names the list of tags. */
  label: string;
  tags: readonly string[];
  /** Left out where they cannot be changed. */
  onRemove: ((removed: ReadonlySet<string>) => void) | undefined;
  isDisabled: boolean;
}

/** The tags that are there: arrows go over them, Backspace and Delete take the one they are on. */
export function TagRows({ label, tags, onRemove, isDisabled }: TagRowsProps) {
  return (
    <TagGroup
      // React Aria hides what lies beside an open list from screen readers; these stay in reach of Shift Tab.
      data-react-aria-top-layer={true}
      aria-label={label}
      className={styles.group}
      {...(isDisabled && { disabledKeys: tags })}
      {...(onRemove && { onRemove: (keys) => onRemove(new Set([...keys].map(String))) })}
    >
      <TagList className={styles.list}>
        {tags.map((tag) => (
          <Tag key={tag} id={tag} textValue={tag} className={styles.tag}>
            <span className={styles.word}>{tag}</span>
            {onRemove && (
              <Button slot="remove" excludeFromTabOrder className={styles.remove}>
                <CloseIcon size={14} />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
