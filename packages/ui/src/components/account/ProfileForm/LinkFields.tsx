import { publicProfileLimits } from '@mirror-studio/domain/constants/profiles';
import type { ProfileProblems } from '@mirror-studio/domain/profile';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CloseIcon, PlusIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as styles from './ProfileForm.css.ts';
import { useProblemWords } from './words.ts';

interface LinkFieldsProps {
  links: readonly string[];
  problems: NonNullable<ProfileProblems['links']>;
  isDisabled: boolean;
  onChange: (links: readonly string[]) => void;
}

const most = publicProfileLimits.links;

/** Up to five links, each with its field. The focus goes to one that is added, and stays when one goes. */
export function LinkFields({ links, problems, isDisabled, onChange }: LinkFieldsProps) {
  const t = useTexts('ownProfile', ownProfile);
  const words = useProblemWords();
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number | null>(null);
  const count = links.length;
  useEffect(() => {
    if (wanted.current === null) return;
    const fields = list.current?.querySelectorAll('input');
    const field = fields?.[Math.min(wanted.current, count - 1)];
    const add = list.current?.querySelector<HTMLElement>('[data-add]');
    wanted.current = null;
    (field ?? add)?.focus();
  }, [count]);
  return (
    <fieldset ref={list} aria-labelledby={id} className={styles.links}>
      <span id={id} className={styles.legend}>
        {t('links')}
      </span>
      {links.map((link, at) => {
        const problem = problems[at];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a link is its place: its text changes with every key
          <div key={at} className={styles.linkRow}>
            <TextField
              label={t('link', { number: at + 1 })}
              isLabelHidden
              type="url"
              name={`link-${at + 1}`}
              value={link}
              placeholder={t('linkPlaceholder')}
              autoComplete="url"
              autoCapitalize="none"
              spellCheck="false"
              onChange={(changed) => onChange(links.with(at, changed))}
              errorMessage={problem ? words.ofLink(problem) : undefined}
            />
            <IconButton
              label={t('removeLink', { number: at + 1 })}
              icon={<CloseIcon />}
              isDisabled={isDisabled}
              onPress={() => {
                wanted.current = at;
                onChange(links.toSpliced(at, 1));
              }}
            />
          </div>
        );
      })}
      {count < most && (
        <div>
          <Button
            size="small"
            icon={<PlusIcon />}
            data-add=""
            isDisabled={isDisabled}
            onPress={() => {
              wanted.current = count;
              onChange([...links, '']);
            }}
          >
            {t('addLink')}
          </Button>
        </div>
      )}
      <p className={styles.faint}>{t('linksHint', { most })}</p>
    </fieldset>
  );
}
