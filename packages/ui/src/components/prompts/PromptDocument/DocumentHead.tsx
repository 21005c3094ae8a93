import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { useTexts } from '../../../i18n/useTexts.ts';
import * as field from '../../../primitives/Field/Field.css.ts';
import { FieldHelp } from '../../../primitives/Field/FieldParts.tsx';
import * as styles from './PromptDocument.css.ts';

interface DocumentHeadProps {
  title: string;
  /** What it is called while it has no title of its own. */
  untitled: string | undefined;
  onTitleChange: (title: string) => void;
  line: ReactNode;
  actions: ReactNode;
}

/** The title, which is written where it stands, what has become of the text, and what can be done with all of it. */
export function DocumentHead({ title, untitled, onTitleChange, line, actions }: DocumentHeadProps) {
  const t = useTexts('promptDocument', promptDocument);
  const u = useTexts('ui', ui);
  const over = title.length - libraryLimits.titleCharacters;
  const name = untitled === undefined || untitled === '' ? t('untitled') : untitled;
  return (
    <header className={styles.head}>
      <h1 className={field.hidden}>{title.trim() === '' ? name : title}</h1>
      <TextField value={title} onChange={onTitleChange} isInvalid={over > 0} className={styles.titleField}>
        <Label className={field.hidden}>{t('title')}</Label>
        <Input placeholder={name} dir="auto" className={styles.title} />
        <FieldHelp errorMessage={over > 0 ? u('charactersOver', { count: over }) : undefined} />
      </TextField>
      <div className={styles.actions}>{actions}</div>
      {line}
    </header>
  );
}
