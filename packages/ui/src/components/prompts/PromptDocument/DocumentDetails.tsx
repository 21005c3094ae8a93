import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import type { PromptFileFormat } from '@mirror-studio/domain/prompts/file';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { DownloadIcon, UploadIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RowsLater } from '../../../primitives/TagField/parts/RowsLater.tsx';
import { WordEntry } from '../../../primitives/TagField/parts/WordEntry.tsx';
import { WordField } from '../../../primitives/TagField/parts/WordField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import * as styles from './PromptDocument.css.ts';

interface DocumentDetailsProps {
  notes: string;
  onNotesChange: (notes: string) => void;
  tags: readonly string[];
  onTagsChange: (tags: readonly string[]) => void;
  /** What it was forked from, in words. */
  origin: string | undefined;
  /** Where that is shown; left out where it is not. */
  originHref: string | undefined;
  onExport: (format: PromptFileFormat) => void;
  /** Left out while the text cannot be replaced. */
  onImport: ((file: File) => void) | undefined;
}

/** What is said of the words, and the way out of here and in. */
export function DocumentDetails({
  notes,
  onNotesChange,
  tags,
  onTagsChange,
  origin,
  originHref,
  onExport,
  onImport,
}: DocumentDetailsProps) {
  const t = useTexts('promptDocument', promptDocument);
  return (
    <section className={styles.details} aria-label={t('details')}>
      <WordField
        Entry={WordEntry}
        Rows={RowsLater}
        label={t('tags')}
        value={tags}
        onChange={onTagsChange}
        limit={libraryLimits.tags}
      />
      <TextArea
        label={t('notes')}
        value={notes}
        onChange={onNotesChange}
        description={t('notesHint')}
        rows={3}
        limit={libraryLimits.notesCharacters}
      />
      <section className={styles.file} aria-label={t('file')}>
        <h2 className={styles.detailTitle}>{t('file')}</h2>
        <div className={styles.fileActions}>
          <Button size="small" icon={<DownloadIcon size={16} />} onPress={() => onExport('text')}>
            {t('exportText')}
          </Button>
          <Button size="small" icon={<DownloadIcon size={16} />} onPress={() => onExport('json')}>
            {t('exportJson')}
          </Button>
          <FileTrigger
            acceptedFileTypes={['text/plain', 'text/markdown', 'application/json', '.txt', '.md', '.json']}
            onSelect={(files) => {
              const [file] = files ?? [];
              if (file) onImport?.(file);
            }}
          >
            <Button size="small" icon={<UploadIcon size={16} />} isDisabled={!onImport}>
              {t('import')}
            </Button>
          </FileTrigger>
        </div>
        <p className={styles.hint}>{t('importHint')}</p>
      </section>
      {origin !== undefined && (
        <p className={styles.hint}>
          {originHref === undefined ? (
            origin
          ) : (
            <Link href={originHref} className={styles.originLink}>
              {origin}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
